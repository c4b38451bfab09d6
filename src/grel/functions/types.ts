import {decline, expects, GrelError} from '../errors';
import type {GrelFunction} from '../evaluable';
import {formatDate} from '../java/dateTimeFormatter';
import {FormatError, formatNumber} from '../java/format';
import {isGrelDate, renderDate} from '../java/dates';
import {parseDouble, parseInteger, renderDouble} from '../java/numbers';
import {Json, parseJson, renderJsonString} from '../json';
import {deepToString, isNumber, itemsOf, toJavaString, typeName, type Value} from '../values';
import {countUnits, hasNames} from './dates';

const type: GrelFunction = (args, name) =>
  args.length === 1 ? typeName(args[0] ?? null) : expects(name, 'one argument');

const toNumber: GrelFunction = (args, name) => {
  const [value = null] = args;
  if (args.length !== 1 || value === null) return expects(name, 'one non-null argument');
  if (isNumber(value)) return value;
  const text = toJavaString(value);
  if (/0[xX].*[pP]/.test(text)) decline('Whether this is a number with letters for digits is left to OpenRefine.');
  return parseInteger(text) ?? parseDouble(text) ?? new GrelError('Unable to parse as number');
};

const toString: GrelFunction = (args, name, scope) => {
  const [value = null, format] = args;
  if (args.length === 1) return deepToString(value);
  if (args.length === 2 && typeof format === 'string') {
    if (isGrelDate(value)) {
      scope.forEnglish ||= hasNames(format);
      return formatDate(value, format);
    }
    if (isNumber(value)) {
      scope.forEnglish ||= /%[^a-zA-Z%]*(?:,|[efg])/i.test(format);
      try {
        return formatNumber(format, value);
      } catch (error) {
        if (error instanceof FormatError) return new GrelError(`Unknown format conversion ${error.message}`);
        throw error;
      }
    }
  }
  return new GrelError(
    `${name} accepts an object and an optional second argument containing a Date or Number format string`,
  );
};

/** What two texts differ in, or the time between two dates. */
const diff: GrelFunction = (args, name) => {
  const [one = null, other = null, unit] = args;
  if (args.length === 2 && typeof one === 'string' && typeof other === 'string') {
    let same = 0;
    while (same < one.length && same < other.length && one[same] === other[same]) same++;
    return other.slice(same);
  }
  if (args.length === 3 && isGrelDate(one) && isGrelDate(other) && typeof unit === 'string') {
    return countUnits(unit.toLowerCase(), other, one);
  }
  return expects(name, 'either two strings, or two dates and a unit string');
};

const readJson: GrelFunction = (args) => {
  const [value = null] = args;
  return value === null ? null : parseJson(toJavaString(value));
};

const jsonize: GrelFunction = (args, name) =>
  args.length >= 1 ? renderPretty(args[0] ?? null, '') : expects(name, 'one argument');

/** As Jackson writes for people: arrays in one line, each field of an object in its own line. */
function renderPretty(value: Value, indent: string): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return renderJsonString(value);
  if (isGrelDate(value)) return `"${renderDate(value)}"`;
  if (typeof value === 'number') return renderJsonNumber(value);
  if (isNumber(value) || typeof value === 'boolean') return toJavaString(value);
  const items = itemsOf(value) ?? (value instanceof Json && value.kind === 'array' ? value.items : undefined);
  if (items) return items.length === 0 ? '[ ]' : `[ ${items.map((item) => renderPretty(item, indent)).join(', ')} ]`;
  if (value instanceof Json && value.kind === 'object') {
    if (value.entries.size === 0) return '{ }';
    const inner = `${indent}  `;
    const lines = Array.from(
      value.entries,
      ([key, item]) => `${inner}${renderJsonString(key)} : ${renderPretty(item, inner)}`,
    );
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  if (value instanceof Json) return value.kind === 'missing' ? 'null' : toJavaString(value);
  return decline('OpenRefine writes this as JSON with all its inner parts. Try it there.');
}

/** A double without a fraction is written as a whole number. */
function renderJsonNumber(value: number): string {
  if (!Number.isFinite(value)) return decline('JSON has no such number.');
  return Number.isInteger(value) && Math.abs(value) <= 2 ** 53 && !Object.is(value, -0)
    ? String(value)
    : renderDouble(value);
}

export const types: Record<string, GrelFunction> = {type, toNumber, toString, diff, parseJson: readJson, jsonize};
