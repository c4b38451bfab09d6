import {describe, expect, test} from 'vitest';
import checked from '../../data/checkedVersion.json';
import exampleMarks from './index';

interface Tree {
  type: string;
  value?: string;
  children?: Tree[];
  data?: {hName?: string; hProperties?: Record<string, unknown>};
  align?: null[];
  attributes?: unknown;
}

const text = (value: string): Tree => ({type: 'text', value});
const code = (value: string): Tree => ({type: 'inlineCode', value});
const comment = (reason: string): Tree => ({type: 'html', value: `<!-- unchecked: ${reason} -->`});
const row = (...cells: Tree[][]): Tree => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});
const head = (...titles: string[]): Tree => row(...titles.map((title) => [text(title)]));
const page = (...rows: Tree[]): Tree => ({type: 'root', children: [{type: 'table', children: rows}]});
const read = ({value, children = []}: Tree): string => value ?? children.map(read).join('');

/** The cell with the button that tries a row. */
const isTryCell = ({data}: Tree): boolean => JSON.stringify(data?.hProperties?.className) === '["try"]';

function mark(tree: Tree): {below: string | undefined; cells: string[]} {
  exampleMarks()(tree);
  const [table, status] = tree.children ?? [];
  return {
    below: status && read(status),
    cells: (table?.children ?? [])
      .slice(1)
      .map((one) => read(one.children?.filter((cell) => !isTryCell(cell)).at(-1) ?? text(''))),
  };
}

describe('exampleMarks', () => {
  test('says below a table with which version it was checked', () => {
    const tree = page(head('Expression', 'Value', 'Result'), row([code('value')], [code('1')], [code('1')]));
    expect(mark(tree)).toEqual({below: `Checked with OpenRefine ${checked.version}`, cells: ['1']});
  });

  test('gives the reason in a row that was not checked, and says below that there is one', () => {
    const tree = page(
      head('Expression', 'Result'),
      row([code('1')], [code('1')]),
      row([code('now()')], [code('null'), text(' '), comment('the time passes')]),
    );
    expect(mark(tree)).toEqual({
      below: `Checked with OpenRefine ${checked.version}, but for the marked rows`,
      cells: ['1', 'null not checked: the time passes'],
    });
  });

  test.each<[string, Tree[]]>([
    ['Markdown', [{type: 'html', value: '<span class="since">'}, text('since 3.9'), {type: 'html', value: '</span>'}]],
    [
      'MDX',
      [{type: 'mdxJsxTextElement', attributes: [{name: 'className', value: 'since'}], children: [text('since 3.9')]}],
    ],
    ['a plugin', [{type: 'emphasis', data: {hProperties: {className: ['since']}}, children: [text('since 3.9')]}]],
  ])('leaves the reason out where a version is named, as %s writes it', (_name, since) => {
    const tree = page(
      head('Expression', 'Result'),
      row([code('zip()')], [code('[ ]'), text(' '), ...since, text(' '), comment('3.6 does not know it')]),
    );
    const {below, cells} = mark(tree);
    expect(below).toBeUndefined();
    expect(cells[0]?.replace(/<[^>]+>/g, '')).toBe('[ ] since 3.9, not checked');
  });

  test('reads the comment of MDX', () => {
    const tree = page(
      head('Expression', 'Result'),
      row([code('1')], [code('1'), {type: 'mdxTextExpression', value: '/* unchecked: so */'}]),
    );
    expect(mark(tree).cells).toEqual(['1 not checked: so']);
  });

  test('finds tables in lists and notes', () => {
    const inner = page(head('Expression', 'Result'), row([code('1')], [code('1')]));
    const tree: Tree = {type: 'root', children: [{...inner, type: 'listItem'}]};
    exampleMarks()(tree);
    expect(read(tree)).toContain('Checked with');
  });

  describe('a button to try it', () => {
    const buttons = ({children: [table] = []}: Tree) =>
      (table?.children ?? []).map((one) => one.children?.filter(isTryCell).map(read).join());

    test('is in every row that a page can evaluate, and in no other', () => {
      const tree = page(
        head('Expression', 'Value', 'Result'),
        row([code('value.trim()')], [code('" a "')], [code('"a"')]),
        row([code('jython: return value')], [code('1')], [code('1')]),
        row([code('value.cross("a", "b")')], [code('1')], [code('[ ]')]),
        row([code('1 +')], [text('–')], [code('Error: …')]),
      );
      const table = tree.children?.[0];
      if (table) table.align = [null, null, null];
      mark(tree);
      expect(buttons(tree)).toEqual(['Try it', 'Try it', '', '', 'Try it']);
      expect(table?.align).toHaveLength(4);
      expect(table?.data?.hProperties).toMatchObject({'data-try': 'row'});
      const cells = table?.children?.flatMap(({children = []}) => children.filter(isTryCell)) ?? [];
      for (const {data} of cells) {
        expect(data?.hProperties).toMatchObject({'data-search-ignore': 'true', 'data-needs-script': 'true'});
      }
    });

    test('has no column where no row can be tried', () => {
      const tree = page(head('Expression', 'Result'), row([code('clojure: 1')], [code('1')]));
      mark(tree);
      expect(buttons(tree)).toEqual(['', '']);
      expect(tree.children?.[0]?.data?.hProperties).not.toHaveProperty('data-try');
    });
  });

  test('a row of code is short, and a row with words keeps its cells', () => {
    const tree = page(
      head('Expression', 'Value', 'Result'),
      row([code('value.trim()')], [code('" a "')], [code('"a"')]),
      row([code('jython: return value')], [code('1')], [code('1')]),
      row([code('now()')], [code('1')], [code('1'), text(' '), comment('the time passes')]),
    );
    exampleMarks()(tree);
    const [, first, second, third] = tree.children?.[0]?.children ?? [];
    expect(first?.data).toEqual({
      hProperties: {role: 'row', 'data-codes': 'value.trim()\n" a "\n"a"', 'data-try': 'yes'},
      hChildren: [],
    });
    expect(second?.data?.hProperties).toMatchObject({'data-try': 'no'});
    expect(third?.data).toEqual({hProperties: {role: 'row'}});
  });

  test('a table below a mark can be tried as a whole', () => {
    const tree = page(head('Object', 'Lender'), row([text('Bowl')], [text('Museum')]));
    tree.children?.unshift(text('Before.'), {type: 'html', value: '<!-- try -->'});
    exampleMarks()(tree);
    expect(tree.children?.map(({type, data}) => [type, data?.hProperties])).toEqual([
      ['text', undefined],
      ['table', {'data-try': 'table'}],
    ]);
  });

  test('leaves other tables as they are', () => {
    const tree = page(head('Function', 'Result'), row([code('1')], [code('1')]));
    const before = structuredClone(tree);
    exampleMarks()(tree);
    expect(tree).toEqual(before);
  });
});
