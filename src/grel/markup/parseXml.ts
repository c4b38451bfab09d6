import {decline} from '../errors';
import {HTML_ENTITIES} from '../java/htmlEntities';
import {unescapeEntities} from '../java/escapes';
import {Element} from './element';

const NAME = '[^\\s/>"\'<=]+';
const TAG = new RegExp(
  `<(/?)(?=[a-zA-Z])(${NAME})((?:\\s+${NAME}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)\\s*(/?)>`,
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?`, 'g');
const SPECIAL = /<!--([^]*?)-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^>]*\?>|<![a-zA-Z][^>[]*>/y;
const NAMES = new Map([...HTML_ENTITIES, ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"]]);

/** Reads XML as jsoup does, which forgives: a tag that closes nothing is skipped, and what is open at the end is closed. */
export function parseXml(text: string): Element {
  const root = new Element('#root', new Map(), false);
  let parent = root;
  for (let index = 0; index < text.length;) {
    SPECIAL.lastIndex = TAG.lastIndex = index;
    const special = SPECIAL.exec(text);
    const tag = special ? null : TAG.exec(text);
    if (special) {
      const [whole, comment, cdata] = special;
      const kind = cdata !== undefined ? 'cdata' : comment !== undefined ? 'comment' : 'declaration';
      parent.append({kind, text: cdata ?? comment ?? whole});
      index += whole.length;
    } else if (tag) {
      const [whole, slash, name = '', attributes = '', empty] = tag;
      if (slash) parent = close(parent, name);
      else {
        const element = new Element(name, readAttributes(attributes), false, empty ? ' />' : '>');
        parent.append(element);
        if (!empty) parent = element;
      }
      index += whole.length;
    } else {
      const end = text.indexOf('<', index + 1);
      const piece = text.slice(index, end < 0 ? undefined : end);
      if (piece.startsWith('<')) decline('How OpenRefine reads this markup is not known to this page. Try it there.');
      parent.append({kind: 'text', text: decodeEntities(piece)});
      index += piece.length;
    }
    if (parent.depth > 200) decline('This XML is nested too deeply for this page.');
  }
  const all = root.descendants;
  const selfClosed = new Set(all.filter(({emptyEnd}) => emptyEnd === ' />').map(({name}) => name));
  for (const element of all) if (element.emptyEnd === '>' && selfClosed.has(element.name)) element.emptyEnd = undefined;
  return root;
}

function close(parent: Element, name: string): Element {
  for (let at: Element | undefined = parent; at && !at.isDocument; at = at.parent) {
    if (at.name === name) return at.parent ?? parent;
  }
  return parent;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (!attributes.has(name)) attributes.set(name, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** A name that is unknown or has no semicolon is read in part, by a list of more than two thousand; some numbers mean others. */
function decodeEntities(text: string): string {
  const rest = text.replace(
    /&(?:(\w+)|#(?:[xX]([0-9a-fA-F]{1,6})|(\d{1,7})));/g,
    (whole, name?: string, hex?: string, decimal?: string) => {
      if (name !== undefined) return NAMES.has(name) ? '' : whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      const isPlain =
        code > 31 && code <= 0x10ffff && !(code >= 127 && code < 160) && !(code >= 0xd800 && code < 0xe000);
      return isPlain || [9, 10, 13].includes(code) ? '' : whole;
    },
  );
  if (/&[\w#]/.test(rest)) decline('How OpenRefine reads this entity is not known to this page. Try it there.');
  return unescapeEntities(text, NAMES);
}
