import type {LoadContext, Plugin} from '@docusaurus/types';

export interface FunctionTextsOptions {
  createTexts: () => object;
  createWords: () => object;
}

/**
 * Writes the text of the reference of GREL's functions to `@generated/function-texts/default/texts.json`, apart from
 * the page: src/components/FunctionText says who loads it. The editor of expressions completes the names in `words.json`.
 */
export default function functionTexts(_context: LoadContext, options: unknown): Plugin {
  const {createTexts, createWords} = options as FunctionTextsOptions;
  return {
    name: 'function-texts',
    async contentLoaded({actions}) {
      await actions.createData('texts.json', createTexts());
      await actions.createData('words.json', createWords());
    },
  };
}
