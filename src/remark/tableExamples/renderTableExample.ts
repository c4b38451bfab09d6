import {h} from 'hastscript';
import type {BlockContent, Code} from 'mdast';
import type {TableExample} from '../../build/tableExamples';

/** The example as readers see it; `steps` is the code block of its operations, which the word "open" unfolds. */
export function renderTableExample({before, after, unchecked}: TableExample, steps: Code): BlockContent {
  // Two tables as HTML: Markdown's tables have no caption, and its text loses the spaces around a line break.
  const tables = h('div.table-example__tables', [createTable('Before', before), createTable('After', after)]);
  return createNode('div', {className: 'table-example'}, [
    {type: 'paragraph', children: [], data: {hName: 'div', hProperties: tables.properties, hChildren: tables.children}},
    ...(unchecked
      ? [createNode('p', {className: 'unchecked'}, [{type: 'text', value: `Not checked: ${unchecked}.`}])]
      : []),
    // The search does not look into the steps: their words say nothing that the page does not.
    createNode('details', {dataSearchIgnore: 'true', open: /\bopen\b/.test(steps.meta ?? '')}, [
      createNode('summary', {}, [
        {type: 'text', value: 'The steps as JSON, to apply under '},
        {type: 'strong', children: [{type: 'text', value: 'Undo / Redo → Apply…'}]},
      ]),
      {...steps, meta: null},
    ]),
  ]);
}

/** A node of the Markdown tree that becomes another element: none of Markdown's own would do. */
const createNode = (hName: string, hProperties: Record<string, string | boolean>, children: object[]): BlockContent =>
  ({type: 'tableExample', data: {hName, hProperties}, children}) as never;

const createTable = (caption: string, [names = [], ...rows]: string[][]) =>
  h('table', [
    h('caption', caption),
    h(
      'thead',
      h(
        'tr',
        names.map((name) => h('th', {scope: 'col'}, name)),
      ),
    ),
    h(
      'tbody',
      rows.map((cells) =>
        h(
          'tr',
          cells.map((cell) => h('td', {className: /\s/.test(cell) ? [] : ['whole']}, cell)),
        ),
      ),
    ),
  ]);
