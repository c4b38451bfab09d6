import {toString} from 'mdast-util-to-string';
import language from '../../data/grel/language.json';
import {checkLanguage} from '../../data/grel/language.schema';
import {functionId, readChapters, renderSignature} from '../../build/grelFunctions';
import type {Word} from '../../lib/grel/words';
import {parseMarkdown} from '../../build/pageBlocks';

/** Every function, control, and variable of GREL, one line each, for the expression editor. */
export function createWords(): Word[] {
  const functions = readChapters().flatMap(({file, functions: described}) =>
    described.map(({name, purpose, signatures}): Word => ({
      name,
      kind: 'function',
      signatures: signatures.map((signature) => renderSignature(name, signature)),
      purpose: toString(parseMarkdown(purpose)),
      to: `/docs/manual/grelfunctions/${file}#${functionId(name)}`,
    })),
  );
  const others = checkLanguage(language).map(({id, signature, ...word}): Word => ({
    ...word,
    signatures: [signature],
    to: `/docs/manual/grel${word.kind === 'control' ? '/operators-and-controls' : ''}#${id}`,
  }));
  return [...functions, ...others];
}
