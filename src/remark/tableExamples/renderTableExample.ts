import {h} from 'hastscript';
import type {BlockContent, Code} from 'mdast';
import type {TableExample} from '../../build/tableExamples';

/** The example as readers see it; `steps` is the code block of its operations, which the word "open" unfolds. */
export function renderTableExample({before, after, unchecked}: TableExample, steps: Code): BlockContent {
  // Two tables as HTML: Markdown's tables have no caption, and its text loses the spaces around a line break.
  const tables = h('div.table-example__tables', [createTable('Before', before), createTable('After', after, before)]);
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

/** The cells of a table that differ from another of the same size; none if most do, because rows have moved then. */
function changedCells(table: string[][], other: string[][]): Set<string> {
  const size = (rows: string[][]) => rows.map(({length}) => length).join();
  if (size(table) !== size(other)) return new Set();
  const places = table.flatMap((cells, row) => cells.map((cell, column) => ({cell, row, column})));
  const changed = places.filter(({cell, row, column}) => cell !== '' && cell !== other[row]?.[column]);
  return new Set(changed.length * 2 > places.length ? [] : changed.map(({row, column}) => `${row},${column}`));
}

function createTable(caption: string, table: string[][], other = table) {
  const [names = [], ...rows] = table;
  const changed = changedCells(table, other);
  return h('table', [
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
      rows.map((cells, row) =>
        h(
          'tr',
          cells.map((cell, column) =>
            h(
              'td',
              {className: /\s/.test(cell) ? [] : ['whole']},
              changed.has(`${row + 1},${column}`) ? h('mark', cell) : cell,
            ),
          ),
        ),
      ),
    ),
  ]);
}
