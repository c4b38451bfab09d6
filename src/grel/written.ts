import {readTyped, type TypedValue} from './typedValue';
import type {Bindable, Bindings} from './bindings';
import {evaluate, evaluateValue} from './index';
import {Element} from './markup/element';
import {typeName, type Value} from './values';

const DATE = /\[date ([^\]"\\]+)\]/g;
/** The tool's preview prints control characters so; GREL cannot read them. An escape before it is passed over. */
const UNICODE = /\\(?:u([\da-fA-F]{4})|[^])/g;

/** An array as an expression of GREL. */
const toExpression = (array: string): string =>
  array
    .replace(DATE, 'toDate("$1")')
    .replace(UNICODE, (escape, code?: string) => (code ? String.fromCharCode(parseInt(code, 16)) : escape));

/** The evaluator's own value keeps what is a decimal number, a whole one, or an array. */
function toValue({type, text}: TypedValue): Value {
  if (type === 'string') return text;
  if (type === 'number') return evaluateValue('value.toNumber()', {value: text});
  if (type === 'date') return evaluateValue('value.toDate()', {value: text});
  return readTyped(text).type === type ? evaluateValue(toExpression(text), {value: null}) : null;
}

/** The one row that an example is about, as the check against the tool builds it. Nothing if the type is another. */
export function bindTyped(typed: TypedValue): Bindings | undefined {
  let value: Value = null;
  try {
    if (typed.type !== 'undefined') value = toValue(typed);
  } catch {
    return undefined;
  }
  if (typeName(value) !== typed.type) return undefined;
  const bindable = typeof value === 'number' ? {decimal: value} : (value as Bindable);
  return {value: bindable, rows: [{Row: '0', Value: bindable}]};
}

/** Reads a value as the tables of the manual write it. What cannot be read is text as it stands. */
export const bindWritten = (written: string): Bindings =>
  bindTyped(readTyped(written)) ?? {value: written, rows: [{Row: '0', Value: written}]};

/** Whether a page can evaluate an example. What is in its HTML does not matter here. */
export const canEvaluate = (expression: string, written: string): boolean =>
  !('declined' in evaluate(expression, bindWritten(written), () => new Element('#root', new Map(), true)));
