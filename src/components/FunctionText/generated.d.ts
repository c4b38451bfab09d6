declare module '@generated/function-texts/default/texts.json' {
  import type {FunctionTexts} from '../../lib/grel/functionTexts';

  /** Written by src/plugins/function-texts. */
  const texts: FunctionTexts;
  export default texts;
}
