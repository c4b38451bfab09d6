import {unescapeText} from './typedValue';

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

/** A literal, or `Error: message`. */
export function readResult(text: string): Literal {
  const error = /^Error:\s*(.+)$/.exec(text)?.[1];
  return error === undefined ? parseLiteral(text) : {kind: 'error', message: error};
}

/** A literal that a cell can store. */
export function readValue(text: string): Literal {
  const value = parseLiteral(text);
  if (value.kind === 'json' || value.kind === 'object' || value.kind === 'error') {
    throw new Error(
      `The value ${text} cannot be stored in a cell. Use a string, a number, a date, true, false, or null.`,
    );
  }
  return value;
}

/** Reads a literal; text that isn't a literal is an error that shows the forms allowed. */
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
    if (string) return {kind: 'string', value: unescapeText(string.slice(1, -1))};
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
