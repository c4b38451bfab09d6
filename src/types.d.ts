/// <reference types="@docusaurus/theme-mermaid" />

declare module '@generated/*.json' {
  /** What src/plugins wrote. */
  const data: unknown;
  export default data;
}

declare module '*.woff2' {
  /** The address of the emitted file, base URL included. */
  const url: string;
  export default url;
}
