import type {LoadContext, Plugin} from '@docusaurus/types';

export interface FunctionTextsOptions {
  createTexts: () => object;
}

/**
 * Writes the text of the reference of GREL's functions to `@generated/function-texts/default/texts.json`, apart from
 * the page: src/components/FunctionText says who loads it.
 */
export default function functionTexts(_context: LoadContext, options: unknown): Plugin {
  const {createTexts} = options as FunctionTextsOptions;
  return {
    name: 'function-texts',
    async contentLoaded({actions}) {
      await actions.createData('texts.json', createTexts());
    },
  };
}
