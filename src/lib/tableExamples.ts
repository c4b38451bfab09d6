import {parse, type CsvError} from 'csv-parse/sync';
import {parseMarkdown, visitBlocks, type Fence, type PageBlock} from './pageBlocks';

/**
 * Examples of operations in the documentation: a table before and after.
 *
 * An example is three fences with nothing but blank lines between them:
 *
 *     ```csv before        the project's columns and rows; "```csv before numbers" has numbers read as numbers
 *     ```json operations   a history as Undo / Redo → Extract… gives it
 *     ```csv after         the rows that an export of all rows gives then
 *
 * On the line before the first one, `<!-- unchecked: reason -->` says why the installed tool cannot confirm it.
 */

export interface TableExample {
  /** Where the first fence stands, counted from 1. */
  line: number;
  /** The first row holds the column names. */
  before: string[][];
  /** Cells that look like numbers are numbers in the project; otherwise every cell is text. */
  numbers: boolean;
  operations: object[];
  after: string[][];
  /** Why the installed tool cannot confirm the result. */
  unchecked?: string;
}

export interface TableExampleProblem {
  line: number;
  /** What is wrong and how to put it right. */
  message: string;
}

type Role = keyof typeof LANGUAGES;

export interface FoundTableExample {
  example: TableExample;
  /** The index of its first fence among the blocks. */
  index: number;
}

const LANGUAGES = {before: 'csv', operations: 'json', after: 'csv'};
const ROLES = Object.keys(LANGUAGES) as Role[];
const RECIPE = `Write three fences, ${ROLES.map((role) => `"\`\`\`${LANGUAGES[role]} ${role}"`).join(', ')}, in this order and with nothing between them.`;

/** Reads every table example of a page. `file` is only repeated in the answer. */
export function collectTableExamples(
  file: string,
  markdown: string,
): {examples: (TableExample & {file: string})[]; problems: (TableExampleProblem & {file: string})[]} {
  const examples: (TableExample & {file: string})[] = [];
  const problems: (TableExampleProblem & {file: string})[] = [];
  visitBlocks(parseMarkdown(markdown), (blocks) => {
    const here = findTableExamples(blocks);
    examples.push(...here.found.map(({example}) => ({file, ...example})));
    problems.push(...here.problems.map((problem) => ({file, ...problem})));
  });
  return {examples, problems};
}

/** Finds the table examples in a row of blocks that follow each other. */
export function findTableExamples(blocks: PageBlock[]): {found: FoundTableExample[]; problems: TableExampleProblem[]} {
  const found: FoundTableExample[] = [];
  const problems: TableExampleProblem[] = [];
  let index = 0;
  while (index < blocks.length) {
    const parts = takeParts(blocks, index);
    const [first] = parts;
    if (first) {
      try {
        found.push({index, example: readExample(parts, blocks[index - 1])});
      } catch (error) {
        const line = error instanceof FaultAtLine ? error.line : first.line;
        problems.push({line, message: (error as Error).message});
      }
    }
    index += Math.max(parts.length, 1);
  }
  return {found, problems};
}

class FaultAtLine extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The fences from `index` on that mean to be parts of one example. */
function takeParts(blocks: PageBlock[], index: number): Fence[] {
  const parts: Fence[] = [];
  for (const block of blocks.slice(index)) {
    const role = roleOf(block);
    if (block.kind !== 'fence' || !role || (role === 'before' && parts.length)) break;
    parts.push(block);
  }
  return parts;
}

function roleOf(block: PageBlock | undefined): Role | undefined {
  if (block?.kind !== 'fence') return undefined;
  const word = block.meta.split(/\s/)[0]?.toLowerCase();
  return ROLES.find((role) => role === word);
}

