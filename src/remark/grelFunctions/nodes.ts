import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The Markdown tree as far as it is made here: nodes of mdast, some of which become another element by `data`. */
export interface Node {
  type: string;
  value?: string;
  children?: Node[];
  data?: {hName?: string; hProperties?: Record<string, unknown>};
  [field: string]: unknown;
}

export const text = (value: string): Node => ({type: 'text', value});
export const code = (value: string): Node => ({type: 'inlineCode', value});
export const paragraph = (children: Node[], className?: string): Node => ({
  type: 'paragraph',
  children,
  ...(className ? {data: {hProperties: {className: [className]}}} : {}),
});
export const link = (url: string, children: Node[]): Node => ({type: 'link', url, children});
export const listOf = (items: Node[][], className: string): Node => ({
  type: 'list',
  ordered: false,
  spread: false,
  data: {hProperties: {className: [className]}},
  children: items.map((children) => ({type: 'listItem', spread: false, children: [paragraph(children)]})),
});
export const heading = (depth: number, title: string, id: string, className: string): Node => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: {hProperties: {id, className: [className]}},
});
/** Any other element, in flow or in text. */
export const element = (hName: string, hProperties: Record<string, unknown>, children: Node[] = []): Node => ({
  type: 'emphasis',
  children,
  data: {hName, hProperties},
});
/** An empty anchor: an id that a heading had before. */
export const oldId = (id: string): Node => element('a', {id});
export const table = (rows: Node[][][]): Node => ({
  type: 'table',
  // One entry for each column: a row is cut to as many cells as there are.
  align: (rows[0] ?? []).map(() => null),
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

const markdown = unified().use(remarkParse);

/** Reads the Markdown of a text of the data, which is one paragraph. */
export function inline(source: string): Node[] {
  const [first, ...more] = (markdown.parse(source) as Node).children ?? [];
  if (first?.type !== 'paragraph' || more.length > 0) {
    throw new Error(`src/data/grel holds "${source}", which is not one paragraph of Markdown. Write one.`);
  }
  return first.children ?? [];
}
