import {decline} from '../errors';
import {trimAscii} from '../java/text';
import {Element, type Text} from './element';

const words = (text: string) => new Set(text.split(' '));

/** The elements that jsoup sets apart from their neighbors with a space. */
const BLOCKS = words(
  'html head body frameset script noscript style meta link title frame noframes section nav aside hgroup header footer p ' +
    'h1 h2 h3 h4 h5 h6 ul ol pre div blockquote hr address figure figcaption form fieldset ins del dl dt dd li table ' +
    'caption thead tfoot tbody colgroup col tr th td video audio canvas details menu plaintext template article main svg ' +
    'math center dir applet marquee listing button #root',
);

/** The others that it knows. */
const INLINE = words(
  'object base font tt i b u big small em strong dfn code samp kbd var cite abbr time acronym mark ruby rt rp rtc a img wbr ' +
    'map q sub sup bdo iframe embed span input select textarea label optgroup option legend datalist keygen output progress ' +
    'meter area param source track summary command device basefont bgsound menuitem data bdi s strike nobr rb br',
);

export function isBlock(element: Element): boolean {
  return element.isHtml && BLOCKS.has(element.name);
}

export function isKnownInline(element: Element): boolean {
  return INLINE.has(element.name);
}

/** jsoup's text(): runs of space become one, blocks and line breaks are set apart. */
export function textOf(element: Element): string {
  let result = '';
  const walk = (node: Element | Text, parent: Element | undefined) => {
    if (!(node instanceof Element)) {
      result = appendText(result, node, parent);
      return;
    }
    if (isBlock(node) || node.name === 'br') result = appendSpace(result);
    node.children.forEach((child, index) => {
      walk(child, node);
      // What follows a block is set apart too.
      const next = node.children[index + 1];
      if (!(child instanceof Element) || !isBlock(child) || !next || result.endsWith(' ')) return;
      if (next instanceof Element && !isBlock(next) && !isKnownInline(next)) {
        decline('How OpenRefine reads text in an element that HTML does not have differs between its releases.');
      }
      if (next instanceof Element || next.kind === 'text') result = appendSpace(result);
    });
  };
  walk(element, element.parent);
  return trimAscii(result);
}

/** The text of an element without that of the elements inside. */
export function ownTextOf(element: Element): string {
  let result = '';
  for (const child of element.children) {
    if (!(child instanceof Element)) result = appendText(result, child, element);
    else if (child.name === 'br') result = appendSpace(result);
  }
  return trimAscii(result);
}

function appendSpace(result: string): string {
  return result === '' || result.endsWith(' ') ? result : `${result} `;
}

function appendText(result: string, {kind, text}: Text, parent: Element | undefined): string {
  if (kind !== 'text' && kind !== 'cdata') return result;
  if (keepsSpace(parent) || kind === 'cdata') return result + text;
  const normal = text.replace(/[\u200b\xad]/g, '').replace(/[ \t\n\f\r\xa0]+/g, ' ');
  return result + (result.endsWith(' ') ? normal.replace(/^ /, '') : normal);
}

/** jsoup looks at six levels. */
export function keepsSpace(element: Element | undefined): boolean {
  for (let at = element, depth = 0; at?.isHtml && depth < 6; at = at.parent, depth++) {
    if (/^(?:pre|plaintext|title|textarea)$/.test(at.name)) return true;
  }
  return false;
}

/** All text as it stands. */
export function wholeTextOf(element: Element): string {
  const inside = element.children.map((child) => {
    if (child instanceof Element) return wholeTextOf(child);
    return child.kind === 'text' || child.kind === 'cdata' ? child.text : '';
  });
  const page = element.name === 'html' || /\s$/.test(inside.join('')) ? element.parent : undefined;
  if (page?.hasParts || (element.name === 'body' && page?.parent?.hasParts)) {
    decline('Which space OpenRefine keeps around the head and the body is not known to this page. Try it there.');
  }
  return (element.name === 'br' ? '\n' : '') + inside.join('');
}

/** What scripts, styles, and comments hold. */
export function dataOf(element: Element): string {
  return element.children
    .map((child) => {
      if (child instanceof Element) return dataOf(child);
      return child.kind === 'text' || child.kind === 'declaration' ? '' : child.text;
    })
    .join('');
}
