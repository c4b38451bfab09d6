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
  line: number;
  /** The first row holds the column names. */
  before: string[][];
  /** Cells that look like numbers are numbers in the project; otherwise every cell is text. */
  numbers: boolean;
  operations: object[];
  after: string[][];
  unchecked?: string;
}

export interface TableExampleProblem {
  line: number;
  message: string;
}

const LANGUAGES = {before: 'csv', operations: 'json', after: 'csv'};
const ROLES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const RECIPE = `Write three fences, ${ROLES.map((role) => `"\`\`\`${LANGUAGES[role]} ${role}"`).join(', ')}, in this order and with nothing between them.`;

class FaultAtLine extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Finds the table examples in a row of blocks that follow each other, each with the index of its first fence. */
export function findTableExamples(blocks: PageBlock[]) {
  const found: {example: TableExample; index: number}[] = [];
  const problems: TableExampleProblem[] = [];
  for (let index = 0, length; index < blocks.length; index += Math.max(length, 1)) {
    const parts = takeParts(blocks.slice(index));
    length = parts.length;
    try {
      if (parts[0]) found.push({index, example: readExample(parts[0], parts, blocks[index - 1])});
    } catch (error) {
      const {line, message} = error as FaultAtLine;
      problems.push({line, message});
    }
  }
  return {found, problems};
}

/** The fences at the beginning that mean to be parts of one example. */
function takeParts(blocks: PageBlock[]): Fence[] {
  const end = blocks.findIndex((block, index) => !roleOf(block) || (index > 0 && roleOf(block) === 'before'));
  return blocks.slice(0, end < 0 ? undefined : end) as Fence[];
}

function roleOf(block: PageBlock) {
  if (block.kind !== 'fence') return undefined;
  const word = block.meta.split(/\s/)[0]?.toLowerCase();
  return ROLES.find((role) => role === word);
}

function readExample(before: Fence, parts: Fence[], preceding?: PageBlock): TableExample {
  const [, operations, after] = parts;
  const roles = parts.map(roleOf);
  if (!operations || !after || roles.join() !== ROLES.join()) {
    throw new FaultAtLine(before.line, `The table example consists of: ${roles.join(', ')}. ${RECIPE}`);
  }
  for (const [index, {line, language, meta}] of parts.entries()) {
    const wanted = Object.values(LANGUAGES)[index];
    if (language !== wanted) {
      throw new FaultAtLine(line, `The fence says "${language} ${meta}". Write "${wanted}" first.`);
    }
  }
  const options = before.meta.split(/\s+/).slice(1);
  const unknown = options.find((option) => option !== 'numbers');
  if (unknown) throw new FaultAtLine(before.line, `"before ${unknown}" is unknown. The only option is "numbers".`);
  const unchecked = preceding?.kind === 'unchecked' ? preceding.reason : undefined;
  if (preceding && unchecked === '') {
    throw new FaultAtLine(preceding.line, '"unchecked:" has no reason. Say why the tool cannot confirm the rows.');
  }
  return {
    line: before.line,
    before: readTable(before),
    numbers: options.includes('numbers'),
    operations: readOperations(operations),
    after: readTable(after),
    ...(unchecked && {unchecked}),
  };
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
