import type {Evaluable} from './evaluable';
import {FUNCTIONS} from './functions';
import {stripLanguage, type Result} from './index';
import {parseWithRest} from './parser';

/** Characters that a hint quotes. */
const LONGEST = 40;

const childrenOf = (part: Evaluable): Evaluable[] => {
  if ('args' in part) return part.args;
  if ('inner' in part) return [part.inner];
  return 'left' in part ? [part.left, part.right] : [];
};

const listParts = (part: Evaluable): Evaluable[] => [part, ...childrenOf(part).flatMap(listParts)];

/** A sentence on what the tool silently accepts, though it hardly means what was meant. */
export function findHint(expression: string, result: Result): string | undefined {
  // What cannot be read has a message.
  if ('declined' in result || ('error' in result && result.error.startsWith('Parsing error'))) return undefined;
  const {part, rest} = parseWithRest(stripLanguage(expression));
  if (rest) return `OpenRefine ignores the end of this expression: ${rest.slice(0, LONGEST)}`;
  const parts = listParts(part);
  if (parts.some((one) => one.kind === 'operator' && one.operator === '=')) {
    return 'A single = always returns null. Use == to compare.';
  }
  if ('text' in result && result.type !== 'undefined') return undefined;
  const field = parts.find((one) => one.kind === 'field' && FUNCTIONS.has(one.name));
  return field && 'name' in field
    ? `Without parentheses, ${field.name} is the name of a field. To call the function, write ${field.name}().`
    : undefined;
}
