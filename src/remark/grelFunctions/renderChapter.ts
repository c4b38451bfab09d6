import type {GrelChapter, GrelExample, GrelSignature} from '../../data/grel/functions.schema';
import {functionId, isMarked, renderSignature, shortVersion} from '../../lib/grel/functions';
import {code, element, heading, inline, link, listOf, oldId, paragraph, table, text, type Node} from './nodes';

type Described = GrelChapter['functions'][number];

/** The heading of a function with the anchors before it, and what stands below. */
export interface FunctionNodes {
  name: string;
  heading: Node[];
  body: Node[];
}

/** The heading of a group, the text below it, and the section of each function as `place` lays it out. */
export function renderChapter(
  {title, id, oldIds, intro, functions}: GrelChapter,
  place: (section: FunctionNodes) => Node[] = ({heading: head, body}) => [...head, ...body],
): Node[] {
  return [
    ...anchors(oldIds),
    heading(2, title, id, 'grel-group'),
    paragraph(inline(intro)),
    ...functions.map(renderFunction).flatMap(place),
  ];
}

/** All names as links to their sections, group by group. */
export function renderIndex(chapters: GrelChapter[]): Node {
  const items = chapters.map(({title, id, functions}) => [
    link(`#${id}`, [text(title)]),
    text(': '),
    ...functions.flatMap(({name}) => [link(`#${functionId(name)}`, [code(name)]), text(' ')]),
  ]);
  return element('nav', {'aria-label': 'All functions', className: ['grel-index']}, [listOf(items, 'grel-names')]);
}

/** Empty anchors on a separate line; none for none. */
const anchors = (ids: string[] = []): Node[] => (ids.length > 0 ? [paragraph(ids.map(oldId), 'grel-ids')] : []);

const sinceMark = (version: string): Node[] => [
  text(' '),
  element('span', {className: ['since']}, [text(`since ${shortVersion(version)}`)]),
];

export function renderFunction({
  name,
  oldIds,
  since,
  purpose,
  synonyms,
  signatures,
  errors,
  notes,
  examples,
}: Described): FunctionNodes {
  const several = signatures.length > 1;
  const body = [
    ...signatures.map((signature, index) =>
      paragraph(
        [
          code(renderSignature(name, signature)),
          text(' → '),
          ...inline(signature.returns.type),
          ...(index === 0 && isMarked(since) ? sinceMark(since) : []),
        ],
        'grel-signature',
      ),
    ),
    paragraph(inline(purpose), 'grel-purpose'),
    ...signatures.flatMap((signature) => renderSignatureDetails(signature, several)),
    ...(notes.length > 0 ? [listOf(notes.map(inline), 'grel-notes')] : []),
    ...renderErrors(errors),
    ...renderExamples(examples),
    paragraph([element('strong', {}, [text('Also found as:')]), text(` ${synonyms.join(', ')}.`)], 'grel-words'),
  ];
  return {name, heading: [...anchors(oldIds), heading(3, `${name}()`, functionId(name), 'grel-function')], body};
}

function renderSignatureDetails({use, parameters, returns}: GrelSignature, several: boolean): Node[] {
  const result = [element('strong', {}, [text('Returns')]), text(': '), ...inline(returns.meaning), text('.')];
  const items = [
    ...parameters.map(({name, type, meaning, optional, repeated}) => [
      code(name),
      text(` (${type}${optional ? ', optional' : ''}${repeated ? ', can be repeated' : ''}): `),
      ...inline(meaning),
      text('.'),
    ]),
    result,
  ];
  const label = several && use ? [paragraph([text(`${capitalize(use)}:`)], 'grel-use')] : [];
  return [...label, listOf(items, 'grel-parameters')];
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An exact result is set in code, one in words is left as it is. */
const isExact = (result: string): boolean => result === 'null' || result.startsWith('Error: ');

function renderErrors(errors: Described['errors']): Node[] {
  if (errors.length === 0) return [];
  const items = errors.map(({input, result}) => [
    ...(isExact(input) ? [code(input)] : inline(capitalize(input))),
    text(' → '),
    ...(isExact(result) ? [code(result)] : inline(result)),
  ]);
  return [paragraph([text('Errors and special cases:')], 'grel-use'), listOf(items, 'grel-errors')];
}

/** Tables of examples in the form that the manual's other tables have, so that the same plugin marks them. */
function renderExamples(examples: GrelExample[]): Node[] {
  const withValue = examples.some(({value}) => value !== undefined);
  const head = ['Expression', ...(withValue ? ['Value'] : []), 'Result'].map((title) => [text(title)]);
  const rows = examples.map(({expression, value, result, since, unchecked}) => [
    [code(expression)],
    ...(withValue ? [value === undefined ? [text('–')] : [code(value)]] : []),
    [
      code(result),
      ...(since ? sinceMark(since) : []),
      ...(unchecked ? [{type: 'mdxTextExpression', value: `/* unchecked: ${unchecked} */`}] : []),
    ],
  ]);
  return [table([head, ...rows])];
}
