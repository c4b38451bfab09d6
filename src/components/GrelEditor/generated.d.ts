declare module '@generated/function-texts/default/words.json' {
  import type {Word} from '../../lib/grel/words';

  /** Written by src/plugins/function-texts. */
  const words: Word[];
  export default words;
}
