import {createBlock, type PageBlock, type TableExample} from '../../lib/tableExamples';

/** A node of the Markdown tree, as far as this plugin reads and writes it. */
export interface MarkdownNode {
  type: string;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  position?: {start: {line: number}};
  children?: MarkdownNode[];
  data?: {hName: string; hProperties?: Record<string, string>; hChildren?: HtmlNode[]};
}

type HtmlNode =
  | {type: 'element'; tagName: string; properties: Record<string, string>; children: HtmlNode[]}
  | {type: 'text'; value: string};

/** What the node is to a table example. */
export function readBlock({type, value = '', lang, meta, position}: MarkdownNode): PageBlock {
  const line = position?.start.line ?? 1;
  if (type === 'code') return {kind: 'fence', line, language: lang ?? '', meta: meta ?? '', text: value};
  if (type === 'html') return createBlock(value, line);
  if (type === 'mdxFlowExpression') return createBlock(`{${value}}`, line);
  return {kind: 'other', line};
}

/** The example as readers see it; `steps` is the code block of its operations. */
export function renderTableExample({before, after}: TableExample, steps: MarkdownNode): MarkdownNode {
  return createNode('div', {className: 'table-example'}, [
    createNode('div', {className: 'table-example__tables'}, [
      createTable('Before', before),
      createTable('After', after),
    ]),
    // The search does not look into the steps: their words say nothing that the page does not.
    createNode('details', {dataSearchIgnore: 'true'}, [
      createNode('summary', {}, [
        {type: 'text', value: 'The steps as JSON, to apply under '},
        {type: 'strong', children: [{type: 'text', value: 'Undo / Redo → Apply…'}]},
      ]),
      {...steps, meta: null},
    ]),
  ]);
}

function createNode(hName: string, hProperties: Record<string, string>, children: MarkdownNode[]): MarkdownNode {
  return {type: 'tableExample', data: {hName, hProperties}, children};
}

/** Built as HTML: Markdown's tables have no caption, and its text loses the spaces around a line break. */
function createTable(caption: string, [names = [], ...rows]: string[][]): MarkdownNode {
  const header = names.map((name) => createElement('th', [createText(name)], {scope: 'col'}));
  const body = rows.map((cells) =>
    createElement(
      'tr',
      cells.map((cell) => createElement('td', cell ? [createText(cell)] : [])),
    ),
  );
  const hChildren = [
    createElement('caption', [createText(caption)]),
    createElement('thead', [createElement('tr', header)]),
    createElement('tbody', body),
  ];
  return {type: 'tableExample', data: {hName: 'table', hProperties: {}, hChildren}};
}

function createElement(tagName: string, children: HtmlNode[], properties: Record<string, string> = {}): HtmlNode {
  return {type: 'element', tagName, properties, children};
}

function createText(value: string): HtmlNode {
  return {type: 'text', value};
}
