import type {PhrasingContent, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parseMarkdown} from './pageBlocks';

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

export interface ExampleProblem {
  file: string;
  line: number;
  /** What is wrong and how to put it right. */
  message: string;
}

export interface CollectedExamples {
  examples: Example[];
  problems: ExampleProblem[];
}

/** What the tool answered: a value as its preview prints it, with the name `type()` gives it where it is known. */
export type Outcome = {kind: 'value'; text: string | null; type?: string} | {kind: 'error'; message: string};

/** The headers of example tables, without the outer pipes. */
export const HEADERS = ['Expression | Value | Result', 'Expression | Result'];
const SINCE = /<span class(?:Name)?="since">since \d+(?:\.\d+)+<\/span>/;
const UNCHECKED = /<!--\s*unchecked:(.*?)-->|\{\/\*\s*unchecked:(.*?)\*\/\}/;

/** Reads every example table of a page. `file` is only repeated in the answer. */
export function collectExamples(file: string, markdown: string): CollectedExamples {
  const collected: CollectedExamples = {examples: [], problems: []};
  visit(parseMarkdown(markdown), 'table', ({children: [head, ...rows]}) => {
    const columns = (head?.children ?? []).map((cell) => toString(cell));
    const header = columns.join(' | ');
    const lineOf = (row: TableRow | undefined) => row?.position?.start.line ?? 1;
    if (!HEADERS.includes(header)) {
      if (looksLikeExamples(columns)) {
        const message = `The header "| ${header} |" is not one the checker knows. Write "| ${HEADERS.join(' |" or "| ')} |".`;
        collected.problems.push({file, line: lineOf(head), message});
      }
      return;
    }
    for (const row of rows) {
      const line = lineOf(row);
      try {
        collected.examples.push({file, line, ...readRow(row.children, columns, markdown)});
      } catch (error) {
        collected.problems.push({file, line, message: (error as Error).message});
      }
    }
  });
  return collected;
}

function looksLikeExamples(header: string[]): boolean {
  return (
    header.some((cell) => /^(example )?expressions?$|^examples?$/i.test(cell)) &&
    header.some((cell) => /^(results?|outputs?)$/i.test(cell))
  );
}

function readRow(cells: TableCell[], columns: string[], markdown: string): Omit<Example, 'file' | 'line'> {
  if (cells.length !== columns.length) {
    throw new Error(
      `The row has ${cells.length} cells, the header ${columns.length}. Write a pipe that belongs to code as "\\|".`,
    );
  }
  const parts = cells.map((cell) => readCode(cell, markdown));
  const faulty = parts.findIndex(({code}) => code === undefined);
  if (faulty >= 0) {
    const shown = parts[faulty]?.source || 'empty';
    throw new Error(`The ${columns[faulty]} cell is ${shown}. It must be one piece of code in backticks.`);
  }
  const [expression = '', ...rest] = parts.map(({code}) => code ?? '');
  const unchecked = parts.at(-1)?.unchecked;
  if (unchecked === '') throw new Error('"unchecked:" has no reason. Say why the tool cannot confirm the result.');
  return readExample({
    expression,
    result: rest.at(-1) ?? '',
    ...(rest.length === 2 ? {value: rest[0] ?? ''} : {}),
    ...(unchecked ? {unchecked} : {}),
  });
}

/** The one piece of code of a cell, and what its marks say; no code where the cell holds anything else. */
function readCode({children}: TableCell, markdown: string): {source: string; code?: string; unchecked?: string} {
  const [first] = children;
  const written = markdown.slice(first?.position?.start.offset, children.at(-1)?.position?.end.offset);
  const comment = UNCHECKED.exec(written);
  const source = first ? written.replace(UNCHECKED, '').replace(SINCE, '').trim() : '';
  const isAlone = first?.type === 'inlineCode' && source.length === lengthOf(first);
  return {
    source,
    ...(isAlone && {code: first.value}),
    ...(comment && {unchecked: (comment[1] ?? comment[2] ?? '').trim()}),
  };
}

