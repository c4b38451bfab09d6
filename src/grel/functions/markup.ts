import {decline, GrelError} from '../errors';
import type {GrelFunction} from '../evaluable';
import {Element} from '../markup/element';
import {parseXml} from '../markup/parseXml';
import {renderElement, renderInside} from '../markup/renderElement';
import {select} from '../markup/select';
import {dataOf, ownTextOf, textOf, wholeTextOf} from '../markup/text';
import type {HtmlNode} from '../scope';
import {List, typeName, type Value} from '../values';
import {expects} from './messages';

const PARSE_FIRST = 'Please first use parseXml() or parseHtml()';

function fromHtml(node: HtmlNode, isDocument: boolean): Element {
  const element = new Element(node.name, new Map(node.attributes), true, isDocument);
  const kind = /^(?:script|style)$/.test(node.name) ? 'data' : 'text';
  for (const child of node.children) {
    element.append(typeof child === 'string' ? {kind, text: child} : fromHtml(child, false));
  }
  return element;
}

const parseHtml: GrelFunction = (args, name, scope) => {
  const [text] = args;
  if (args.length !== 1 || typeof text !== 'string') return expects(name, 'a single string as an argument');
  if (!scope.parseHtml) return decline('Reading HTML needs a browser. Try it in OpenRefine.');
  return fromHtml(scope.parseHtml(text), true);
};

const parseXmlText: GrelFunction = (args, name) => {
  const [text] = args;
  return args.length === 1 && typeof text === 'string' ? parseXml(text) : expects(name, 'a string');
};

/** A function of one element; the errors differ. */
function ofElement(
  read: (element: Element) => Value,
  wrongValue: (name: string, type: string) => string,
  wrongCount: (name: string, type: string) => string,
): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    // With a wrong number of arguments, type() itself answers with an error, and that becomes part of the message.
    const type = args.length === 1 ? typeName(value) : 'type expects one argument';
    if (args.length !== 1) return new GrelError(wrongCount(name, type));
    return value instanceof Element ? read(value) : new GrelError(wrongValue(name, type));
  };
}

const notElement = (name: string) =>
  `${name} failed as the first parameter is not an XML or HTML element. ${PARSE_FIRST}`;
const expectsElement = (name: string) => `${name} expects a single XML or HTML element as an argument`;
const expectsOne = (name: string) => `${name} expects one argument`;
const notText = (name: string, type: string) =>
  `${name}() cannot work with this '${type}' and failed as the first parameter is not an XML or HTML Element. ` +
  `${PARSE_FIRST} and select(query) prior to using this function`;
const expectsText = (name: string, type: string) =>
  `${name} cannot work with this '${type}' and expects a single XML or HTML element as an argument`;

const xmlText = ofElement(textOf, notText, expectsText);

const innerHtml = ofElement(
  renderInside,
  (name, type) =>
    `${name}() cannot work with this '${type}'. The first parameter is not an HTML element. ` +
    'Please first use parseHtml(string) and select(query) prior to using this function',
  (name, type) => `${name} cannot work with this '${type}' and expects a single string as an argument`,
);

const innerXml = ofElement((element) => element.elements.map(renderElement).join('\n'), notElement, expectsElement);

const parent = ofElement(
  (element) => element.parent ?? null,
  (name, type) =>
    `${name} cannot work with this '${type}' but instead needs a jsoup XML or HTML element to work with. ` +
    'For arrays, you might select an index or loop over them with forEach().',
  expectsOne,
);

const scriptText = ofElement(
  dataOf,
  (name, type) =>
    `${name} cannot work with this '${type}' but instead needs a jsoup DataNode from style, script tags, etc. to work with. ` +
    'See https://jsoup.org/apidocs/org/jsoup/nodes/Element.html#data() ' +
    'For arrays, you might select an index or loop over them with forEach(). dataNodes is currently not implemented.',
  expectsOne,
);

const selectElements: GrelFunction = (args, name, scope) => {
  const [element, selector] = args;
  if (args.length !== 2) return expects(name, 'two arguments');
  if (!(element instanceof Element)) return new GrelError(notElement(name));
  if (typeof selector !== 'string') return expects(name, 'two arguments');
  scope.step(element.descendants.length);
  return new List(select(element, selector));
};

const xmlAttr: GrelFunction = (args, name) => {
  const [element, attribute] = args;
  if (args.length !== 2) return expects(name, 'two arguments');
  if (!(element instanceof Element)) {
    return new GrelError(
      `${name} failed as the first parameter is not an XML or HTML element. ${PARSE_FIRST} and select() prior to using this function`,
    );
  }
  if (typeof attribute !== 'string') return expects(name, 'two arguments');
  if (attribute.startsWith('abs:')) return decline('This needs the address of the page. Try it in OpenRefine.');
  const key = Array.from(element.attributes.keys()).find((known) => known.toLowerCase() === attribute.toLowerCase());
  return element.attributes.get(attribute) ?? (key === undefined ? '' : (element.attributes.get(key) ?? ''));
};

export const markup: Record<string, GrelFunction> = {
  parseHtml,
  parseXml: parseXmlText,
  select: selectElements,
  xmlAttr,
  htmlAttr: xmlAttr,
  xmlText,
  htmlText: xmlText,
  innerXml,
  innerHtml,
  ownText: ofElement(ownTextOf, notElement, expectsElement),
  wholeText: ofElement(wholeTextOf, notText, expectsText),
  parent,
  scriptText,
};
