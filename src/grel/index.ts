import {createNames, type Bindings} from './bindings';
import {Declined, GrelError, JavaException} from './errors';
import type {Evaluable} from './evaluable';
import {renderDouble} from './java/numbers';
import {parse, ParseError} from './parser';
import {print} from './print';
import {run} from './run';
import {Scope, type ParseHtml} from './scope';
import {typeName, type Value} from './values';

export type {Bindable, Bindings} from './bindings';

/** What OpenRefine's preview prints and what type() answers; the message of its error; or why this page cannot say. */
export type Result =
  // A cell that stores the result shows `stored` where that differs, such as 8.0 for 8.
  | {text: string; type: string; stored?: string; forEnglish?: boolean}
  | {error: string; forEnglish?: boolean}
  // With an interface in another language, OpenRefine can answer otherwise where `forEnglish` is true.
  | {declined: string};

/** Evaluates an expression of GREL as OpenRefine 3.10 does. */
export function evaluate(expression: string, bindings: Bindings, parseHtml?: ParseHtml): Result {
  const scope = new Scope(createNames(bindings), parseHtml);
  try {
    const value = runSource(expression, scope);
    const language = scope.forEnglish && {forEnglish: true};
    if (value instanceof GrelError) return {error: value.message, ...language};
    const text = print(value);
    const stored = typeof value === 'number' ? renderDouble(value) : text;
    return {text, type: typeName(value), ...(stored !== text && {stored}), ...language};
  } catch (error) {
    if (error instanceof ParseError) return {error: error.message};
    if (error instanceof Declined) return {declined: error.message};
    // What is nested too deeply ends here.
    if (error instanceof RangeError)
      return {declined: 'This expression is too deep or too long for this page. Try it in OpenRefine.'};
    throw error;
  }
}

/** The same expression is evaluated for row after row. */
let lastParsed: {expression: string; part: Evaluable} | undefined;

/** The value of an expression, for those who go on with it. */
export function evaluateValue(expression: string, bindings: Bindings): Value {
  return runSource(expression, new Scope(createNames(bindings)));
}

function runSource(expression: string, scope: Scope): Value {
  try {
    if (lastParsed?.expression !== expression) lastParsed = {expression, part: parse(stripLanguage(expression))};
    return run(lastParsed.part, scope);
  } catch (error) {
    // An exception outside of functions and controls leaves the preview empty.
    if (error instanceof JavaException) return null;
    throw error;
  }
}

/** A language in front of a colon; anything else there belongs to the expression. */
export function stripLanguage(expression: string): string {
  const language = /^([^:]*):/.exec(expression)?.[1]?.toLowerCase();
  if (language === 'grel' || language === 'gel') return expression.slice(language.length + 1);
  if (language === 'jython' || language === 'python' || language === 'clojure') {
    throw new Declined('This page runs GREL only. Try this in OpenRefine.');
  }
  return expression;
}
