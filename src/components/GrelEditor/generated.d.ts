declare module '@generated/entry-index/default/words.json' {
  import type {Word} from '../../lib/grel/words';

  /** Written by src/plugins/entry-index. */
  const words: Word[];
  export default words;
}
