import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createGrelClient, LIMIT, TOO_LONG, type Answer, type Question} from './client';

vi.mock('./parseHtml', () => ({parseHtml: (html: string) => ({name: html, attributes: [], children: []})}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that is there after `delay`, or cannot be loaded, and answers by a function, or not at all. */
function createWorkers(answer: (question: Question) => Answer | undefined, {delay = 0, loads = true, pace = 1} = {}) {
  const workers: {terminate: ReturnType<typeof vi.fn>}[] = [];
  const create = () => {
    const worker = {
      onmessage: (_: {data: Answer}) => {},
      onerror: (_: {preventDefault: () => void}) => {},
      terminate: vi.fn(),
      postMessage(question: Question) {
        const data = answer(question);
        if (data) setTimeout(() => worker.onmessage({data}), pace);
      },
    };
    workers.push(worker);
    setTimeout(() => (loads ? worker.onmessage({data: {ready: true}}) : worker.onerror({preventDefault() {}})), delay);
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
  const {create, workers} = createWorkers(({expression, input}) =>
    'value' in input && input.value === 'slow' ? undefined : {result: {text: expression, type: 'string'}},
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
  const {create} = createWorkers(() => ({result: {text: '', type: 'string'}}), {pace: 0.4 * LIMIT});
  const results = ask(createGrelClient(create), '', ['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(await results).toMatchObject([{text: ''}, {text: ''}, {declined: TOO_LONG}]);
});

test('HTML that the worker wants is read by the page, within the second of the run', async () => {
  const {create, workers} = createWorkers(({pages}) =>
    pages.has('<b>') ? {result: {text: pages.get('<b>')?.name ?? '', type: 'string'}} : {html: '<b>'},
  );
  const result = ask(createGrelClient(create), 'value.parseHtml()', ['<b>']);
  await vi.advanceTimersByTimeAsync(2);
  expect(await result).toEqual([{text: '<b>', type: 'string'}]);
  expect(workers).toHaveLength(1);

  let count = 0;
  const endless = ask(createGrelClient(createWorkers(() => ({html: String(count++)})).create), '');
  await vi.advanceTimersByTimeAsync(LIMIT);
  expect(await endless).toMatchObject([{declined: expect.stringContaining('more HTML')}]);
});

test('a question that a newer one follows is not pursued, and a failure concerns only its own question', async () => {
  const asked: string[] = [];
  const {create} = createWorkers(({expression}) => {
    asked.push(expression);
    if (expression === 'broken') throw new Error('cannot be sent');
    return {result: {text: '', type: 'string'}};
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
  const {create} = createWorkers(() => ({result: {text: '1', type: 'number'}}), {delay: 10 * LIMIT});
  const result = ask(createGrelClient(create), '1');
  await vi.advanceTimersByTimeAsync(10 * LIMIT + 1);
  expect(await result).toEqual([{text: '1', type: 'number'}]);
});

test('a worker that cannot be loaded is said so, and tried again', async () => {
  const {create, workers} = createWorkers(() => undefined, {loads: false});
  const client = createGrelClient(create);
  for (const count of [1, 2]) {
    const result = ask(client, '1');
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual([{declined: 'The evaluator could not be loaded. Check your connection.'}]);
    expect(workers).toHaveLength(count);
  }
});
