import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Nodes} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import type {TextBlock} from '../../lib/grel/functionTexts';
import type {Node} from './nodes';

/** Whether a node holds a link to another page. */
export const leadsAway = ({url, children = []}: Node): boolean =>
  (typeof url === 'string' && !url.startsWith('#')) || children.some(leadsAway);

const refuse = (_state: unknown, {type, value}: Node): never => {
  throw new Error(`The reference of functions holds "${value}", a node "${type}". Put markup between backticks.`);
};

/** The blocks of the reference as HTML. */
export function renderBlocks(nodes: Node[]): TextBlock[] {
  const root = {type: 'root', children: nodes} as Nodes;
  const {children} = toHast(root, {handlers: {html: refuse}, unknownHandler: refuse}) as Root;
  return children.filter(isElement).map((block) => ({
    tag: block.tagName as TextBlock['tag'],
    fields: Object.fromEntries(
      Object.entries(block.properties).map(([name, value]) => [
        name === 'className' ? 'class' : name,
        [value].flat().join(' '),
      ]),
    ),
    // Without the line breaks between items and rows.
    html: toHtml(block.children).trim().replaceAll('>\n<', '><'),
  }));
}

const isElement = (node: {type: string}): node is Element => node.type === 'element';
