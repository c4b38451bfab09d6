import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {labelColumns} from '../../lib/labelColumns';

/** Cells with more letters than this are sentences. In a table of shorter ones, readers compare rows and columns. */
const LONGEST = 32;

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const hasName = (node: ElementContent | undefined): boolean =>
  isElement(node) && (['code', 'a'].includes(node.tagName) || node.children.some(hasName));

/** A table to read: a row begins with a link or a name in code, or a cell holds a sentence. */
const isForReading = (rows: Element[][]): boolean =>
  rows.some(([key, ...cells]) => hasName(key) || [key, ...cells].some((cell) => toString(cell).length > LONGEST));

const measure = (rows: Element[][], column: number): number => toString(rows.map((cells) => cells[column])).length;

/**
 * A rehype plugin that marks the tables of which `css/table-cards.css` makes cards on narrow screens, and names their
 * columns. Tables of examples have their own cards, and tables of data (with a caption) stay tables.
 */
export default function stackTables() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'table'}, (table: Element) => {
      const rows: Element[][] = [];
      visit(table, {type: 'element', tagName: 'tr'}, (row: Element) => {
        rows.push(row.children.filter(isElement));
      });
      const [head = [], ...body] = rows;
      const [first] = table.children.filter(isElement);
      if (table.properties.className || first?.tagName !== 'thead' || !isForReading(body)) return;
      // A date stays whole.
      for (const [key] of body)
        if (key && /^\p{L}+ \d+, \d{4}$/u.test(toString(key))) key.properties.className = ['whole'];
      const labels = Object.entries(labelColumns(...head.map((cell) => toString(cell))));
      // Of two columns, the first names what the second explains at length. Otherwise, both are data.
      const isExplained = head.length === 2 && measure(body, 1) >= 2 * measure(body, 0);
      const style = isExplained ? undefined : labels.map(([name, label]) => `${name}: ${label}`).join('; ');
      Object.assign(table.properties, {className: ['stacks'], style});
    });
  };
}
