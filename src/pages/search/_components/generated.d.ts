declare module 'page-index' {
  /** Made by src/plugins/page-index for the built HTML, as `PageIndexSection[]`; empty in the browser's scripts. */
  const index: [];
  export default index;
}