function readExample(parts: Fence[], preceding: PageBlock | undefined): TableExample {
  const [before, operations, after] = parts;
  const roles = parts.map(roleOf);
  if (!before || !operations || !after || roles.join() !== ROLES.join()) {
    throw new Error(`The table example consists of: ${roles.join(', ')}. ${RECIPE}`);
  }
  for (const part of parts) {
    const language = LANGUAGES[roleOf(part) as Role];
    if (part.language !== language) {
      throw new FaultAtLine(part.line, `The fence says "${part.language} ${part.meta}". Write "${language}" first.`);
    }
  }
  const options = before.meta.split(/\s+/).slice(1);
  const unknown = options.find((option) => option !== 'numbers');
  if (unknown) throw new FaultAtLine(before.line, `"before ${unknown}" is unknown. The only option is "numbers".`);

  const example: TableExample = {
    line: before.line,
    before: readTable(before),
    numbers: options.includes('numbers'),
    operations: readOperations(operations),
    after: readTable(after),
  };
  if (preceding?.kind === 'unchecked') {
    if (!preceding.reason) {
      throw new FaultAtLine(preceding.line, '"unchecked:" has no reason. Say why the tool cannot confirm the rows.');
    }
    example.unchecked = preceding.reason;
  }
  return example;
}

function readTable({line, text}: Fence): string[][] {
  let rows;
  try {
    rows = parse(`${text}\n`);
  } catch (error) {
    const {message, lines} = error as CsvError;
    throw new FaultAtLine(
      line + Number(lines),
      `The table cannot be read: ${message}. ` +
        'Write a comma for every empty cell, and enclose a cell that contains a comma in quotation marks.',
    );
  }
  const [header = [], ...others] = rows;
  if (others.length === 0) throw new FaultAtLine(line, 'The table has no rows. Write the column names first.');
  const twice = header.find((name, column) => name === '' || header.indexOf(name) !== column);
  if (twice !== undefined) {
    throw new FaultAtLine(line, `A column is called "${twice}". Give every column a unique name.`);
  }
  return rows;
}

function readOperations({line, text}: Fence): object[] {
  let operations: unknown;
  try {
    operations = JSON.parse(text);
  } catch (error) {
    throw new FaultAtLine(line, `The operations are not JSON: ${(error as Error).message}. Copy them from Extract….`);
  }
  const isOperation = (one: unknown) => typeof (one as {op?: unknown} | null)?.op === 'string';
  if (!Array.isArray(operations) || operations.length === 0 || !operations.every(isOperation)) {
    throw new FaultAtLine(line, 'The operations are not a list of objects with an "op". Copy them from Extract….');
  }
  return operations as object[];
}

/** The rows as CSV, with quotes where a cell needs them. */
export function renderCsv(rows: string[][]): string {
  const renderCell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return rows.map((cells) => `${cells.map(renderCell).join(',')}\n`).join('');
}

/** How the rows differ from the ones expected, or nothing where they are the same. */
export function describeTableMismatch(expected: string[][], actual: string[][]): string | undefined {
  const difference = findDifference(expected, actual);
  return difference && `${difference}\nexpected:\n${renderCsv(expected)}got:\n${renderCsv(actual)}`;
}

function findDifference(expected: string[][], actual: string[][]): string | undefined {
  const [names = [], ...rows] = expected;
  const [foundNames = [], ...foundRows] = actual;
  if (JSON.stringify(names) !== JSON.stringify(foundNames)) {
    return `the columns are ${JSON.stringify(foundNames)}, not ${JSON.stringify(names)}`;
  }
  for (const [row, cells] of rows.entries()) {
    const found = foundRows[row];
    if (!found) break;
    for (const [column, cell] of cells.entries()) {
      if (cell !== found[column]) {
        return `row ${row + 1}, ${names[column]}: expected ${JSON.stringify(cell)}, got ${JSON.stringify(found[column])}`;
      }
    }
  }
  return rows.length === foundRows.length ? undefined : `expected ${rows.length} rows, got ${foundRows.length}`;
}
