import {decline, expects, GrelError, javaException, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {compareDates, isGrelDate} from '../java/dates';
import {parseInt32} from '../java/numbers';
import {trim} from '../java/text';
import {Json} from '../json';
import {checkLength} from '../scope';
import {elementsOf, Int, itemsOf, javaEquals, List, toJavaString, type Value} from '../values';

function ofArray(change: (items: Value[], name: string, value: Value) => Value): GrelFunction {
  return (args, name) => {
    const [value = null] = args;
    const items = args.length === 1 ? elementsOf(value) : undefined;
    return items ? change(items, name, value) : expects(name, 'an array');
  };
}

const join: GrelFunction = (args, name) => {
  const [value, separator] = args;
  const items = args.length === 2 ? elementsOf(value) : undefined;
  if (!items || typeof separator !== 'string') return expects(name, 'an array and a string');
  return items
    .filter((item) => item !== null)
    .map(toJavaString)
    .join(separator);
};

const inArray: GrelFunction = (args, name) => {
  if (args.length !== 2) return expects(name, 'an array and a string');
  const [value = null, text] = args;
  if (value === null || typeof text !== 'string') return expects(name, 'a string');
  return elementsOf(value)?.includes(text) ?? expects(name, 'an array');
};

const CLASSES = {string: 'lang.String', boolean: 'lang.Boolean', number: 'lang.Double', bigint: 'lang.Long'};

/** The class of what is compared with its like only, or nothing for what has no order. */
function kindOf(value: Value): string | undefined {
  if (value instanceof Int) return 'java.lang.Integer';
  if (isGrelDate(value)) return 'java.time.OffsetDateTime';
  return value instanceof Object ? undefined : `java.${CLASSES[typeof value as keyof typeof CLASSES]}`;
}

function compare(one: Value, other: Value): number {
  if (isGrelDate(one) && isGrelDate(other)) return compareDates(one, other);
  if (one instanceof Int && other instanceof Int) return one.value - other.value;
  if (typeof one === 'number' && typeof other === 'number') {
    // Not a number is greater than all others, and -0 less than 0.
    if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
    if (one === other) return Number(Object.is(other, -0)) - Number(Object.is(one, -0));
  }
  const left = one as string;
  const right = other as string;
  return left < right ? -1 : Number(left > right);
}

const sort = ofArray((items, name, value) => {
  if (Array.isArray(value) && items.some((item) => item !== null && !kindOf(item))) {
    return expects(name, 'an array of uniform type');
  }
  // The library sorts nulls to the end, and JavaScript all that is undefined.
  const values = items.filter((item) => item !== null);
  const kinds = new Set(values.map(kindOf));
  if (values.length > 1 && (kinds.size > 1 || kinds.has(undefined))) {
    // The first two are the first that Java compares.
    const [one, other] = items.slice(0, 2).map(kindOf);
    if (!one || !other || one === other || items.slice(0, 2).includes(null)) return someException();
    return javaException(
      'ClassCastException',
      `class ${one} cannot be cast to class ${other} (${one} and ${other} are in module java.base of loader 'bootstrap')`,
    );
  }
  return [...values.sort(compare), ...items.filter((item) => item === null)];
});

const uniques = ofArray((items) => {
  // Each is compared with all before it.
  if (items.length > 5000) decline('The array is longer than a page can compare. Try it in OpenRefine.');
  return items.filter((item, index) => items.findIndex((other) => javaEquals(item, other)) === index);
});

const zip: GrelFunction = (args, name) => {
  // Unlike elsewhere, the items of a JSON array stay JSON.
  const lists = args.map((arg) => (arg instanceof Json && arg.kind === 'array' ? arg.items : itemsOf(arg)));
  if (args.length < 2 || lists.includes(undefined)) return expects(name, '2 or more arrays as arguments');
  const shortest = Math.min(...lists.map((list) => list?.length ?? 0));
  return new List(Array.from({length: shortest}, (_, index) => new List(lists.map((list) => list?.[index] ?? null))));
};

const RANGE =
  "a string of the form 'a, b, c' or integers a, b, c where a and b are the start and the end of the range respectively and c is the step (increment)";

const range: GrelFunction = (args, name) => {
  const fault = expects(name, RANGE);
  if (args.length < 1 || args.length > 3) return fault;
  const [only] = args;
  // A decimal number is read as 0, even if it is whole.
  if (args.length === 1 && typeof only === 'number') return only % 1 === 0 ? [] : fault;
  if (args.length < 3 && args.includes(null)) return fault;
  const texts = args.map((arg) => trim(toJavaString(typeof arg === 'number' && arg % 1 === 0 ? new Int(arg) : arg)));
  if (args.length < 3 && texts.some((text) => text.endsWith(','))) {
    return new GrelError('The last character in the input string should not be a comma.');
  }
  const isText = args.some((arg) => typeof arg === 'string');
  const parts = args.length < 3 && isText ? texts.flatMap((text) => text.split(',').map(trim)) : texts;
  const numbers = parts.map(parseInt32);
  if (parts.length > 3 || numbers.includes(undefined)) return fault;
  const [one = 0, two, step = 1] = numbers;
  const [from, to] = two === undefined ? [0, one] : [one, two];
  if ((from > to && step > 0) || (from < to && step < 0) || step === 0) return [];
  const length = Math.ceil(Math.abs(from - to) / Math.abs(step));
  checkLength(length);
  return Array.from({length}, (_, index) => new Int(from + step * index));
};

export const lists: Record<string, GrelFunction> = {
  join,
  inArray,
  reverse: ofArray((items) => [...items].reverse()),
  sort,
  uniques,
  zip,
  range,
};
