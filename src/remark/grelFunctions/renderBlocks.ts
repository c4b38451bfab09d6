import type {TextBlock} from '../../lib/grel/functionTexts';
import {escapeHtml} from '../../lib/search/escapeHtml';
import type {Node} from './nodes';

const TAGS: Record<string, string> = {
  paragraph: 'p',
  list: 'ul',
  listItem: 'li',
  table: 'table',
  inlineCode: 'code',
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
};

const tagOf = ({type, data}: Node): string => {
  const tag = data?.hName ?? TAGS[type];
  if (!tag) throw new Error(`The reference of functions holds a node "${type}", which renderBlocks.ts does not know.`);
  return tag;
};

function fieldsOf({data, url}: Node): Record<string, string> {
  const fields = Object.entries(data?.hProperties ?? {}).map(([name, value]): [string, string] => [
    name === 'className' ? 'class' : name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ]);
  return {...(typeof url === 'string' ? {href: url} : {}), ...Object.fromEntries(fields)};
}

function renderInside(node: Node): string {
  const {type, value, children = []} = node;
  if (value !== undefined) return escapeHtml(value);
  if (type === 'table') {
    const row = (cells: Node[] = [], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${renderAll(cell.children)}</${tag}>`).join('')}</tr>`;
    const [head, ...rows] = children.map((one) => one.children);
    return `<thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`;
  }
  // An item of a list without empty lines holds its words without a paragraph.
  return renderAll(type === 'listItem' ? children.flatMap((one) => one.children ?? []) : children);
}

const renderAll = (nodes: Node[] = []): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value ?? '');
      const fields = Object.entries(fieldsOf(node)).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      const tag = tagOf(node);
      return `<${tag}${fields.join('')}>${renderInside(node)}</${tag}>`;
    })
    .join('');

/** Whether a node holds a link to another page. */
export const leadsAway = ({url, children = []}: Node): boolean =>
  (typeof url === 'string' && !url.startsWith('#')) || children.some(leadsAway);

/** The blocks of the reference as HTML. */
export const renderBlocks = (nodes: Node[]): TextBlock[] =>
  nodes.map((node) => ({tag: tagOf(node) as TextBlock['tag'], fields: fieldsOf(node), html: renderInside(node)}));
