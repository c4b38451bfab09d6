import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
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
const status = `Checked with OpenRefine ${checked.version}`;

test('finds tables in lists and notes, and says where a single row was not checked', () => {
  const rows = [
    ['Expression', 'Result'],
    ['`1`', '`1`'],
    ['`2`', '`2` <!-- unchecked: a -->'],
  ];
  expect(render(table(...rows).replaceAll(/^/gm, '> ')).join('')).toContain(`>${status}, but for the marked rows<`);
  expect(render(table(...rows.slice(0, 2))).join('')).toContain(`>${status}<`);
});

test('adds a button to every row that a page can evaluate, and to no other, and shows an expression once', () => {
  const rows = [
    ['`value.trim()`', '`" a "`', '`"a"`'],
    ['`value.trim()`', '`"b "`', '`"b"`'],
    ['`jython: return value`', '`1`', '`1`  <!-- unchecked: why -->'],
    ['`value.cross("a", "b")`', '`1`', '`[ ]`'],
    ['value', '`1 +`', '`[ ]` <span class="since">since 3.9</span> <!-- unchecked: 3.6 does not know it -->'],
    ['`1 +`', '–', '<!-- unchecked: a -->'],
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
  const mark = (words: string) => `<span class="unchecked" ${ignored}>${words}</span>`;
  const since = `<span class="since">since 3.9</span>${mark(', not checked')}`;
  expect(render(table(['Expression', 'Value', 'Result'], ...rows))).toEqual([
    '<table role="table" class="examples" data-try="row">',
    '<thead>',
    ...row('th', 'columnheader', ['Expression', 'Value', 'Result'], '<span class="visually-hidden">Try it</span>'),
    '</thead>',
    '<tbody>',
    ...row('td', 'cell', ['<code>value.trim()</code>', '<code>" a "</code>', '<code>"a"</code>'], button),
    ...row(
      'td',
      'cell',
      ['<code class="visually-hidden">value.trim()</code>', '<code>"b "</code>', '<code>"b"</code>'],
      button,
    ),
    ...row(
      'td',
      'cell',
      ['<code>jython: return value</code>', '<code>1</code>', `<code>1</code>${mark(' not checked: why')}`],
      '',
    ),
    ...row('td', 'cell', ['<code>value.cross("a", "b")</code>', '<code>1</code>', '<code>[ ]</code>'], ''),
    ...row('td', 'cell', ['value', '<code>1 +</code>', `<code>[ ]</code> ${since}`], ''),
    ...row('td', 'cell', ['<code>1 +</code>', '–', mark(' not checked: a')], button),
    '</tbody>',
    '</table>',
    `<p class="example-status" ${ignored}>${status}, but for the marked rows</p>`,
  ]);
});

test('adds no column where no row can be tried, and says nothing where none was checked', () => {
  const html = render(table(['Expression', 'Result'], ['`clojure: 1`', '`1` <!-- unchecked: a -->'])).join('');
  expect(html).not.toMatch(/class="try"|data-try|Checked/);
});

test('lets a table below a mark be tried as a whole', () => {
  const html = render(`Before.\n\n<!-- try -->\n\n${table(['Object', 'Lender'], ['Bowl', 'Museum'])}`);
  expect(html.slice(0, 4)).toEqual(['<p>Before.</p>', '<table data-try="table">', '<thead>', '<tr>']);
});

test('leaves other tables as they are', () => {
  const markdown = table(['Function', 'Result'], ['`1`', '`1`']);
  expect(transform(markdown)).toEqual(parseMarkdown(markdown));
});
