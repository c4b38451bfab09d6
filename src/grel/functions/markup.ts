import {decline, expects, GrelError} from '../errors';
import type {GrelFunction} from '../evaluable';
import {Element} from '../markup/element';
import {parseXml} from '../markup/parseXml';
import {renderInside} from '../markup/renderElement';
import {attributeOf, select} from '../markup/select';
import {dataOf, ownTextOf, textOf, wholeTextOf} from '../markup/text';
import {Elements, toJavaString, typeName, type Value} from '../values';

const PARSE_FIRST = 'Please first use parseXml() or parseHtml()';

const ROWS = 'thead|tbody|tfoot|tr|colgroup';
/** What browsers and the releases of OpenRefine read in different ways. */
const UNSURE = new RegExp(
  [
    '\\r|<(?:main|dialog|search|template|frameset|plaintext|image|!\\[cdata\\[)',
    // Browsers differ in what they let into a list of choices.
    '<select\\b(?:(?!</select)[^])*<(?!/?(?:option|optgroup|select)\\b)',
    // What is not in a cell of a table moves in front of the table.
    `(?:<(?:table|col|${ROWS})\\b[^>]*|</(?:caption|td|th|${ROWS})\\s*)>\\s*(?!\\s|$|</?(?:table|caption|td|th|col|${ROWS})\\b)`,
    // A tag that closes itself does so in some releases.
    '<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\\b)[a-z][^<>]*/>',
  ].join('|'),
  'i',
);

const parseHtml: GrelFunction = (args, name, scope) => {
  const [text] = args;
  if (args.length !== 1 || typeof text !== 'string') return expects(name, 'a single string as an argument');
  if (!scope.parseHtml) return decline('Reading HTML needs a parser, which is not loaded.');
  const root = UNSURE.test(text) ? undefined : scope.parseHtml(text);
  if (root) root.hasParts = /<\/?(?:html|head|body)\b/i.test(text);
  const isSure = root && !root.descendants.some(({name, parent}) => name === 'noscript' && parent?.name === 'head');
  return isSure ? root : decline('How OpenRefine reads this HTML is not known to this page. Try it there.');
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
    // With a wrong number of arguments, a type() without a name answers with an error, and that becomes part of the message.
    const type = args.length === 1 ? typeName(value) : 'null expects one argument';
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

const innerXml = ofElement((element) => toJavaString(new Elements(element.elements)), notElement, expectsElement);

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
  return new Elements(select(element, selector));
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
  return attributeOf(element, attribute) ?? '';
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
