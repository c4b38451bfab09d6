declare module '@generated/entry-index/default/words.json' {
  /** Written by src/plugins/entry-index. */
  const words: import('../../lib/grel/words').Word[];
  export default words;
}
