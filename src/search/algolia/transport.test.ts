import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createTransport, maxPatience, RetryError, timeouts, type Transport} from './transport';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A transport whose hosts all answer after the `delays` of their requests, in milliseconds. */
function createSlow(hosts: string[], delays: number[]) {
  const asked: {host: string; at: number}[] = [];
  const send = (url: RequestInfo | URL): Promise<Response> => {
    asked.push({host: new URL(String(url)).host, at: Date.now()});
    return new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0, new Response('{}')));
  };
  return {asked, transport: createTransport({hosts: hosts.map((host) => `https://${host}`), fetch: send})};
}

async function post(transport: Transport): Promise<unknown> {
  const answer = transport.post('/', {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return answer;
}

test('each attempt that takes too long gives the next one a second more', async () => {
  const start = Date.now();
  const {asked, transport} = createSlow(['a', 'b', 'c'], [2500, 2500, 2500]);
  expect(await post(transport)).toEqual({});
  expect(asked.map(({host, at}) => [host, at - start])).toEqual([
    ['a', 0],
    ['b', 1000],
    ['c', 3000],
  ]);
});

test('a host that is slow but sure answers in the end', async () => {
  const {transport} = createSlow(['a'], [1500, 1500]);
  expect(await post(transport)).toBeInstanceOf(RetryError);
  expect(await post(transport)).toEqual({});
});

test('an answer brings back the first time limit', async () => {
  const {asked, transport} = createSlow(['a', 'b'], [1500, 1500, 1500]);
  expect(await post(transport)).toEqual({});
  const start = Date.now();
  vi.setSystemTime(start + 1_000_000);
  expect(await post(transport)).toEqual({});
  expect(asked.map(({host}) => host)).toEqual(['a', 'b', 'a', 'b']);
  expect((asked[3]?.at ?? 0) - (asked[2]?.at ?? 0)).toBe(timeouts.connect);
});

test('no attempt takes more than five times the limit', async () => {
  const {asked, transport} = createSlow(
    ['a'],
    Array.from({length: 8}, () => 60_000),
  );
  for (let time = 0; time < 8; time += 1) {
    const start = Date.now();
    const error = (await post(transport)) as RetryError;
    expect(error.attempts[0]?.reason).toContain(`${timeouts.connect * Math.min(time + 1, maxPatience)} ms`);
    expect(asked.at(-1)?.at).toBe(start);
  }
});
