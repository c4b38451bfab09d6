import {decline} from '../errors';
import {Element, type Text} from './element';
import {isBlock, keepsSpace} from './text';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;

/** jsoup breaks and indents lines between blocks by rules that differ between releases: only one line is certain. */
function declineLines(): never {
  return decline('How OpenRefine breaks this into lines differs between its releases. Try it there.');
}

/** An element with its tags, as long as it fits in one line. */
export function renderElement(element: Element): string {
  if (element.isDocument || element.elements.some(isBlock) || keepsSpace(element)) declineLines();
  return `<${element.name}${renderAttributes(element)}${closing(element)}`;
}

/** What is inside of an element. */
export function renderInside(element: Element): string {
  if (element.elements.some(isBlock) || keepsSpace(element)) declineLines();
  return element.children.map(renderNode).join('').trim();
}

function closing(element: Element): string {
  if (element.isHtml && VOID.test(element.name)) return '>';
  if (!element.isHtml && element.children.length === 0) return declineLines();
  const inside = element.children.map(renderNode).join('');
  return `>${isBlock(element) ? inside.trim() : inside}</${element.name}>`;
}

function renderNode(node: Element | Text): string {
  if (node instanceof Element) {
    if (isBlock(node) || node.elements.some(isBlock) || node.name === 'br') declineLines();
    return `<${node.name}${renderAttributes(node)}${closing(node)}`;
  }
  if (node.kind !== 'text') return declineLines();
  return escape(node.text.replace(/[ \t\n\f\r]+/g, ' ')).replace(/[<>]/g, (char) => (char === '<' ? '&lt;' : '&gt;'));
}

function escape(text: string): string {
  // Which characters become names depends on the kind of document.
  if (/[\u0080-\u00a0]/.test(text)) declineLines();
  return text.replaceAll('&', '&amp;');
}

function renderAttributes(element: Element): string {
  return Array.from(element.attributes, ([name, value]) => {
    if (value === '' || /[<>]/.test(value)) return declineLines();
    return ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`;
  }).join('');
}
