// Wraps @docusaurus/theme-classic 3.10.2: registers what Markdown's own elements become on this site.
import MDXComponents from '@theme-original/MDXComponents';
import {ScrollTable} from '../../components/ScrollTable';

export default {...MDXComponents, table: ScrollTable};
