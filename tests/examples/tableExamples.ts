import {visitBlocks} from '../../src/build/pageBlocks';
import {findTableExamples, type TableExample, type TableExampleProblem} from '../../src/build/tableExamples';
import {renderCsv} from '../../src/lib/renderCsv';
import {parsePage} from './readPages';

/** Reads every table example of a page. `file` is only repeated in the answer. */
export function collectTableExamples(
  file: string,
  markdown: string,
): {examples: (TableExample & {file: string})[]; problems: (TableExampleProblem & {file: string})[]} {
  const examples: (TableExample & {file: string})[] = [];
  const problems: (TableExampleProblem & {file: string})[] = [];
  visitBlocks(parsePage(markdown), (blocks) => {
    const here = findTableExamples(blocks);
    examples.push(...here.found.map(({example}) => ({file, ...example})));
    problems.push(...here.problems.map((problem) => ({file, ...problem})));
  });
  return {examples, problems};
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
