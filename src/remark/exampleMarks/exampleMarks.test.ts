import {toHtml} from 'hast-util-to-html';
import type {Nodes, Root, Table} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import checked from '../../data/checkedVersion.json';
import {parseMarkdown} from '../../build/pageBlocks';
import exampleMarks from './index';

const table = (...rows: string[][]): string => {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '-'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
const transform = (markdown: string): Root => {
  const root = parseMarkdown(markdown);
  exampleMarks()(root);
  return root;
};
/** The lines of the HTML that it will be. */
const render = (markdown: string): string[] =>
  toHtml(toHast(transform(markdown), {allowDangerousHtml: true}), {allowDangerousHtml: true}).split('\n');
const tableOf = (root: Root): Table => root.children.find((node) => node.type === 'table') as Table;
const propertiesOf = (node?: Nodes): Record<string, unknown> => ({...node?.data?.hProperties});
const isTryCell = (node: Nodes): boolean => String(propertiesOf(node).className) === 'try';

/** The last cell of each row below the head, without the one for the button, and the line below the table. */
const read = (root: Root) => ({
  cells: tableOf(root)
    .children.slice(1)
    .map(({children}) => toString(children.filter((cell) => !isTryCell(cell)).at(-1)).replace(/<[^>]*>/g, '')),
  below: root.children[1] && toString(root.children[1]),
});

const status = `Checked with OpenRefine ${checked.version}`;
const since = '`[ ]` <span class="since">since 3.9</span> <!-- unchecked: 3.6 does not know it -->';
test.each<[string, string[], string[], string | undefined]>([
  ['says with which version a table was checked', ['`1`'], ['1'], status],
  ['leaves the reason out where a version is named', [since], ['[ ] since 3.9, not checked'], undefined],
  [
    'keeps the space before words',
    ['<!-- unchecked: a -->', '`2`  <!-- unchecked: b -->'],
    [' not checked: a', '2 not checked: b'],
    undefined,
  ],
])('%s', (_, results, cells, below) => {
  const rows = results.map((result) => ['`value`', result]);
  expect(read(transform(table(['Expression', 'Result'], ...rows)))).toEqual({below, cells});
});

test.each([
  [['Expression', 'Result'], ['`value.trim()`', '`1 +`'], true],
  [['Expression', 'Value', 'Result'], ['value', '`1`', '`1`'], false],
])('reads the expression and the value of %j %j', (head, row, canBeTried) => {
  expect('data-try' in propertiesOf(tableOf(transform(table(head, row))))).toBe(canBeTried);
});

test('finds tables in lists and notes', () => {
  const markdown = table(['Expression', 'Result'], ['`1`', '`1`']).replaceAll(/^/gm, '> ');
  expect(toString(transform(markdown))).toContain('Checked with');
});

test('adds a button to every row that a page can evaluate, and to no other', () => {
  const rows = [
    ['`value.trim()`', '`" a "`', '`"a"`'],
    ['`jython: return value`', '`1`', '`1`  <!-- unchecked: why -->'],
    ['`value.cross("a", "b")`', '`1`', '`[ ]`'],
    ['`1 +`', '–', '`Error: …`'],
  ];
  const row = (tag: string, role: string, cells: string[], last: string) => {
    const attributes = ' class="try" data-needs-script="true" data-search-ignore="true"';
    const all = [...cells, last].map(
      (cell, at) => `<${tag} role="${role}"${at === 3 ? attributes : ''}>${cell}</${tag}>`,
    );
    return ['<tr role="row">', ...all, '</tr>'];
  };
  const button = '<button type="button">Try it</button>';
  const ignored = 'data-search-ignore="true"';
  const unchecked = `<code>1</code><span class="unchecked" ${ignored}> not checked: why</span>`;
  expect(render(table(['Expression', 'Value', 'Result'], ...rows))).toEqual([
    '<table role="table" class="examples" data-try="row">',
    '<thead>',
    ...row('th', 'columnheader', ['Expression', 'Value', 'Result'], '<span class="visually-hidden">Try it</span>'),
    '</thead>',
    '<tbody>',
    ...row('td', 'cell', ['<code>value.trim()</code>', '<code>" a "</code>', '<code>"a"</code>'], button),
    ...row('td', 'cell', ['<code>jython: return value</code>', '<code>1</code>', unchecked], ''),
    ...row('td', 'cell', ['<code>value.cross("a", "b")</code>', '<code>1</code>', '<code>[ ]</code>'], ''),
    ...row('td', 'cell', ['<code>1 +</code>', '–', '<code>Error: …</code>'], button),
    '</tbody>',
    '</table>',
    `<p class="example-status" ${ignored}>${status}, but for the marked rows</p>`,
  ]);
});

test('adds no column where no row can be tried', () => {
  const marked = tableOf(transform(table(['Expression', 'Result'], ['`clojure: 1`', '`1`'])));
  expect(marked.children.flatMap(({children}) => children.filter(isTryCell))).toEqual([]);
  expect(propertiesOf(marked)).not.toHaveProperty('data-try');
});

test('lets a table below a mark be tried as a whole', () => {
  const root = transform(`Before.\n\n<!-- try -->\n\n${table(['Object', 'Lender'], ['Bowl', 'Museum'])}`);
  expect(root.children.map((node) => [node.type, propertiesOf(node)])).toEqual([
    ['paragraph', {}],
    ['table', {'data-try': 'table'}],
  ]);
});

test('leaves other tables as they are', () => {
  const markdown = table(['Function', 'Result'], ['`1`', '`1`']);
  expect(transform(markdown)).toEqual(parseMarkdown(markdown));
});
