import {deepStrictEqual} from 'node:assert';
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
  const linesOf = (rows: string[][]) => renderCsv(rows).split('\n');
  try {
    deepStrictEqual(linesOf(actual), linesOf(expected));
  } catch (error) {
    return (error as Error).message;
  }
}
