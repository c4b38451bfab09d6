import * as z from 'zod';
import {createCheck} from '../checkData';
import {listOf, oneOf, sentence, text, textOfForm, unique} from '../fields';

const word = z.strictObject({
  name: textOfForm(/^[a-zA-Z]+$/, 'Write it without parentheses.'),
  kind: oneOf(['control', 'variable']),
  signature: text('Write how it is called.'),
  purpose: sentence('what it is for'),
  id: text('Write the id of its heading in docs/manual/grel.md or, for a control, in the page of controls below it.'),
});

const language = listOf(word, 'the controls and variables').superRefine(unique('name'));

/** The controls and variables of GREL, for the editor of expressions. */
export const checkLanguage = createCheck('grel/language', language);
