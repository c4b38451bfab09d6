import {describe, expect, test} from 'vitest';
import {readChapters} from '../../data/grel/chapters';
import type {GrelChapter} from '../../data/grel/functions.schema';
import grelFunctions, {createFunctionTexts} from './index';
import {inline, listOf, paragraph, table, text, type Node} from './nodes';
import {renderBlocks} from './renderBlocks';
import {renderChapter, renderIndex} from './renderChapter';

const marker = (name: string): Node => ({type: 'mdxFlowExpression', value: `/* functions: ${name} */`});
const read = ({value, children = []}: Node): string => value ?? children.map(read).join('');
const find = (nodes: Node[], fits: (node: Node) => boolean): Node[] =>
  nodes.flatMap((node) => [...(fits(node) ? [node] : []), ...find(node.children ?? [], fits)]);
const idOf = ({data}: Node): unknown => data?.hProperties?.id;
const classOf = (name: string) => (node: Node) =>
  ((data) => Array.isArray(data) && data.includes(name))(node.data?.hProperties?.className);

const chapter: GrelChapter = {
  file: 'text',
  title: 'Change text',
  id: 'change-text',
  oldIds: ['string-functions'],
  intro: 'See [join()](#join).',
  functions: [
    {
      name: 'toDate',
      since: '3.9.0',
      purpose: 'Reads a date.',
      synonyms: ['day', 'parse date'],
      oldIds: ['todateo'],
      signatures: [
        {
          use: 'by guessing',
          parameters: [{name: 'value', type: 'text', meaning: 'what to read'}],
          returns: {type: 'date', meaning: 'the date'},
        },
        {
          use: 'by a format',
          parameters: [
            {name: 'value', type: 'text', meaning: 'what to read'},
            {name: 'format', type: 'text', meaning: 'the form', repeated: true, optional: true},
          ],
          returns: {type: 'date', meaning: 'the date'},
        },
      ],
      errors: [
        {input: 'null', result: 'Error: Unable to parse as date'},
        {input: 'a format that is none', result: 'an error of Java'},
      ],
      notes: ['Write `yyyy`.'],
      examples: [
        {expression: 'value.toDate()', value: '"2024"', result: 'null'},
        {expression: 'toDate(1)', result: 'null', since: '3.9', unchecked: 'why not'},
      ],
    },
  ],
};

describe('renderChapter', () => {
  const nodes = renderChapter(chapter);

  test('gives headings with their ids, and anchors for the old ones', () => {
    const headings = find(nodes, ({type}) => type === 'heading');
    expect(headings.map((node) => [node.depth, read(node), idOf(node)])).toEqual([
      [2, 'Change text', 'change-text'],
      [3, 'toDate()', 'todate'],
    ]);
    expect(find(nodes, ({data}) => data?.hName === 'a').map(idOf)).toEqual(['string-functions', 'todateo']);
  });

  test('writes every signature, the first with the version', () => {
    expect(find(nodes, classOf('grel-signature')).map(read)).toEqual([
      'toDate(value) → date since 3.9',
      'toDate(value, format?…) → date',
    ]);
  });

  test('writes purpose, parameters, notes, errors and synonyms', () => {
    const words = nodes.map(read);
    expect(words).toEqual(expect.arrayContaining(['Reads a date.', 'By guessing:', 'By a format:', 'Write yyyy.']));
    expect(words).toContain('Also found as: day, parse date.');
    expect(words.join('\n')).toContain('format (text, optional, can be repeated): the form.');
    expect(find(nodes, classOf('grel-errors')).map(read)).toEqual([
      'null → Error: Unable to parse as dateA format that is none → an error of Java',
    ]);
    const exact = find(find(nodes, classOf('grel-errors')), ({type}) => type === 'inlineCode');
    expect(exact.map(read)).toEqual(['null', 'Error: Unable to parse as date']);
  });

  test('lays examples out as the tables of the manual, with the reason where one is not checked', () => {
    const [table] = find(nodes, ({type}) => type === 'table');
    expect(table?.align).toEqual([null, null, null]);
    const rows = table?.children?.map((row) => row.children?.map(read));
    expect(rows).toEqual([
      ['Expression', 'Value', 'Result'],
      ['value.toDate()', '"2024"', 'null'],
      ['toDate(1)', '–', 'null since 3.9/* unchecked: why not */'],
    ]);
  });
});

