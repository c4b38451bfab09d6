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

/**
 * What a literal says. `date` keeps the ISO text, `json` and `object` the printed text, `number` its text as well:
 * `3.0` equals `3` as a result, but as a value it is a decimal number to the tool, and whole numbers may have 19 digits.
 */
export type Literal =
  | {kind: 'string'; value: string}
  | {kind: 'number'; text: string}
  | {kind: 'boolean'; value: boolean}
  | {kind: 'null'}
  | {kind: 'date'; value: string}
  | {kind: 'array'; items: Literal[]}
  | {kind: 'json'; text: string}
  | {kind: 'object'; name: string}
  | {kind: 'error'; message: string};

export type ExampleLanguage = 'grel' | 'jython' | 'clojure';

export interface Example {
  file: string;
  /** Counted from 1. */
  line: number;
  language: ExampleLanguage;
  /** Without the language prefix. */
  expression: string;
  /** Missing where the table has no Value column. */
  value?: Literal;
  result: Literal;
  /** Why the installed tool cannot confirm the result. */
  unchecked?: string;
}

/** The headers of example tables, without the outer pipes. */
export const HEADERS = ['Expression | Value | Result', 'Expression | Result'];
/** What an example says, each part without its backticks. */
export interface WrittenExample {
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

function readResult(text: string): Literal {
  const error = /^Error:\s*(.+)$/.exec(text)?.[1];
  return error === undefined ? parseLiteral(text) : {kind: 'error', message: error};
}

function readValue(text: string): Literal {
  const value = parseLiteral(text);
  if (value.kind === 'json' || value.kind === 'object' || value.kind === 'error') {
    throw new Error(
      `The value ${text} cannot be stored in a cell. Use a string, a number, a date, true, false, or null.`,
    );
  }
  return value;
}

/** Reads a literal; text that is none is an error that shows the forms allowed. */
export function parseLiteral(text: string): Literal {
  const reader = new LiteralReader(text);
  const literal = reader.read();
  if (!reader.isAtEnd()) throw notLiteral(text);
  return literal;
}

function notLiteral(text: string): Error {
  return new Error(
    `${text} is not a literal. Write a string in double quotes, a number, true, false, null, [ "a", 1 ], ` +
      '[date 2024-05-01T00:00:00Z], {"json":1} or, as a result, Error: message.',
  );
}

class LiteralReader {
  private index = 0;

  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    return this.text.slice(this.index).trim() === '';
  }

  read(): Literal {
    this.take(/\s*/y);
    const word = this.take(/true|false|null/y)?.[0];
    if (word) return word === 'null' ? {kind: 'null'} : {kind: 'boolean', value: word === 'true'};
    const number = this.take(/-?(?:\d+(?:\.\d+)?(?:E-?\d+)?|Infinity)|NaN/y)?.[0];
    if (number) return {kind: 'number', text: number};
    const date = this.take(/\[date ([^\]]+)\]/y)?.[1];
    if (date) return {kind: 'date', value: date};
    const name = this.take(/\[object (\w+)\]/y)?.[1];
    if (name) return {kind: 'object', name};
    const message = this.take(/\[error: (.*?)\](?=\s*(?:,|\]|$))/y)?.[1];
    if (message) return {kind: 'error', message};
    const string = this.take(/"(?:[^"\\]|\\[^])*"/y)?.[0];
    if (string) return {kind: 'string', value: unescapeString(string.slice(1, -1))};
    if (this.take(/\[/y)) return {kind: 'array', items: this.readItems()};
    if (/^\s*\{/.test(this.text.slice(this.index))) return this.readJson();
    throw notLiteral(this.text);
  }

  private readItems(): Literal[] {
    const items: Literal[] = [];
    if (this.take(/\s*\]/y)) return items;
    do items.push(this.read());
    while (this.take(/\s*,/y));
    if (!this.take(/\s*\]/y)) throw notLiteral(this.text);
    return items;
  }

  /** A JSON object ends at the first brace up to which the text is valid JSON. */
  private readJson(): Literal {
    for (let end = this.text.indexOf('}', this.index); end >= 0; end = this.text.indexOf('}', end + 1)) {
      try {
        const parsed: unknown = JSON.parse(this.text.slice(this.index, end + 1));
        this.index = end + 1;
        return {kind: 'json', text: JSON.stringify(parsed)};
      } catch {
        // The brace belongs to a string or to an inner object: try the next one.
      }
    }
    throw notLiteral(this.text);
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text);
    if (found) this.index = pattern.lastIndex;
    return found ?? undefined;
  }
}

/** The escapes of GREL, and `\uXXXX`, which the tool's preview prints for control characters in arrays. */
function unescapeString(source: string): string {
  return source.replace(/\\(u[0-9a-fA-F]{4}|[^])/g, (_, escaped: string) => {
    if (escaped.length === 5) return String.fromCharCode(parseInt(escaped.slice(1), 16));
    return {t: '\t', n: '\n', r: '\r', b: '\b', f: '\f'}[escaped] ?? escaped;
  });
}
