import {parse, type CsvError} from 'csv-parse/sync';
import type {Fence, PageBlock} from './pageBlocks';

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

interface FoundTableExample {
  example: TableExample;
  /** The index of its first fence among the blocks. */
  index: number;
}

const LANGUAGES = {before: 'csv', operations: 'json', after: 'csv'};
const ROLES = Object.keys(LANGUAGES) as Role[];
const RECIPE = `Write three fences, ${ROLES.map((role) => `"\`\`\`${LANGUAGES[role]} ${role}"`).join(', ')}, in this order and with nothing between them.`;

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
