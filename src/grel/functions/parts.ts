import {expects, javaException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {Json} from '../json';
import {getField} from '../run';
import {Fields, fromJson, Int, isNumber, itemsOf, List, toInt, toJavaString, type Value} from '../values';

const length: GrelFunction = (args, name) => {
  const [value = null] = args;
  if (args.length !== 1 || value === null) return expects(name, 'an array or a string');
  if (value instanceof Json && value.kind === 'array') return new Int(value.items.length);
  if (value instanceof Json && value.kind === 'object') return new Int(value.entries.size);
  return new Int((itemsOf(value) ?? toJavaString(value)).length);
};

/** Where a slice begins and ends; a number below zero counts from the end. */
function boundsOf(from: Value, to: Value, size: number): [number, number] {
  const place = (value: Value) => {
    const index = isNumber(value) ? toInt(value) : size;
    return Math.min(size, Math.max(0, index < 0 ? size + index : index));
  };
  return [place(from), place(to)];
}

const get: GrelFunction = (args) => {
  const [value = null, from = null, to = null] = args;
  if (args.length < 2 || args.length > 3 || value === null || from === null) return null;
  const hasFields = value instanceof Fields || (value instanceof List && value.ofCells);
  if (typeof from === 'string' && (hasFields || (value instanceof Json && value.kind === 'object'))) {
    return getField(value, from);
  }
  if (!isNumber(from) || (to !== null && !isNumber(to))) return null;
  const items = itemsOf(value) ?? (value instanceof Json && value.kind === 'array' ? value.items : undefined);
  if (!items) {
    const text = toJavaString(value);
    const [start, end] = boundsOf(from, to, text.length);
    if (to !== null) return text.slice(start, end);
    if (start < text.length) return text.charAt(start);
    return javaException('StringIndexOutOfBoundsException', `begin ${start}, end ${start + 1}, length ${text.length}`);
  }
  const convert = (item: Value) => (value instanceof Json && item instanceof Json ? fromJson(item) : item);
  const [start, end] = boundsOf(from, to, items.length);
  if (to !== null) {
    if (end <= start) return null;
    const part = items.slice(start, end).map(convert);
    return value instanceof List ? new List(part, value.ofCells) : part;
  }
  if (start < items.length) return convert(items[start] ?? null);
  if (value instanceof Json) return null;
  const name = Array.isArray(value) ? 'ArrayIndexOutOfBoundsException' : 'IndexOutOfBoundsException';
  return javaException(name, `Index ${start} out of bounds for length ${items.length}`);
};

/** As get(), but from a place to the end if there is no third argument, and the items of JSON stay JSON. */
const slice: GrelFunction = (args) => {
  const [value = null, from = null, to = null] = args;
  if (args.length < 2 || args.length > 3 || value === null) return null;
  if (!isNumber(from) || (to !== null && !isNumber(to))) return null;
  const items = itemsOf(value) ?? (value instanceof Json && value.kind === 'array' ? value.items : undefined);
  if (!items) {
    const text = toJavaString(value);
    return text.slice(...boundsOf(from, to, text.length));
  }
  const part = items.slice(...boundsOf(from, to, items.length));
  return value instanceof List ? new List(part, value.ofCells) : part;
};

const hasField: GrelFunction = (args) => {
  const [value = null, name] = args;
  if (args.length !== 2 || typeof name !== 'string') return false;
  if (value instanceof Fields) return value.get(name) !== null;
  return value instanceof Json && value.kind === 'object' && value.entries.has(name);
};

const coalesce: GrelFunction = (args, name) =>
  args.length > 1 ? (args.find((arg) => arg !== null) ?? null) : expects(name, 'at least two arguments');

export const parts: Record<string, GrelFunction> = {length, get, slice, substring: slice, hasField, coalesce};
