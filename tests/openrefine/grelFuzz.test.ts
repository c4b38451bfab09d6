import {afterAll, beforeAll, expect, test} from 'vitest';
import registry from '../../src/data/grel/registry.json';
import {evaluate, evaluateValue, type Bindable} from '../../src/grel';
import {createExpression, createRandom, VALUES} from './grelExpressions';
import {findException, isOlder, UNUSED_REMEDY, EXCEPTIONS} from './grelExceptions';
import type {Project} from './openRefineClient';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';

const EXPRESSIONS = 2_500;
/** Expressions in one question to the tool. */
const BATCH = 25;
const SEED = Number(process.env.GREL_SEED ?? 1);

let openRefine: RunningOpenRefine;
let project: Project;

beforeAll(async () => {
  openRefine = await startOpenRefine();
  project = await createProject(openRefine);
});

afterAll(() => openRefine?.stop());

/** A project with each value in a cell, errors included. */
async function createProject({client}: RunningOpenRefine): Promise<Project> {
  const csv = `Value\n${VALUES.map(() => 'unset\n').join('')}`;
  const cases = VALUES.reduceRight((rest, value, row) => `if(rowIndex == ${row}, ${value}, ${rest})`, 'null');
  return client.applyOperations(await client.createProject('fuzz', csv), [
    {
      op: 'core/text-transform',
      description: '',
      engineConfig: {facets: [], mode: 'row-based'},
      columnName: 'Value',
      expression: `grel:${cases}`,
      onError: 'store-error',
      repeat: false,
      repeatCount: 0,
    },
  ]);
}

/** The inner loop keeps an exception from passing for null, the outer one from ending the batch, and both show types. */
const wrap = (expression: string) => `forEach([1], outer, forEach([1], inner, ${expression}))`;

test('the evaluator of GREL answers as the tool does', {timeout: 300_000}, async () => {
  const {client, version} = openRefine;
  const known = new Set([
    ...registry.functions.filter(({since}) => !isOlder(version, since)).map(({name}) => name),
    ...registry.controls.map(({name}) => name),
  ]);
  const random = createRandom(SEED);
  const expressions = new Set<string>();
  while (expressions.size < EXPRESSIONS) {
    const expression = createExpression(random);
    if ((expression.match(/\w+(?=\()/g) ?? []).every((name) => known.has(name))) expressions.add(expression);
  }
  const values = VALUES.map((source) => evaluateValue(source, {value: null}) as Bindable);
  const rows = VALUES.map((_, row) => row);
  const differences: string[] = [];
  const used = new Map<string, number>();
  const declined = new Map<string, number>();
  let agreed = 0;

  const compare = (expression: string, row: number, tool: string) => {
    const result = evaluate(wrap(expression), {value: values[row] ?? null});
    if ('declined' in result) {
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

  const ask = async (batch: string[]) => {
    const separator = ', "~~", ';
    const expression = `[${batch.map(wrap).join(separator)}]`;
    const answer = await client.previewExpression({project, expression, column: 'Value', rows});
    if ('cells' in answer) {
      answer.cells.forEach((cell, row) => {
        const pieces = 'error' in cell ? [] : (cell.text ?? '').slice(2, -2).split(separator);
        expect(pieces.length, `${JSON.stringify(cell)}\n${batch.join('\n')}`).toBe(batch.length);
        batch.forEach((one, index) => compare(one, row, pieces[index] ?? ''));
      });
    } else if (batch.length > 1) {
      // One that cannot be read spoils the others.
      for (const one of batch) await ask([one]);
    } else {
      const alone = await client.previewExpression({
        project,
        expression: wrap(batch[0] ?? ''),
        column: 'Value',
        rows: [0],
      });
      compare(batch[0] ?? '', 0, 'parseError' in alone ? alone.parseError : JSON.stringify(alone.cells));
    }
  };
  const isRead = (expression: string) => !('error' in evaluate(wrap(expression), {value: null}));
  const all = [...expressions];
  for (const expression of all.filter((one) => !isRead(one))) await ask([expression]);
  const readable = all.filter(isRead);
  for (let start = 0; start < readable.length; start += BATCH) await ask(readable.slice(start, start + BATCH));

  console.info(
    [
      `${expressions.size} expressions on ${VALUES.length} values agree ${agreed} times with OpenRefine ${version}.`,
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
  expect(
    unused.map(({reason}) => reason),
    UNUSED_REMEDY,
  ).toEqual([]);
});

function count(counts: Map<string, number>, what: string) {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function renderCounts(counts: Map<string, number>): string[] {
  return [...counts].sort(([, one], [, other]) => other - one).map(([what, times]) => `  ${times} × ${what}`);
}
