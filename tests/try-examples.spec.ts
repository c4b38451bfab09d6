import fs from 'node:fs';
import ts from 'typescript';
import type {Answer, Question} from '../src/grel/client';
import {evaluate, type Bindable, type HtmlNode, type Result} from '../src/grel';
import {GrelError} from '../src/grel/errors';
import {isGrelDate} from '../src/grel/java/dates';
import {readTyped} from '../src/grel/typedValue';
import {findDifference, readGrelExamples, writtenValue} from './examples/grelExamples';
import {parseHtml} from './examples/parseHtml';
import {expect, test} from './fixtures';
import {createBatches, createTable, wrap} from './openrefine/grelExpressions';

declare global {
  var parseHtml: (html: string) => HtmlNode;
  var grelWorker: string;
}

const SCRIPTS = 'build/assets/js';

type Asked = Pick<Question, 'expression' | 'input'>;

/** Runs in the page: asks the built worker one question after another. */
async function ask(questions: Asked[]): Promise<Result[]> {
  const worker = new Worker(globalThis.grelWorker);
  const next = () => new Promise<Answer>((done) => (worker.onmessage = ({data}: MessageEvent<Answer>) => done(data)));
  await next();
  const results: Result[] = [];
  for (const {expression, input} of questions) {
    const question: Question = {expression, input, pages: new Map()};
    for (;;) {
      const answer = next();
      worker.postMessage(question);
      const data = await answer;
      if ('html' in data) question.pages.set(data.html, globalThis.parseHtml(data.html));
      else if ('result' in data) {
        results.push(data.result);
        break;
      }
    }
  }
  return results;
}

/** What a message to the worker can carry: dates as browsers have them, and no errors. */
function toSendable(value: unknown): Bindable {
  if (isGrelDate(value)) return new Date(value.seconds * 1000 + value.nanos / 1e6);
  return value instanceof GrelError ? null : (value as Bindable);
}

test.beforeEach(async ({page, site}) => {
  await site.open('/docs/manual/grel');
  const source = ts.transpile(fs.readFileSync('src/grel/parseHtml.ts', 'utf8'), {target: ts.ScriptTarget.ES2022});
  const worker = fs.readdirSync(SCRIPTS).find((name) => /^grel-worker\.\w+\.js$/.test(name));
  // The site's own parser, which the worker has not.
  await page.evaluate(
    `${source.replaceAll('export ', '')}; Object.assign(globalThis, {parseHtml, grelWorker: '/assets/js/${worker}'})`,
  );
});

// Browsers differ from Node in mathematics, in the names of languages, and in regular expressions.
test('the examples of the manual give the results of their tables', {tag: '@desktop'}, async ({page}) => {
  const examples = readGrelExamples().filter(({unchecked}) => !unchecked);
  const questions = examples.map((example) => ({
    expression: example.expression,
    input: readTyped(writtenValue(example)),
  }));
  const results = await page.evaluate(ask, questions);
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

// grelFuzz.test.ts compares the answers of Node with those of OpenRefine.
test('random expressions give the results that Node gives', {tag: '@desktop'}, async ({page}) => {
  test.setTimeout(300_000);
  const rows = createTable().map(({Key = null, Value = null}) => ({Key, Value: toSendable(Value)}));
  const differences: string[] = [];
  for (const batch of createBatches()) {
    const questions = batch.expressions.flatMap((expression) =>
      batch.rows.slice(0, 4).map((rowIndex) => ({
        expression: wrap(expression),
        input: {value: rows[rowIndex]?.Value ?? null, rows, rowIndex},
      })),
    );
    const results = await page.evaluate(ask, questions);
    questions.forEach(({expression, input}, index) => {
      const there = JSON.stringify({...results[index], hint: undefined});
      const node = JSON.stringify(evaluate(expression, input, parseHtml));
      if (there !== node) differences.push(`${expression} in row ${input.rowIndex}: ${there}, in Node: ${node}`);
    });
  }
  expect(differences).toEqual([]);
});
