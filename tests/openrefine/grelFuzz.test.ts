import {beforeAll, expect, test} from 'vitest';
import {evaluate} from '../../src/grel';
import {parseHtml} from '../../src/grel/markup/parseHtml';
import {expectNoFaults} from '../expectNoFaults';
import {createBatches, createTable, findUnused, findUsed, keyOf, VALUES, wrap} from './grelExpressions';
import {findException, isOlder, UNUSED_REMEDY, EXCEPTIONS} from './grelExceptions';
import {transform, type Project} from './openRefineClient.mjs';
import {sharedOpenRefine} from './sharedOpenRefine';

const {client, version} = sharedOpenRefine();
let project: Project;

beforeAll(async () => {
  project = await createProject();
});

/** A project with each value in a cell, errors included. */
async function createProject(): Promise<Project> {
  const csv = `Key,Value\n${VALUES.map((_, row) => `${keyOf(row) ?? ''},unset\n`).join('')}`;
  const cases = VALUES.reduceRight((rest, value, row) => `if(rowIndex == ${row}, ${value}, ${rest})`, 'null');
  return client.applyOperations(await client.createProject('fuzz', csv), [
    transform('Value', `grel:${cases}`, 'store-error'),
  ]);
}

test('the expressions use every line of the grammar, and each function and operator meets every value', () => {
  const met = new Map<string, Set<number>>();
  for (const {expressions, rows} of createBatches(version)) {
    for (const name of expressions.flatMap(findUsed)) met.set(name, new Set([...(met.get(name) ?? []), ...rows]));
  }
  expect(met.size).toBeGreaterThan(100);
  expectNoFaults([
    ...findUnused().map((line) => `tests/openrefine/data/grelGrammar.txt: nothing uses "${line}".`),
    ...[...met]
      .filter(([, rows]) => rows.size < VALUES.length)
      .map(([name, rows]) => `${name} meets ${rows.size} of ${VALUES.length} values. Raise EXPRESSIONS or ROWS.`),
  ]);
});

test('the evaluator of GREL answers as the tool does', {timeout: 600_000}, async () => {
  const batches = createBatches(version);
  const table = createTable();
  const differences: string[] = [];
  const used = new Map<string, number>();
  const declined = new Map<string, number>();
  let agreed = 0;

  const answer = (expression: string, row: number) =>
    evaluate(wrap(expression), {value: table[row]?.Value ?? null, rows: table, rowIndex: row}, parseHtml);

  /** Whether it is an error whose text the evaluator does not know. */
  const isSomeError = (expression: string, row: number) => {
    const result = answer(`isError(${expression})`, row);
    return 'text' in result && result.text === '[ [ true ] ]';
  };

  const compare = (expression: string, row: number, tool: string) => {
    const result = answer(expression, row);
    if ('declined' in result) {
      if (isSomeError(expression, row) && !tool.startsWith('[ [ [error: ')) {
        differences.push(`${expression} on ${VALUES[row]}\n    here: some error\n    tool: ${tool}`);
      }
      count(declined, result.declined);
      return;
    }
    const ours = 'error' in result ? result.error : result.text;
    const value = VALUES[row] ?? '';
    const exception = ours === tool ? undefined : findException({expression, value, ours, tool, version});
    if (exception) count(used, exception.reason);
    if (ours === tool) agreed++;
    else if (!exception) differences.push(`${expression} on ${value}\n    here: ${ours}\n    tool: ${tool}`);
  };

  const ask = async (batch: string[], rows: number[]) => {
    const separator = ', "~~", ';
    const alone = batch.length === 1 ? wrap(batch[0] ?? '') : undefined;
    const expression = alone ?? `[${batch.map(wrap).join(separator)}]`;
    const preview = await client
      .previewExpression({project, expression, column: 'Value', rows})
      .catch((error: Error) => ({failure: error.message}));
    if ('failure' in preview && alone) {
      // Only one row may make the tool itself fail, as gcd() of an endless number does.
      if (rows.length > 1) for (const row of rows) await ask(batch, [row]);
      else count(used, 'The tool itself failed.');
    } else if ('cells' in preview) {
      const answers = preview.cells.map((cell) => {
        const text = 'error' in cell ? '' : (cell.text ?? '');
        const pieces = alone ? [text] : text.slice(2, -2).split(separator);
        expect(pieces.length, `${JSON.stringify(cell)}\n${batch.join('\n')}`).toBe(batch.length);
        return pieces;
      });
      // The evaluator reads an expression once for all rows.
      batch.forEach((one, place) => rows.forEach((row, index) => compare(one, row, answers[index]?.[place] ?? '')));
    } else if (alone && 'parseError' in preview) {
      compare(batch[0] ?? '', 0, preview.parseError);
    } else {
      // One that cannot be read spoils the others.
      for (const half of [batch.slice(0, batch.length / 2), batch.slice(batch.length / 2)]) await ask(half, rows);
    }
  };
  for (const {expressions, rows} of batches) {
    const isReadable = (expression: string) => !('error' in answer(expression, 0));
    for (const expression of expressions) if (!isReadable(expression)) await ask([expression], [0]);
    const batch = expressions.filter(isReadable);
    // What is declined for all of them, such as a feature of patterns, is not asked.
    const asked = batch.filter((expression) =>
      rows.some((row) => !('declined' in answer(expression, row)) || isSomeError(expression, row)),
    );
    for (const expression of batch) if (!asked.includes(expression)) compare(expression, rows[0] ?? 0, '');
    if (asked.length > 0) await ask(asked, rows);
  }

  console.info(
    [
      `${batches.flatMap(({expressions}) => expressions).length} expressions on some of ${VALUES.length} values agree ${agreed} times with OpenRefine ${version}.`,
      'They differ for a listed reason:',
      ...renderCounts(used),
      'Declined:',
      ...renderCounts(declined),
    ].join('\n'),
  );
  expect(differences.slice(0, 40).join('\n'), `${differences.length} differences`).toBe('');
  const unused = EXCEPTIONS.filter(
    ({before, reason, sometimes}) => !sometimes && (!before || isOlder(version, before)) && !used.has(reason),
  );
  expectNoFaults(unused.map(({reason}) => `${reason}: ${UNUSED_REMEDY}`));
});

function count(counts: Map<string, number>, what: string) {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function renderCounts(counts: Map<string, number>): string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([what, times]) => `  ${times} × ${what}`);
}
