// Wraps @docusaurus/theme-classic 3.10.2: registers what Markdown's own elements become on this site.
import MDXComponents from '@theme-original/MDXComponents';
import {MarkdownTable} from '../../components/MarkdownTable';

export default {...MDXComponents, table: MarkdownTable};
