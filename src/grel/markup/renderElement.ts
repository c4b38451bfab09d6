import {decline} from '../errors';
import {trimAscii} from '../java/text';
import {Element, type Text} from './element';
import {isBlock, isKnownInline, keepsSpace} from './text';

const VOID = /^(?:area|base|basefont|bgsound|br|col|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;
/** Blocks that stay in one line. */
const LINES = /^(?:p|h[1-6]|title|address|li|th|td|script|style|ins|del|button)$/;

function declineLines(): never {
  return decline('How OpenRefine writes this markup differs between its releases. Try it there.');
}

/** An element with its tags, lines and indentation included. */
export function renderElement(element: Element, depth = 0): string {
  const {name, children, isHtml, emptyEnd} = element;
  if (element.isDocument) return renderInside(element);
  if (isHtml && !isBlock(element) && !isKnownInline(element)) declineLines();
  const start = `<${name}${renderAttributes(element)}`;
  if (isHtml && VOID.test(name)) return `${start}>`;
  if (!isHtml && children.length === 0 && emptyEnd !== '>') return start + (emptyEnd ?? declineLines());
  if (isInLine(element)) {
    const line = renderLine(element, children);
    return `${start}>${isBlock(element) && !keepsSpace(element) ? trimAscii(line) : line}</${name}>`;
  }
  const lines = renderLines(element, depth + 1);
  if (children.length > 0 && element.elements.length === 0) declineLines();
  const margin = (size: number) => `\n${' '.repeat(Math.min(size, 30))}`;
  const inside = lines.map((line) => margin(depth + 1) + line).join('');
  return `${start}>${inside}${inside && margin(depth)}</${name}>`;
}

/** What is inside of an element. */
export function renderInside(element: Element): string {
  if (!isInLine(element)) return trimAscii(renderLines(element, 0).join('\n'));
  const line = renderLine(element, element.children);
  return element.isHtml ? trimAscii(line) : line;
}

const isInLine = (element: Element) => !isBlock(element) || LINES.test(element.name) || keepsSpace(element);

/** Blocks have a line each. Before them there can be one of text. */
function renderLines(element: Element, depth: number): string[] {
  const first = element.children.findIndex((child) => child instanceof Element && isBlock(child));
  const count = first < 0 ? element.children.length : first;
  const written = renderLine(element, element.children.slice(0, count));
  const line = trimAscii(written);
  if (line && first >= 0 && written.endsWith(' ')) declineLines();
  const blocks = element.children.slice(count).flatMap((child) => {
    if (child instanceof Element && isBlock(child)) return [renderElement(child, depth)];
    return 'kind' in child && child.kind === 'text' && /^[ \t\n\f\r]*$/.test(child.text) ? [] : declineLines();
  });
  return line ? [line, ...blocks] : blocks;
}

function renderLine(parent: Element, nodes: (Element | Text)[]): string {
  const {isHtml} = parent;
  const render = (node: Element | Text): string => {
    if (node instanceof Element)
      return isHtml && (isBlock(node) || node.name === 'br') ? declineLines() : renderElement(node);
    const {kind, text} = node;
    if (kind === 'data') return text;
    if (kind === 'text') {
      const kept = isHtml && !keepsSpace(parent) ? text.replace(/[ \t\n\f\r]+/g, ' ') : text;
      return escape(kept, isHtml).replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    }
    if (isHtml || (kind === 'declaration' && !/^<\?\w+(?: [\w:-]+="[^"<>&]+")+\?>$/.test(text))) declineLines();
    return {cdata: `<![CDATA[${text}]]>`, comment: `<!--${text}-->`, declaration: text}[kind];
  };
  return nodes.map(render).join('');
}

function escape(text: string, isHtml: boolean): string {
  // eslint-disable-next-line no-control-regex -- control characters are what releases differ in
  if (/[\0-\x08\v\x0e-\x1f\x7f-\x9f\ufffe\uffff]|\p{Cs}/u.test(text)) declineLines();
  return text.replaceAll('&', '&amp;').replaceAll('\xa0', isHtml ? '&nbsp;' : '&#xa0;');
}

/** An attribute of HTML without a value is written without one, which the browser cannot tell from an empty value. */
function renderAttributes({attributes, isHtml}: Element): string {
  return Array.from(attributes, ([name, value]) => {
    const isBare = isHtml && (value === '' || value.toLowerCase() === name);
    if (isBare || /[<>]/.test(value) || !/^[\w:.-]+$/.test(name)) declineLines();
    return ` ${name}="${escape(value, isHtml).replaceAll('"', '&quot;')}"`;
  }).join('');
}
