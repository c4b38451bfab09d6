import {CONTROLS} from './controls';
import type {Evaluable} from './evaluable';
import {FUNCTIONS} from './functions';
import {stripLanguage, type Result} from './index';
import {parseWithRest} from './parser';

/** Characters that a hint quotes. */
const LONGEST = 40;

/** What other languages write, by what begins where GREL stops reading. */
const SLIPS: [RegExp, string][] = [
  [/^&/, 'GREL has no &&. Write and(a, b).'],
  [/^\|/, 'GREL has no ||. Write or(a, b).'],
  [/^!/, 'GREL has no !. Write not(a).'],
  [/^\?/, 'GREL has no ? and :. Write if(condition, a, b).'],
  [/^;/, 'Separate arguments with commas instead of semicolons.'],
  [/^[“”„‟‘’‚‛«»]/, 'Use straight quotation marks: " or \'.'],
  [/^=/, 'An expression does not begin with =. Leave it out.'],
];

/** Names of other languages, with what does the same in GREL. */
const SAME_AS = new Map([
  ['isempty', 'isBlank'],
  ['len', 'length'],
  ['lower', 'toLowercase'],
  ['replaceall', 'replace'],
  ['size', 'length'],
  ['substr', 'substring'],
  ['tolower', 'toLowercase'],
  ['toupper', 'toUppercase'],
  ['upper', 'toUppercase'],
]);

const childrenOf = (part: Evaluable): Evaluable[] => {
  if ('args' in part) return part.args;
  if ('inner' in part) return [part.inner];
  return 'left' in part ? [part.left, part.right] : [];
};

/** A part with all parts in it. */
export const listParts = (part: Evaluable): Evaluable[] => [part, ...childrenOf(part).flatMap(listParts)];

/** Whether a part can have its own fields: those of a row, of JSON, or of what a control goes through. */
function hasFields(part: Evaluable): boolean {
  if (part.kind === 'field' && part.name === 'value') return false;
  return listParts(part).some((one) =>
    one.kind === 'variable' ? one.name !== 'value' : one.kind === 'call' && one.name === 'parseJson',
  );
}

/** What was meant, probably, by an expression that cannot be read. */
function findSlip(source: string, error: string): string | undefined {
  const [, offset, unknown] = /^Parsing error at offset (\d+):(?:.* (\w+)$)?/.exec(error) ?? [];
  if (unknown && error.includes('Unknown function')) {
    const lower = unknown.toLowerCase();
    const name = [...FUNCTIONS.keys(), ...CONTROLS.keys()].find((one) => one.toLowerCase() === lower);
    if (name) return `Write ${name}(). Function names are case-sensitive.`;
    return SAME_AS.has(lower) ? `In GREL, this function is called ${SAME_AS.get(lower)}().` : undefined;
  }
  const rest = source.slice(Number(offset));
  return SLIPS.find(([start]) => start.test(rest))?.[1];
}

/** A sentence on what the tool silently accepts, though it hardly means what was meant, or on a common slip. */
export function findHint(expression: string, result: Result): string | undefined {
  if ('declined' in result) return undefined;
  const source = stripLanguage(expression);
  if ('error' in result && result.error.startsWith('Parsing error')) return findSlip(source, result.error);
  const {part, rest} = parseWithRest(source);
  if (rest) return `OpenRefine ignores the end of this expression: ${rest.slice(0, LONGEST)}`;
  const parts = listParts(part);
  if (parts.some((one) => one.kind === 'operator' && one.operator === '=')) {
    return 'A single = always returns null. Use == to compare.';
  }
  if ('error' in result || result.type === 'undefined') {
    if (parts.some((one) => one.kind === 'field' && one.name === 'recon')) return 'No cell here is reconciled.';
    const field = parts.find((one) => one.kind === 'field' && FUNCTIONS.has(one.name) && !hasFields(one.inner));
    if (field && 'name' in field) {
      return `Without parentheses, ${field.name} is the name of a field. To call the function, write ${field.name}().`;
    }
  }
  return source === expression
    ? undefined
    : 'In OpenRefine, leave out the language before the colon: the dialog adds it.';
}
