// Replaces the component of @docusaurus/theme-classic 3.10.2, which loads a highlighter into every page (30 kB, gzip).
// The build has already colored the code, so this one only frames and copies it.
export {CodeBlock as default} from '../../components/CodeBlock';
