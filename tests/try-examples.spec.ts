import type {Announcement, Answered, Question} from '../src/grel/client';
import {evaluate, type Bindable} from '../src/grel';
import {GrelError} from '../src/grel/errors';
import {isGrelDate} from '../src/grel/java/dates';
import {readTyped} from '../src/grel/typedValue';
import {findDifference, readGrelExamples, writtenValue} from './examples/grelExamples';
import {CHUNKS, findChunk} from '../scripts/findChunk.mjs';
import {expect, test} from './fixtures';
import {createBatches, createTable, wrap} from './openrefine/grelExpressions';
import {parseHtml} from '../src/grel/markup/parseHtml';

const worker = findChunk(CHUNKS.grelWorker);

/** Runs in the page: asks the built worker one question after another. */
async function ask([url, questions]: readonly [string, Question[]]): Promise<Answered[]> {
  const worker = new Worker(url);
  const send = (message: Question | Announcement) =>
    new Promise<Answered>((done) => {
      worker.onmessage = ({data}: MessageEvent<Answered>) => done(data);
      worker.postMessage(message);
    });
  await send({expression: 'parseHtml()'});
  const results: Answered[] = [];
  for (const question of questions) results.push(await send(question));
  worker.terminate();
  return results;
}

/** What a message to the worker can carry: dates as browsers have them, and no errors. */
function toSendable(value: unknown): Bindable {
  if (isGrelDate(value)) return new Date(value.seconds * 1000 + value.nanos / 1e6);
  return value instanceof GrelError ? null : (value as Bindable);
}

test.beforeEach(({site}) => site.open('/docs/manual/grel'));

// Browsers differ from Node in mathematics, in the names of languages, and in regular expressions.
test('the examples of the manual give the results of their tables', {tag: '@desktop'}, async ({page}) => {
  const examples = readGrelExamples().filter(({unchecked}) => !unchecked);
  const questions = examples.map((example) => ({
    expression: example.expression,
    input: readTyped(writtenValue(example)),
  }));
  const results = await page.evaluate(ask, [worker, questions] as const);
  const answered = examples.flatMap((example, index) => {
    const result = results[index] ?? {declined: 'without an answer'};
    return 'declined' in result ? [] : [{example, difference: findDifference(example, result)}];
  });
  const differing = answered.filter(({difference}) => difference !== undefined);
  expect(
    differing.map(({example, difference}) => `${example.file}:${example.line} ${example.expression}: ${difference}`),
  ).toEqual([]);
  // Phonetic keys and detected languages are most of the others.
  expect(answered.length / examples.length).toBeGreaterThan(0.9);
});

// grelFuzz.test.ts compares the answers of Node with those of OpenRefine, for every value. Here each expression is asked
// about one value, because only a function that browsers have otherwise than Node can differ.
test('random expressions give the results that Node gives', {tag: '@desktop'}, async ({page}) => {
  test.slow();
  const rows = createTable().map(({Key = null, Value = null}) => ({Key, Value: toSendable(Value)}));
  const differences: string[] = [];
  for (const batch of createBatches()) {
    const questions = batch.expressions.map((expression, place) => {
      const rowIndex = batch.rows[place % batch.rows.length] ?? 0;
      return {expression: wrap(expression), input: {value: rows[rowIndex]?.Value ?? null, rows, rowIndex}};
    });
    const results = await page.evaluate(ask, [worker, questions] as const);
    questions.forEach(({expression, input}, index) => {
      const there = JSON.stringify({...results[index], hint: undefined});
      const node = JSON.stringify(evaluate(expression, input, parseHtml));
      if (there !== node) differences.push(`${expression} in row ${input.rowIndex}: ${there}, in Node: ${node}`);
    });
  }
  expect(differences).toEqual([]);
});
