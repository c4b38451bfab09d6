import {decline} from '../errors';
import {HTML_ENTITIES} from '../java/htmlEntities';
import {unescapeEntities} from '../java/escapes';
import {Element} from './element';

const NAME = '[^\\s/>"\'<=]+';
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?`, 'g');
const NAMES = new Map([...HTML_ENTITIES, ['amp', '&'], ['lt', '<'], ['gt', '>'], ['quot', '"'], ['apos', "'"]]);

/** Reads XML as jsoup does, which forgives: a tag that closes nothing is skipped, and what is open at the end is closed. */
export function parseXml(text: string): Element {
  const root = new Element('#root', new Map(), false, true);
  let parent = root;
  for (let index = 0; index < text.length;) {
    const skipped = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^>]*\?>|<![a-zA-Z][^>[]*>/y;
    skipped.lastIndex = index;
    const special = skipped.exec(text)?.[0];
    TAG.lastIndex = index;
    const tag = special === undefined ? TAG.exec(text) : null;
    if (special !== undefined) {
      if (special.startsWith('<![')) parent.append({kind: 'cdata', text: special.slice(9, -3)});
      index += special.length;
    } else if (tag) {
      const [whole, slash, name = '', attributes = '', empty] = tag;
      if (slash) parent = close(parent, name);
      else {
        const element = new Element(name, readAttributes(attributes), false);
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
    if (depthOf(parent) > 200) decline('This XML is nested too deeply for this page.');
  }
  return root;
}

function close(parent: Element, name: string): Element {
  for (let at: Element | undefined = parent; at && !at.isDocument; at = at.parent) {
    if (at.name === name) return at.parent ?? parent;
  }
  return parent;
}

function depthOf(element: Element): number {
  let depth = 0;
  for (let at = element.parent; at; at = at.parent) depth++;
  return depth;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (!attributes.has(name)) attributes.set(name, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** A name that is unknown or has no semicolon is read in part, by a list of more than two thousand. */
function decodeEntities(text: string): string {
  const rest = text.replace(/&(?:(\w+)|#[xX][0-9a-fA-F]+|#\d+);/g, (whole, name?: string) =>
    name && !NAMES.has(name) ? whole : '',
  );
  if (/&[\w#]/.test(rest)) decline('How OpenRefine reads this entity is not known to this page. Try it there.');
  return unescapeEntities(text, NAMES);
}
