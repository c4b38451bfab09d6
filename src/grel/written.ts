import type {Bindable, Bindings} from './bindings';
import {evaluate, evaluateValue, type ParseHtml} from './index';

/** What a value looks like that is no plain text. */
const LITERAL = /^(?:"(?:[^"\\]|\\[^])*"|-?\d+(?:\.\d+)?|true|false|null|\[[^]*\])$/;
const DATE = /\[date ([^\]"\\]+)\]/g;
/** The tool's preview prints control characters so; GREL cannot read them. An escape before it is passed over. */
const UNICODE = /\\(?:u([\da-fA-F]{4})|[^])/g;

/** A literal as an expression of GREL. */
const toExpression = (literal: string): string =>
  literal
    .replace(DATE, 'toDate("$1")')
    .replace(UNICODE, (escape, code?: string) => (code ? String.fromCharCode(parseInt(code, 16)) : escape));

/** Reads a value as the tables of the manual write it; anything else is text as it stands. */
function readValue(written: string): Bindable {
  const trimmed = written.trim();
  if (!LITERAL.test(trimmed)) return written;
  try {
    // The evaluator's own value keeps what is a decimal number, a whole one, or an array.
    return evaluateValue(toExpression(trimmed), {value: null}) as Bindable;
  } catch {
    return written;
  }
}

/** The one row that an example is about, as the check against the tool builds it. */
export function bindWritten(written: string): Bindings {
  const value = readValue(written);
  return {value, rows: [{Row: '0', Value: value}]};
}

const EMPTY_PAGE: ParseHtml = () => ({name: '#root', attributes: [], children: []});

/** Whether a page can evaluate an example. The HTML in it is left to the browser. */
export const canEvaluate = (expression: string, written: string): boolean =>
  !('declined' in evaluate(expression, bindWritten(written), EMPTY_PAGE));
