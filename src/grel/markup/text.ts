import {Element, type Text} from './element';

/** The elements that jsoup sets apart from their neighbors with a space. */
const BLOCKS = new Set(
  (
    'html head body frameset script noscript style meta link title frame noframes section nav aside hgroup header footer p ' +
    'h1 h2 h3 h4 h5 h6 ul ol pre div blockquote hr address figure figcaption form fieldset ins del dl dt dd li table ' +
    'caption thead tfoot tbody colgroup col tr th td video audio canvas details menu plaintext template article main svg ' +
    'math center dir applet marquee listing'
  ).split(' '),
);

export function isBlock(element: Element): boolean {
  return element.isDocument || BLOCKS.has(element.name);
}

/** jsoup's text(): runs of space become one, blocks and line breaks are set apart. */
export function textOf(element: Element): string {
  let result = '';
  const addSpace = () => {
    if (result !== '' && !result.endsWith(' ')) result += ' ';
  };
  const walk = (node: Element | Text, parent: Element | undefined) => {
    if (!(node instanceof Element)) {
      if (node.kind === 'text') result = appendText(result, node.text, parent);
      else if (node.kind === 'cdata') result += node.text;
      return;
    }
    if (isBlock(node) || node.name === 'br') addSpace();
    node.children.forEach((child, index) => {
      walk(child, node);
      // Text behind a block is set apart too.
      const next = node.children[index + 1];
      if (child instanceof Element && isBlock(child) && next && !(next instanceof Element) && next.kind === 'text')
        addSpace();
    });
  };
  walk(element, element.parent);
  return result.trim();
}

/** The text of an element without that of the elements inside. */
export function ownTextOf(element: Element): string {
  let result = '';
  for (const child of element.children) {
    if (child instanceof Element) {
      if (child.name === 'br' && !result.endsWith(' ')) result += ' ';
    } else if (child.kind === 'text') result = appendText(result, child.text, element);
    else if (child.kind === 'cdata') result += child.text;
  }
  return result.trim();
}

function appendText(result: string, text: string, parent: Element | undefined): string {
  if (keepsSpace(parent)) return result + text;
  const normal = text.replace(/[ \t\n\f\r\xa0]+/g, ' ').replace(/[\u200b\xad]/g, '');
  return result + (result.endsWith(' ') ? normal.trimStart() : normal);
}

export function keepsSpace(element: Element | undefined): boolean {
  for (let at = element, depth = 0; at && depth < 6; at = at.parent, depth++) {
    if (/^(?:pre|plaintext|title|textarea)$/.test(at.name)) return true;
  }
  return false;
}

/** All text as it stands. */
export function wholeTextOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child instanceof Element) return child.name === 'br' ? '\n' : wholeTextOf(child);
      return child.kind === 'text' || child.kind === 'cdata' ? child.text : '';
    })
    .join('');
}

/** What scripts and styles hold. */
export function dataOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child instanceof Element) return dataOf(child);
      return child.kind === 'data' || child.kind === 'cdata' || child.kind === 'other' ? child.text : '';
    })
    .join('');
}
