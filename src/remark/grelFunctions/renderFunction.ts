import type {GrelChapter, GrelExample, GrelSignature} from '../../data/grel/functions.schema';
import {functionId, renderSignature, sinceMark} from '../../build/grelFunctions';

type Described = GrelChapter['functions'][number];

const code = (value: string): string => `\`${value}\``;
const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const listOf = (items: string[]): string => items.map((item) => `- ${item}`).join('\n');

export function renderFunction(described: Described): string {
  const {name, since, purpose, synonyms, signatures, errors, notes, examples, seeAlso} = described;
  const several = signatures.length > 1;
  return [
    `## ${name}() {#${functionId(name)}}`,
    ...signatures.map(
      (signature, index) =>
        `${code(renderSignature(name, signature))} → ${signature.returns.type}` + (index === 0 ? sinceMark(since) : ''),
    ),
    purpose,
    ...signatures.flatMap((signature) => renderDetails(signature, several)),
    renderExamples(examples),
    ...(notes.length > 0 ? [listOf(notes)] : []),
    ...renderErrors(errors),
    ...(seeAlso ? [`**See also:** ${seeAlso.join(' · ')}`] : []),
    `<small>**Also found as:** ${synonyms.join(', ')}.</small>`,
  ].join('\n\n');
}

function renderDetails({use, parameters, returns}: GrelSignature, several: boolean): string[] {
  const items = parameters.map(({name, type, meaning, optional, repeated}) => {
    const kind = `${type}${optional ? ', optional' : ''}${repeated ? ', can be repeated' : ''}`;
    return `${code(name)} (${kind}): ${meaning}.`;
  });
  const label = several && use ? [`**${capitalize(use)}:**`] : [];
  return [...label, listOf([...items, `**Returns**: ${returns.meaning}.`])];
}

/** An exact result is set in code, one in words is left as it is. */
const isExact = (result: string): boolean => result === 'null' || result.startsWith('Error: ');

function renderErrors(errors: Described['errors']): string[] {
  if (errors.length === 0) return [];
  const items = errors.map(
    ({input, result}) =>
      `${isExact(input) ? code(input) : capitalize(input)} → ${isExact(result) ? code(result) : result}`,
  );
  return ['**Errors and special cases:**', listOf(items)];
}

/** A table in the form that the manual's other examples have, so that the same plugin marks it. */
function renderExamples(examples: GrelExample[]): string {
  const withValue = examples.some(({value}) => value !== undefined);
  const head = ['Expression', ...(withValue ? ['Value'] : []), 'Result'];
  const rows = examples.map(({caption, expression, value, result, since, unchecked}) => [
    (caption ? `<small>${caption}</small><br>` : '') + code(expression),
    ...(withValue ? [value === undefined ? '–' : code(value)] : []),
    code(result) + sinceMark(since) + (unchecked ? ` <!-- unchecked: ${unchecked} -->` : ''),
  ]);
  return [head, head.map(() => '-'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}
