import {decline, GrelError} from './errors';
import {renderDouble, toInt32} from './java/numbers';
import type {GrelDate} from './java/dates';
import {isGrelDate, renderDate, renderOffsetDateTime} from './java/dates';
import {Json, renderJson, sameJson} from './json';
import type {Regex} from './java/regex';
import {isRegex} from './java/regex';
import {Element} from './markup/element';
import {renderElement} from './markup/renderElement';

/**
 * What an expression can be. A JavaScript number is a Java double, a bigint a long, and Int an integer: the tool tells
 * them apart, for example in toDate(). A JavaScript array is a Java array; List is one of Java's lists.
 */
export type Value =
  | null
  | string
  | boolean
  | number
  | bigint
  | Int
  | GrelDate
  | GrelError
  | Regex
  | Json
  | Element
  | Fields
  | List
  | Value[];

/** A Java integer of 32 bits. */
export class Int {
  readonly value: number;
  constructor(value: number) {
    this.value = toInt32(value);
  }
}

export class List {
  constructor(
    readonly items: Value[],
    /** A list of cells answers a field for all its items at once. */
    readonly ofCells = false,
  ) {}
}

/** The elements that select() finds, which have text. */
export class Elements extends List {}

/** A cell, a row, the cells of a row, a record: what answers to names. */
export class Fields {
  constructor(
    /** The Java class, as type() names it. */
    readonly className: string,
    readonly label: string,
    readonly get: (name: string) => Value,
  ) {}
}

export type Numeric = number | bigint | Int;

export function isNumber(value: Value | undefined): value is Numeric {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Int;
}

export function toDouble(value: Numeric): number {
  return value instanceof Int ? value.value : Number(value);
}

/** As a cast to long: a fraction is cut off, and what is too large becomes the nearest long. */
export function toLong(value: Numeric): bigint {
  if (value instanceof Int) return BigInt(value.value);
  if (typeof value === 'bigint') return value;
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  if (value <= -(2 ** 63)) return -(2n ** 63n);
  return BigInt(Math.trunc(value));
}

/** As a cast to int: of a long the lower half, of a double the nearest integer. */
export function toInt(value: Numeric): number {
  if (value instanceof Int) return value.value;
  if (typeof value === 'bigint') return Number(BigInt.asIntN(32, value));
  return Number.isNaN(value) ? 0 : Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(value)));
}

/** The items of an array or a list; a JSON array is neither. */
export function itemsOf(value: Value | undefined): Value[] | undefined {
  if (Array.isArray(value)) return value;
  return value instanceof List ? value.items : undefined;
}

/** The items of an array, a list, or a JSON array. */
export function elementsOf(value: Value | undefined): Value[] | undefined {
  return value instanceof Json && value.kind === 'array' ? value.items.map(fromJson) : itemsOf(value);
}

/** A part of JSON as a separate value. The tool gives null for whole numbers between 32 and 64 bits. */
export function fromJson(json: Json | undefined): Value {
  if (!json) return null;
  switch (json.kind) {
    case 'object':
    case 'array':
      return json;
    case 'string':
    case 'boolean':
    case 'double':
      return json.scalar;
    case 'int':
      return new Int(Number(json.scalar));
    case 'bigint':
      return BigInt.asIntN(64, BigInt(json.scalar ?? 0));
    default:
      return null;
  }
}

/** Java's toString(). Null is the caller's affair. */
export function toJavaString(value: Value): string {
  if (typeof value === 'string') return value;
  if (value === null) return 'null';
  if (typeof value === 'number') return renderDouble(value);
  if (value instanceof Int) return String(value.value);
  if (value instanceof GrelError) return value.message;
  if (value instanceof Json) return renderJson(value);
  if (value instanceof Element) return renderElement(value);
  if (value instanceof Elements) return value.items.map(toJavaString).join('\n');
  if (value instanceof List) {
    return value.ofCells ? declineText('A list of cells') : `[${value.items.map(toJavaString).join(', ')}]`;
  }
  if (isGrelDate(value)) return renderOffsetDateTime(value);
  if (isRegex(value)) return value.source;
  if (Array.isArray(value)) return declineText('An array');
  if (value instanceof Fields) return declineText('A cell or row');
  return String(value);
}

/** OpenRefine's own toString(): arrays with their items, dates as it shows them, nothing for null. */
export function deepToString(value: Value): string {
  if (value === null) return '';
  if (isGrelDate(value)) return renderDate(value);
  if (!Array.isArray(value)) return toJavaString(value);
  return `[${value.map((item) => (Array.isArray(item) ? deepToString(item) : toJavaString(item))).join(', ')}]`;
}

/** Java's toString() where it is the same each time; nothing for arrays and cells. */
export function toStableString(value: Value): string | undefined {
  return Array.isArray(value) || value instanceof Fields || value instanceof List ? undefined : toJavaString(value);
}

/** Whether a condition holds: true, or what reads as it. */
export function isTrue(value: Value): boolean {
  if (value === null || typeof value === 'boolean') return value === true;
  return toStableString(value)?.toLowerCase() === 'true';
}

function declineText(what: string): never {
  return decline(`${what} as text is a number that changes each time OpenRefine starts. Use join() or pick an item.`);
}

/** Java's equals(): numbers of different kinds differ, arrays equal only themselves, lists are compared by item. */
export function javaEquals(one: Value, other: Value): boolean {
  if (one instanceof Int) return other instanceof Int && one.value === other.value;
  if (isGrelDate(one)) {
    return (
      isGrelDate(other) && one.seconds === other.seconds && one.nanos === other.nanos && one.offset === other.offset
    );
  }
  if (one instanceof Json) return other instanceof Json && sameJson(one, other);
  if (one instanceof GrelError) return other instanceof GrelError && one.message === other.message;
  if (one instanceof List) {
    if (!(other instanceof List) || one.items.length !== other.items.length) return false;
    return one.items.every((item, index) => javaEquals(item, other.items[index] ?? null));
  }
  return Object.is(one, other);
}

/** What type() answers. */
export function typeName(value: Value): string {
  if (value === null) return 'undefined';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  if (isNumber(value)) return 'number';
  if (isGrelDate(value)) return 'date';
  if (itemsOf(value)) return 'array';
  if (value instanceof Json) return value.className;
  if (value instanceof Element) {
    const kind = value.isDocument ? 'Document' : value.isHtml && value.name === 'form' ? 'FormElement' : 'Element';
    return `org.jsoup.nodes.${kind}`;
  }
  if (value instanceof Fields) return value.className;
  if (isRegex(value)) return 'java.util.regex.Pattern';
  return 'com.google.refine.expr.EvalError';
}
