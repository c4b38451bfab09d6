// Ejects @docusaurus/theme-classic 3.10.2: code comes highlighted from the build (src/rehype/highlightCode), so the
// block that loads a highlighter into every page (30 kB gzip) gives way to one that frames and copies.
export {CodeBlock as default} from '../../components/CodeBlock';
