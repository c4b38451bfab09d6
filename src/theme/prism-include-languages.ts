// Ejected from @docusaurus/theme-classic 3.10.2. No highlighter runs in the browser, and the stock module would bring
// 9 kB of Prism into every page (gzip).
export default function prismIncludeLanguages(): void {}
