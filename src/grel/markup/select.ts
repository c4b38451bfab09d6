import {decline} from '../errors';
import type {Element} from './element';
import {textOf} from './text';

type Test = (element: Element, root: Element) => boolean;
type Step = {combinator: string; test: Test};

/** Versions of jsoup differ in which other characters they allow. */
const NAME = '[\\w-]+';
/** The argument of a pseudo-class can have brackets inside of brackets, once. */
const SIMPLE = new RegExp(
  `(?<any>\\*)|#(?<id>${NAME})|\\.(?<className>${NAME})|\\[(?<attribute>[^\\]]*)\\]|(?<tag>(?!-)${NAME}(?:\\|${NAME})?)|` +
    ':(?<pseudo>[a-z-]+)(?:\\((?<argument>(?:[^()]|\\([^()]*\\))*)\\))?',
  'y',
);
const ATTRIBUTE = /^\s*([\w:-]+)\s*(?:(=|!=|\^=|\$=|\*=)\s*(.+?))?\s*$/;

/** The elements that a selector of jsoup finds, in the order of the text, the element itself among them. */
export function select(root: Element, selector: string): Element[] {
  const test = compileGroup(selector);
  return [root, ...root.descendants].filter((element) => test(element, root));
}

function declineSelector(): never {
  return decline('This selector is not known to this page. Try it in OpenRefine.');
}

function compileGroup(selector: string): Test {
  if (/["'\\]/.test(selector.replace(/\[[^\]]*\]/g, ''))) declineSelector();
  const tests = selector.split(/,(?![^[]*\]|[^(]*\))/).map((part) => compile(part.trim()));
  return (element, root) => tests.some((test) => test(element, root));
}

/** Steps joined by a space, `>`, `+` or `~`, from right to left. */
function compile(selector: string): Test {
  const steps: Step[] = [];
  for (let index = 0; index < selector.length;) {
    const [gap = '', combinator = ' '] = /^(?:\s*([>+~])\s*|\s+)/.exec(selector.slice(index)) ?? [];
    index += gap.length;
    const tests: Test[] = [];
    for (;;) {
      SIMPLE.lastIndex = index;
      const {groups} = SIMPLE.exec(selector) ?? {};
      if (!groups || (tests.length > 0 && (groups.tag ?? groups.any))) break;
      index = SIMPLE.lastIndex;
      tests.push(createTest(groups));
    }
    if (tests.length === 0 || (gap === '') !== (steps.length === 0)) declineSelector();
    steps.push({combinator, test: (element, root) => tests.every((test) => test(element, root))});
  }
  const last = steps.pop() ?? declineSelector();
  return (element, root) => last.test(element, root) && fits(element, root, last.combinator, steps);
}

/** Nothing is looked for above the root, except by `>` after another one. */
function fits(element: Element, root: Element, combinator: string, steps: Step[], wasChild = false): boolean {
  const step = steps.at(-1);
  if (!step) return true;
  if (element === root && !wasChild) return false;
  const continues = (candidate: Element | undefined) =>
    candidate !== undefined &&
    step.test(candidate, root) &&
    fits(candidate, root, step.combinator, steps.slice(0, -1), combinator === '>' && step.combinator === '>');
  const siblings = element.parent?.elements ?? [];
  const before = siblings.slice(0, Math.max(siblings.indexOf(element), 0));
  if (combinator === '>') return continues(element.parent);
  if (combinator === '+') return continues(before.at(-1));
  if (combinator === '~') return before.some(continues);
  for (let at = element.parent; at; at = at === root ? undefined : at.parent) if (continues(at)) return true;
  return false;
}

function createTest({
  any,
  id,
  className,
  attribute,
  pseudo = '',
  argument,
  tag,
}: Record<string, string | undefined>): Test {
  if (any !== undefined) return () => true;
  if (id !== undefined) return (element) => attributeOf(element, 'id') === id;
  if (className !== undefined) {
    return (element) =>
      (attributeOf(element, 'class') ?? '').toLowerCase().split(/\s+/).includes(className.toLowerCase());
  }
  if (attribute !== undefined) return createAttributeTest(attribute);
  if (tag === undefined) return createPseudoTest(pseudo, argument);
  const name = tag.replace('|', ':').toLowerCase();
  return (element) => element.name.toLowerCase() === name;
}

/** The first one by that name, whatever its case. */
export function attributeOf({attributes}: Element, name: string): string | undefined {
  for (const [known, value] of attributes) if (known.toLowerCase() === name.toLowerCase()) return value;
  return undefined;
}

function createAttributeTest(source: string): Test {
  const [, key = '', operator, written = ''] = ATTRIBUTE.exec(source) ?? declineSelector();
  if (key.startsWith('abs:')) declineSelector();
  const bare = written.replace(/^(["'])(.*)\1$/, '$2').toLowerCase();
  const value = operator === '^=' || operator === '$=' ? bare : bare.trim();
  return (element) => {
    const found = attributeOf(element, key)?.toLowerCase();
    if (operator === '!=') return (found ?? '') !== value;
    if (found === undefined) return false;
    if (operator === '^=') return found.startsWith(value);
    if (operator === '$=') return found.endsWith(value);
    if (operator === '*=') return found.includes(value);
    return operator === undefined || found.trim() === value;
  };
}

function createPseudoTest(name: string, argument = ''): Test {
  if (argument.trim() !== argument) declineSelector();
  const number = () => (/^\d+$/.test(argument) ? Number(argument) : declineSelector());
  const peersOf = ({parent, name}: Element, type?: string) =>
    parent?.elements.filter((other) => !type || other.name.toLowerCase() === name.toLowerCase()) ?? [];
  const [, which, end, type] = /^(nth|first|last)-(last-)?(?:child|(of-type))$/.exec(name) ?? [];
  if (which) {
    if (which !== 'nth' && (end || argument)) declineSelector();
    const parity = which === 'nth' ? ['even', 'odd'].indexOf(argument) : -1;
    const wanted = which === 'nth' && parity < 0 ? number() : 1;
    return (element) => {
      const peers = element.parent?.isDocument ? [] : peersOf(element, type);
      const place = end || which === 'last' ? peers.length - peers.indexOf(element) : peers.indexOf(element) + 1;
      return peers.length > 0 && (parity < 0 ? place === wanted : place % 2 === parity);
    };
  }
  if (name === 'eq' || name === 'lt' || name === 'gt') {
    const limit = number();
    return (element, root) => {
      const place = Math.max(peersOf(element).indexOf(element), 0);
      return name === 'eq' ? place === limit : name === 'gt' ? place > limit : element !== root && place < limit;
    };
  }
  if (argument === '') declineSelector();
  if (name === 'contains')
    return (element) => textOf(element).toLowerCase().includes(argument.replace(/\s+/g, ' ').toLowerCase());
  if (name !== 'not' && (name !== 'has' || /[>+~]|[^,\s]\s+[^,\s]/.test(argument))) declineSelector();
  const test = compileGroup(argument);
  if (name === 'not') return (element, root) => !test(element, root);
  return (element) => element.descendants.some((inner) => test(inner, element));
}
