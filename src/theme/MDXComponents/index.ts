// Wraps @docusaurus/theme-classic 3.10.2: registers what Markdown's own elements become on this site, and the parts that
// src/rehype/laterParts makes.
import MDXComponents from '@theme-original/MDXComponents';
import {Later} from '../../components/Later';
import {ScrollTable} from '../../components/ScrollTable';

export default {...MDXComponents, table: ScrollTable, Later};
