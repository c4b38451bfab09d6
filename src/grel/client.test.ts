import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createGrelClient, LIMIT, type Answer, type Question} from './client';

vi.mock('./parseHtml', () => ({parseHtml: (html: string) => ({name: html, attributes: [], children: []})}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that is there after `delay`, or cannot be loaded, and answers by a function, or not at all. */
function createWorkers(answer: (question: Question) => Answer | undefined, {delay = 0, loads = true} = {}) {
  const workers: {terminate: ReturnType<typeof vi.fn>}[] = [];
  const create = () => {
    const worker = {
      onmessage: (_: {data: Answer}) => {},
      onerror: (_: {preventDefault: () => void}) => {},
      terminate: vi.fn(),
      postMessage(question: Question) {
        const data = answer(question);
        if (data) setTimeout(() => worker.onmessage({data}), 1);
      },
    };
    workers.push(worker);
    setTimeout(() => (loads ? worker.onmessage({data: {ready: true}}) : worker.onerror({preventDefault() {}})), delay);
    return worker as unknown as Worker;
  };
  return {create, workers};
}

test('an evaluation that takes longer than a second is cut off, and the next one gets a new worker', async () => {
  const {create, workers} = createWorkers(({expression}) =>
    expression === 'slow' ? undefined : {result: {text: expression, type: 'string'}},
  );
  const client = createGrelClient(create);
  const slow = client.evaluate('slow', {value: null});
  const next = client.evaluate('next', {value: null});
  await vi.advanceTimersByTimeAsync(LIMIT + 1);
  expect(await slow).toHaveProperty('declined');
  expect(workers[0]?.terminate).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(await next).toEqual({text: 'next', type: 'string'});
  expect(workers).toHaveLength(2);
});

test('HTML that the worker wants is read by the page', async () => {
  const {create, workers} = createWorkers(({pages}) =>
    pages.has('<b>') ? {result: {text: pages.get('<b>')?.name ?? '', type: 'string'}} : {html: '<b>'},
  );
  const result = createGrelClient(create).evaluate('value.parseHtml()', {value: '<b>'});
  await vi.advanceTimersByTimeAsync(2);
  expect(await result).toEqual({text: '<b>', type: 'string'});
  expect(workers).toHaveLength(1);
});

test('HTML without end is declined', async () => {
  let count = 0;
  const {create} = createWorkers(() => ({html: String(count++)}));
  const result = createGrelClient(create).evaluate('', {value: null});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toHaveProperty('declined');
});

test('the time until the worker is there does not count', async () => {
  const {create} = createWorkers(() => ({result: {text: '1', type: 'number'}}), {delay: 10 * LIMIT});
  const result = createGrelClient(create).evaluate('1', {value: null});
  await vi.advanceTimersByTimeAsync(10 * LIMIT + 1);
  expect(await result).toEqual({text: '1', type: 'number'});
});

test('a worker that cannot be loaded is said so, and tried again', async () => {
  const {create, workers} = createWorkers(() => undefined, {loads: false});
  const client = createGrelClient(create);
  for (const count of [1, 2]) {
    const result = client.evaluate('1', {value: null});
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({declined: 'The evaluator could not be loaded. Check your connection.'});
    expect(workers).toHaveLength(count);
  }
});
