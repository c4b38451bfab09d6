// Ejects @docusaurus/theme-classic 3.10.2: there is no highlighter in the browser that languages could be added to.
export default function prismIncludeLanguages(): void {}
