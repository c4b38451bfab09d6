import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {labelColumns} from '../../lib/labelColumns';

/** Cells with more letters than this are sentences. In a table of shorter ones, readers compare rows and columns. */
const LONGEST = 32;

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

const hasCode = (node: ElementContent | undefined): boolean =>
  isElement(node) && (node.tagName === 'code' || node.children.some(hasCode));

/** A table to read: a row begins with a name in code, or a cell holds a sentence. */
const isForReading = (rows: Element[][]): boolean =>
  rows.some(([key, ...cells]) => hasCode(key) || [key, ...cells].some((cell) => toString(cell).length > LONGEST));

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
      const labels = Object.entries(labelColumns(...head.map((cell) => toString(cell))));
      // In a table of two columns, the first cell names the second.
      const style = head.length > 2 ? labels.map(([name, label]) => `${name}: ${label}`).join('; ') : undefined;
      Object.assign(table.properties, {className: ['stacks'], style});
    });
  };
}
