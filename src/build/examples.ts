import {readResult, readValue, type Literal} from '../grel/literals';

/**
 * Examples of expressions in the documentation.
 *
 * An example is a row of a Markdown table whose header is `| Expression | Value | Result |` or `| Expression | Result |`.
 * The expression is in backticks; value and result are literals in backticks:
 * `"text"`, `3`, `2.5`, `true`, `null`, `[ "a", 1 ]`, `[date 2024-05-01T00:00:00Z]`, `{"json":1}`, `[object Cell]`,
 * and for a result also `Error: message`.
 * A result of newer versions only is followed by the mark that prose uses: `<span class="since">since 3.8</span>`.
 * A result that the installed tool cannot confirm ends with `<!-- unchecked: reason -->`.
 */

type ExampleLanguage = 'grel' | 'jython' | 'clojure';

export interface Example {
  file: string;
  line: number;
  language: ExampleLanguage;
  /** Without the language prefix. */
  expression: string;
  /** Missing where the table has no Value column. */
  value?: Literal;
  result: Literal;
  unchecked?: string;
}

/** The headers of example tables, without the outer pipes. */
export const HEADERS = ['Expression | Value | Result', 'Expression | Result'];

/** What an example says, each part without its backticks. */
interface WrittenExample {
  expression: string;
  value?: string;
  result: string;
  unchecked?: string;
}

/** Reads the parts of an example; a part that cannot be read is an error that says how to write it. */
export function readExample(written: WrittenExample): Omit<Example, 'file' | 'line'> {
  const prefix = /^(grel|jython|clojure):\s*/i.exec(written.expression);
  const expression = written.expression.slice(prefix?.[0].length ?? 0);
  if (expression === '') throw new Error('The expression is empty. Write it in backticks.');
  const example: Omit<Example, 'file' | 'line'> = {
    language: (prefix?.[1]?.toLowerCase() ?? 'grel') as ExampleLanguage,
    expression,
    result: readResult(written.result),
  };
  if (written.value !== undefined) example.value = readValue(written.value);
  if (written.unchecked) example.unchecked = written.unchecked;
  return example;
}
