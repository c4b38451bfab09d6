import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  createGrelClient,
  LIMIT,
  READY_LIMIT,
  TOO_LONG,
  type Announcement,
  type Answered,
  type ColumnQuestion,
  type Question,
} from './client';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Behavior {
  delay?: number;
  loads?: boolean;
  pace?: number;
  greeting?: unknown;
}

/** A worker that is there after `delay`, or cannot be loaded, and answers by a function, or not at all. */
function createWorkers(
  answer: (question: Question | ColumnQuestion) => Answered | undefined,
  {delay = 0, loads = true, pace = 1, greeting}: Behavior = {},
) {
  const workers: {terminate: ReturnType<typeof vi.fn>}[] = [];
  const create = () => {
    const worker = {
      onmessage: (_: {data: unknown}) => {},
      onerror: (_: {preventDefault: () => void}) => {},
      terminate: vi.fn(),
      postMessage(question: Question | ColumnQuestion | Announcement) {
        if (!('input' in question || 'inputs' in question)) {
          return setTimeout(
            () => (loads ? worker.onmessage({data: greeting}) : worker.onerror({preventDefault() {}})),
            delay,
          );
        }
        const data = answer(question);
        if (data) setTimeout(() => worker.onmessage({data}), pace);
      },
    };
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return {create, workers};
}

const ask = (client: ReturnType<typeof createGrelClient>, expression: string, values: (string | null)[] = [null]) =>
  client.evaluate(
    expression,
    values.map((value) => ({value})),
  );

test('a run that takes longer than a second is cut off with what it has, and the next one gets a new worker', async () => {
  const {create, workers} = createWorkers((question) =>
    'input' in question && 'value' in question.input && question.input.value === 'slow'
      ? undefined
      : {text: question.expression, type: 'string'},
  );
  const client = createGrelClient(create);
  const results = ask(client, 'some', ['fast', 'slow', 'slow']);
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(await results).toEqual([{text: 'some', type: 'string'}, {declined: TOO_LONG}, {declined: TOO_LONG}]);
  expect(workers[0]?.terminate).toHaveBeenCalled();
  const next = ask(client, 'next');
  await vi.advanceTimersByTimeAsync(2);
  expect(await next).toEqual([{text: 'next', type: 'string'}]);
  expect(workers).toHaveLength(2);
});

test('the second is for all inputs together', async () => {
  expect(LIMIT).toBe(1000);
  const {create} = createWorkers(() => ({text: '', type: 'string'}), {pace: 0.4 * LIMIT});
  const results = ask(createGrelClient(create), '', ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(await results).toMatchObject([{text: ''}, {text: ''}, {declined: TOO_LONG}]);
});

test('a question that a newer one follows is not pursued, and a failure concerns only its own question', async () => {
  const asked: string[] = [];
  const {create} = createWorkers(({expression}) => {
    asked.push(expression);
    if (expression === 'broken') throw new Error('cannot be sent');
    return {text: '', type: 'string'};
  });
  const client = createGrelClient(create);
  const broken = expect(ask(client, 'broken')).rejects.toThrow('cannot be sent');
  await vi.advanceTimersByTimeAsync(1);
  await broken;
  const questions = ['old', 'older', 'newest'].map((expression) => ask(client, expression, ['a', 'b']));
  await vi.advanceTimersByTimeAsync(10);
  expect(await questions[2]).toHaveLength(2);
  expect(asked).toEqual(['broken', 'newest', 'newest']);
});

test('the time until the worker is there does not count', async () => {
  const {create} = createWorkers(() => ({text: '1', type: 'number'}), {delay: 5 * LIMIT});
  const result = ask(createGrelClient(create), '1');
  await vi.advanceTimersByTimeAsync(5 * LIMIT + 1);
  expect(await result).toEqual([{text: '1', type: 'number'}]);
});

test.each<[string, Behavior, number]>([
  ['is another script', {greeting: {id: 1}}, 1],
  ['cannot be loaded', {loads: false}, 1],
  ['says nothing', {delay: 10 * READY_LIMIT}, READY_LIMIT + 1],
])('a worker that %s is said so, and tried again', async (_, behavior, time) => {
  const {create, workers} = createWorkers(() => undefined, behavior);
  const client = createGrelClient(create);
  for (const count of [1, 2]) {
    const result = ask(client, '1');
    await vi.advanceTimersByTimeAsync(time);
    expect(await result).toEqual([{declined: 'The evaluator could not be loaded. Check your connection.'}]);
    expect(workers).toHaveLength(count);
  }
});

test('a column is sent once, and again to the worker that follows one that was cut off', async () => {
  const sent: unknown[] = [];
  const {create} = createWorkers((question) => {
    if ('inputs' in question) sent.push(question.inputs);
    return question.expression === 'slow' ? undefined : {text: '', type: 'string'};
  });
  const client = createGrelClient(create);
  const column = [{value: 'a'}];
  const results = ['1', '2', 'slow', '3'].map((expression) => client.evaluateColumn(expression, column));
  await vi.advanceTimersByTimeAsync(LIMIT + 10);
  expect((await Promise.all(results)).map(Boolean)).toEqual([true, true, false, true]);
  expect(sent).toEqual([column, 'as before', 'as before', column]);
});

test('a column without an evaluator fails with a sentence', async () => {
  const client = createGrelClient(() => {
    throw new ReferenceError('Worker is not defined');
  });
  await expect(client.evaluateColumn('1', [])).rejects.toThrow('The evaluator could not be loaded.');
});
