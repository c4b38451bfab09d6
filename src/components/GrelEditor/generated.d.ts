declare module '@generated/site-data/default/words.json' {
  /** Written by src/plugins/site-data. */
  const words: import('../../lib/grel/words').Word[];
  export default words;
}