test('renderIndex links every function and group', () => {
  const links = find([renderIndex([chapter])], ({type}) => type === 'link');
  expect(links.map((node) => [node.url, read(node)])).toEqual([
    ['#change-text', 'Change text'],
    ['#todate', 'toDate'],
  ]);
});

test('inline refuses what is more than a paragraph', () => {
  expect(() => inline('1. One')).toThrow('holds "1. One", which is not one paragraph');
  expect(() => inline('One.\n\nTwo.')).toThrow('is not one paragraph');
});

test('renderBlocks writes HTML, with all that a browser could take for markup escaped', () => {
  expect(
    renderBlocks([
      paragraph(inline('A `<b>` of **[`x[0]`](#y)** & "z"'), 'grel-purpose'),
      listOf([inline('one'), inline('`two`')], 'grel-notes'),
      table([[[text('Head')]], [inline('`a`')]]),
    ]),
  ).toEqual([
    {
      tag: 'p',
      fields: {class: 'grel-purpose'},
      html: 'A <code>&#x3C;b></code> of <strong><a href="#y"><code>x[0]</code></a></strong> &#x26; "z"',
    },
    {tag: 'ul', fields: {class: 'grel-notes'}, html: '<li>one</li><li><code>two</code></li>'},
    {
      tag: 'table',
      fields: {},
      html: '<thead><tr><th>Head</th></tr></thead><tbody><tr><td><code>a</code></td></tr></tbody>',
    },
  ]);
  expect(() => renderBlocks([{type: 'surprise', children: []}])).toThrow('a node "surprise"');
  expect(() => renderBlocks([paragraph(inline('A <b>.'))])).toThrow('holds "<b>", a node "html". Put markup between');
});

describe('createFunctionTexts', () => {
  const texts = createFunctionTexts();

  test('holds the text of every function, but for those that lead to other pages', () => {
    const all = readChapters().flatMap((one) => one.functions.map(({name}) => name));
    const others = all.filter((name) => !texts[name]);
    expect(others).toContain('quotient');
    expect(others.length).toBeLessThan(all.length / 5);
    expect(JSON.stringify(texts)).not.toMatch(/href=\\"(?!#)/);
  });

  test('marks the tables of examples', () => {
    const [table, status] = texts.trim?.slice(-3) ?? [];
    expect(table?.tag).toBe('table');
    expect(status).toMatchObject({fields: {class: 'example-status', 'data-search-ignore': 'true'}});
    expect(JSON.stringify(texts)).not.toContain('unchecked:');
  });
});

describe('grelFunctions', () => {
  const names = ['index', ...readChapters().map(({file}) => file)];
  const run = (...asked: string[]): Node[] => {
    const root: Node = {type: 'root', children: [{type: 'thematicBreak'}, ...asked.map(marker)]};
    grelFunctions()(root, {path: 'docs/page.mdx'});
    return root.children ?? [];
  };

  test('puts every function into the page, under its own heading', () => {
    const headings = find(run(...names), ({type, depth}) => type === 'heading' && depth === 3).map(read);
    const described = readChapters().flatMap((one) => one.functions.map(({name}) => `${name}()`));
    expect(headings).toEqual(described);
    expect(new Set(headings).size).toBe(117);
  });

  test('leaves the text below a heading to its component, but for what leads to other pages', () => {
    const nodes = run(...names);
    const asked = find(nodes, ({name}) => name === 'FunctionText').map(
      ({attributes}) => attributes as {value: string}[],
    );
    expect(asked.map(([attribute]) => attribute?.value).sort()).toEqual(Object.keys(createFunctionTexts()).sort());
    const links = find(nodes, ({type, url}) => type === 'link' && !String(url).startsWith('#'));
    expect(links.map(({url}) => url)).toContain('/docs/manual/grel#division');
  });

  test('gives no id twice', () => {
    const ids = find(run(...names), (node) => idOf(node) !== undefined).map(idOf);
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  });

  test('leaves other pages as they are', () => {
    expect(run()).toEqual([{type: 'thematicBreak'}]);
  });

  test.each([
    ['leaves a group out', names.slice(0, -1), `docs/page.mdx does not ask for "${names.at(-1)}"`],
    ['asks for an unknown group', [...names, 'nothing'], 'asks for "nothing", which is not a group'],
    ['asks for a group twice', [...names, 'text'], 'asks for "text" twice'],
  ])('a page that %s is an error that names page and group', (_name, asked, message) => {
    expect(() => run(...asked)).toThrow(message);
  });
});
