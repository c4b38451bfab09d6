import type {Announcement, Answered, Question} from '../src/grel/client';
import {evaluate, type Bindable} from '../src/grel';
import {GrelError} from '../src/grel/errors';
import {isGrelDate} from '../src/grel/java/dates';
import {readTyped} from '../src/grel/typedValue';
import {bindWritten} from '../src/grel/written';
import {readGrelExamples, writtenValue} from './examples/grelExamples';
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

// Browsers differ from Node in mathematics, in the names of languages, and in regular expressions. Unit tests compare the
// answers of Node with the tables of the manual, and grelFuzz.test.ts with those of OpenRefine, for every value. Here each
// random expression is asked about one value, because only a function that browsers have otherwise than Node can differ.
test('examples and random expressions give the results that Node gives', {tag: '@desktop'}, async ({page, site}) => {
  test.slow();
  await site.open('/docs/manual/grel');
  const examples = readGrelExamples()
    .filter(({unchecked}) => !unchecked)
    .map((example) => {
      const written = writtenValue(example);
      return {expression: example.expression, input: readTyped(written), bindings: bindWritten(written)};
    });
  const rows = createTable().map(({Key = null, Value = null}) => ({Key, Value: toSendable(Value)}));
  const batches = createBatches().map((batch) =>
    batch.expressions.map((expression, place) => {
      const rowIndex = batch.rows[place % batch.rows.length] ?? 0;
      const input = {value: rows[rowIndex]?.Value ?? null, rows, rowIndex};
      return {expression: wrap(expression), input, bindings: input};
    }),
  );
  const differences: string[] = [];
  for (const questions of [examples, ...batches]) {
    const asked = questions.map(({expression, input}) => ({expression, input}));
    const results = await page.evaluate(ask, [worker, asked] as const);
    questions.forEach(({expression, bindings}, index) => {
      const there = JSON.stringify({...results[index], hint: undefined});
      const node = JSON.stringify(evaluate(expression, bindings, parseHtml));
      if (there !== node)
        differences.push(`${expression} of ${JSON.stringify(bindings.value)}: ${there}, in Node: ${node}`);
    });
  }
  expect(differences).toEqual([]);
});