/** How many characters a node takes in its file. */
const lengthOf = ({position}: PhrasingContent): number => (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

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

/** The literal as documentation writes it. */
export function renderLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'string':
      return JSON.stringify(literal.value);
    case 'boolean':
      return String(literal.value);
    case 'null':
      return 'null';
    case 'date':
      return `[date ${literal.value}]`;
    case 'array':
      return literal.items.length === 0 ? '[ ]' : `[ ${literal.items.map(renderLiteral).join(', ')} ]`;
    case 'number':
    case 'json':
      return literal.text;
    case 'object':
      return `[object ${literal.name}]`;
    case 'error':
      return `Error: ${literal.message}`;
  }
}

/** A GREL expression that gives the literal. A text keeps every character; errors and objects have no such expression. */
export function renderGrel(literal: Literal): string {
  switch (literal.kind) {
    case 'string':
      return `"${literal.value
        .replaceAll('\\', '\\\\')
        .replaceAll('"', '\\"')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r')
        .replaceAll('\t', '\\t')}"`;
    case 'date':
      return `toDate(${JSON.stringify(literal.value)})`;
    case 'array':
      return `[${literal.items.map(renderGrel).join(', ')}]`;
    case 'number':
    case 'boolean':
    case 'null':
      return renderLiteral(literal);
    default:
      throw new Error(`${renderLiteral(literal)} cannot be written as an expression.`);
  }
}

/** The name that `type()` gives; objects and JSON have Java class names there, which always hold a dot. */
function typeName(literal: Literal): string | undefined {
  if (literal.kind === 'null') return 'undefined';
  return literal.kind === 'json' || literal.kind === 'object' || literal.kind === 'error' ? undefined : literal.kind;
}

/** How the outcome differs from the result written down, or nothing where they agree in value and in type. */
export function describeMismatch(expected: Literal, actual: Outcome): string | undefined {
  const found = readOutcome(actual, expected);
  if (sameLiteral(expected, found)) return undefined;
  return `expected ${renderLiteral(expected)}, got ${renderLiteral(found)}`;
}

/** The outcome as a literal. Where the type is unknown, text that reads as the expected kind counts as that kind. */
export function readOutcome(outcome: Outcome, expected?: Literal): Literal {
  if (outcome.kind === 'error') return {kind: 'error', message: outcome.message};
  const {text} = outcome;
  // A JSON array prints and behaves as an array; only its type() is a Java class name.
  const type = outcome.type?.endsWith('.ArrayNode') ? 'array' : outcome.type;
  if (text === null) return {kind: 'null'};
  if (type === 'string') return {kind: 'string', value: text};
  if (type === undefined && expected?.kind === 'string') return {kind: 'string', value: text};
  try {
    const literal = parseLiteral(text);
    if (type !== undefined && (typeName(literal) ?? type) !== type) return {kind: 'object', name: `${type}: ${text}`};
    return literal;
  } catch {
    return type === undefined ? {kind: 'string', value: text} : {kind: 'object', name: `${type}: ${text}`};
  }
}

/** Equal in kind and in value. */
export function sameLiteral(one: Literal, other: Literal): boolean {
  if (one.kind === 'array' && other.kind === 'array') {
    return (
      one.items.length === other.items.length &&
      one.items.every((item, index) => sameLiteral(item, other.items[index] ?? {kind: 'null'}))
    );
  }
  if (one.kind === 'number' && other.kind === 'number') return sameNumber(one.text, other.text);
  return one.kind === other.kind && renderLiteral(one) === renderLiteral(other);
}

/** Whole numbers are compared digit by digit: the tool keeps more of them than a JavaScript number. */
function sameNumber(one: string, other: string): boolean {
  const whole = /^-?\d+$/;
  return whole.test(one) && whole.test(other) ? BigInt(one) === BigInt(other) : Object.is(Number(one), Number(other));
}
