import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PhrasingContent, TableCell, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {GrelFunction} from '../../src/data/grel/functions.schema';
import {HEADERS, readExample, type Example} from '../../src/build/examples';
import {parseLiteral, type Literal} from '../../src/grel/literals';
import {parsePage, readPages} from './readPages';

export interface ExampleProblem {
  file: string;
  line: number;
  /** What is wrong and how to put it right. */
  message: string;
}

interface CollectedExamples {
  examples: Example[];
  problems: ExampleProblem[];
}

/** What the tool answered: a value as its preview prints it, with the name `type()` gives it where it is known. */
export type Outcome = {kind: 'value'; text: string | null; type?: string} | {kind: 'error'; message: string};

const SINCE = /<span class(?:Name)?="since">since \d+(?:\.\d+)+<\/span>/;
/** On pages that show a mistake beside what to write instead. */
const VERDICT = /^(?:✗ Wrong|✓ Right): /;
const UNCHECKED = /<!--\s*unchecked:(.*?)-->|\{\/\*\s*unchecked:(.*?)\*\/\}/;

/** The examples of all pages, and those of the reference of functions, which keeps them as data. */
export function readExpressionExamples(): CollectedExamples {
  const pages = readPages().map(([file, markdown]) => collectExamples(file, markdown));
  return {
    examples: [...pages.flatMap(({examples}) => examples), ...readFunctionExamples()],
    problems: pages.flatMap(({problems}) => problems),
  };
}

/** The line of an example is that of its expression. A schema has checked that it can be read. */
function readFunctionExamples(): Example[] {
  const folder = 'src/data/grel/functions';
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    const json = readFileSync(file, 'utf8');
    const lines = [...json.matchAll(/"expression":/g)].map(({index}) => json.slice(0, index).split('\n').length);
    const examples = (JSON.parse(json) as GrelFunction[]).flatMap((one) => one.examples);
    return examples.map((example, index) => ({file, line: lines[index] ?? 1, ...readExample(example)}));
  });
}

/** Reads every example table of a page. `file` is only repeated in the answer. */
export function collectExamples(file: string, markdown: string): CollectedExamples {
  const collected: CollectedExamples = {examples: [], problems: []};
  visit(parsePage(markdown), 'table', ({children: [head, ...rows]}) => {
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
  const code = children.find((node) => node.type === 'inlineCode');
  const written = markdown.slice(first?.position?.start.offset, children.at(-1)?.position?.end.offset);
  const comment = UNCHECKED.exec(written);
  const source = first ? written.replace(UNCHECKED, '').replace(SINCE, '').replace(VERDICT, '').trim() : '';
  const isAlone = code && source.length === lengthOf(code);
  return {
    source,
    ...(isAlone && {code: code.value}),
    ...(comment && {unchecked: (comment[1] ?? comment[2] ?? '').trim()}),
  };
}

/** How many characters a node takes in its file. */
const lengthOf = ({position}: PhrasingContent): number => (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

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
