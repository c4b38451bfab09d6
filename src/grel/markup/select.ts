import {decline} from '../errors';
import type {Element} from './element';
import {textOf} from './text';

type Test = (element: Element) => boolean;

const NAME = '(?:[\\w-]|[^\\0-\\x7f]|\\\\.)+';
const SIMPLE = new RegExp(
  `(?<any>\\*)|#(?<id>${NAME})|\\.(?<class>${NAME})|\\[(?<attribute>[^\\]]*)\\]|:(?<pseudo>[a-z-]+)(?:\\((?<argument>[^()]*)\\))?|(?<tag>${NAME}(?:\\|${NAME})?)`,
  'y',
);
const ATTRIBUTE = /^\s*([\w:-]+)\s*(?:(=|!=|\^=|\$=|\*=)\s*(.*?))?\s*$/;

/** The elements that a selector of jsoup finds, in the order of the text, the element itself among them. */
export function select(root: Element, selector: string): Element[] {
  const tests = splitTop(selector, ',').map((part) => compile(part.trim()));
  return [root, ...root.descendants].filter((element) => tests.some((test) => test(element)));
}

/** Parts between a separator that stands outside of brackets. */
function splitTop(text: string, separator: string): string[] {
  if (/["'\\]|:(?:matches|has|not|is|containsData)/.test(text.replace(/\[[^\]]*\]/g, ''))) declineSelector();
  let depth = 0;
  const parts = [''];
  for (const char of text) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (char === separator && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + char);
  }
  return parts;
}

function declineSelector(): never {
  return decline('This selector is not known to this page. Try it in OpenRefine.');
}

/** Steps joined by a space, `>`, `+` or `~`, from right to left. */
function compile(selector: string): Test {
  const steps: {combinator: string; test: Test}[] = [];
  let index = 0;
  let combinator = '';
  while (index < selector.length) {
    const between = /\s*([>+~])\s*|\s+/y;
    between.lastIndex = index;
    const gap = between.exec(selector);
    if (gap) {
      if (steps.length === 0) declineSelector();
      combinator = gap[1] ?? ' ';
      index = between.lastIndex;
    }
    const tests: Test[] = [];
    for (;;) {
      SIMPLE.lastIndex = index;
      const found = SIMPLE.exec(selector);
      if (!found) break;
      tests.push(createTest(found.groups ?? {}));
      index = SIMPLE.lastIndex;
    }
    if (tests.length === 0) declineSelector();
    steps.push({combinator, test: (element) => tests.every((test) => test(element))});
  }
  const last = steps.pop();
  if (!last) return declineSelector();
  return (element) => last.test(element) && fits(element, last.combinator, steps);
}

function fits(element: Element, combinator: string, steps: {combinator: string; test: Test}[]): boolean {
  const step = steps.at(-1);
  if (!step) return true;
  const rest = steps.slice(0, -1);
  const continues = (candidate: Element | undefined) =>
    candidate !== undefined && step.test(candidate) && fits(candidate, step.combinator, rest);
  const siblings = element.parent?.elements ?? [];
  const before = siblings.slice(0, Math.max(siblings.indexOf(element), 0));
  if (combinator === '>') return continues(element.parent);
  if (combinator === '+') return continues(before.at(-1));
  if (combinator === '~') return before.some(continues);
  for (let at = element.parent; at; at = at.parent) if (continues(at)) return true;
  return false;
}

function createTest(groups: Record<string, string | undefined>): Test {
  const {any, id, class: className, attribute, pseudo, argument, tag} = groups;
  const lower = (text: string) => text.trim().toLowerCase();
  if (any !== undefined) return () => true;
  if (id !== undefined) return (element) => element.attributes.get('id') === id;
  if (className !== undefined) {
    return (element) => (element.attributes.get('class') ?? '').toLowerCase().split(/\s+/).includes(lower(className));
  }
  if (attribute !== undefined) return createAttributeTest(attribute);
  if (tag !== undefined) {
    const name = lower(tag.replace('|', ':'));
    return (element) => element.name.toLowerCase() === name && !element.isDocument;
  }
  return createPseudoTest(pseudo ?? '', argument);
}

function createAttributeTest(source: string): Test {
  const [, key = '', operator, quoted = ''] = ATTRIBUTE.exec(source) ?? declineSelector();
  const value = quoted
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim()
    .toLowerCase();
  const valueOf = (element: Element) => {
    const name = Array.from(element.attributes.keys()).find((known) => known.toLowerCase() === key.toLowerCase());
    return name === undefined ? undefined : element.attributes.get(name)?.trim().toLowerCase();
  };
  return (element) => {
    const found = valueOf(element);
    if (operator === '!=') return found !== value;
    if (found === undefined) return false;
    if (operator === '^=') return found.startsWith(value);
    if (operator === '$=') return found.endsWith(value);
    if (operator === '*=') return found.includes(value);
    return operator === undefined || found === value;
  };
}

function createPseudoTest(name: string, argument: string | undefined): Test {
  const place = (element: Element) => element.parent?.elements.indexOf(element) ?? 0;
  const count = (element: Element) => element.parent?.elements.length ?? 1;
  const number = () => (/^\s*\d+\s*$/.test(argument ?? '') ? Number(argument) : declineSelector());
  switch (name) {
    case 'eq':
    case 'lt':
    case 'gt': {
      const limit = number();
      const holds = {eq: (at: number) => at === limit, lt: (at: number) => at < limit, gt: (at: number) => at > limit}[
        name
      ];
      return (element) => element.parent !== undefined && holds(place(element));
    }
    case 'first-child':
      return (element) => element.parent !== undefined && !element.parent.isDocument && place(element) === 0;
    case 'last-child':
      return (element) =>
        element.parent !== undefined && !element.parent.isDocument && place(element) === count(element) - 1;
    case 'nth-child': {
      const limit = number();
      return (element) => element.parent !== undefined && !element.parent.isDocument && place(element) === limit - 1;
    }
    case 'contains': {
      const text = (argument ?? declineSelector()).trim().toLowerCase();
      return (element) => textOf(element).toLowerCase().includes(text);
    }
    default:
      return declineSelector();
  }
}
