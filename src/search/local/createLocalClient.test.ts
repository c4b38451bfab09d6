import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import type {SearchRequest, SearchResponse} from '../../lib/search/types';
import {createLocalClient} from './createLocalClient';
import type {Answer, Question} from './messages';

const request = (query: string): SearchRequest => ({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: []});
const response = (query: string): SearchResponse => ({hits: [], nbHits: 0, nbPages: 0, suggestions: [query]});
const answerTo = ({id, request: {query}}: Question): Answer => ({id, response: response(query)});

/** A worker that keeps its questions until the test answers them. */
class FakeWorker extends EventTarget {
  questions: Question[] = [];
  terminate = vi.fn();
  postMessage(question: Question): void {
    this.questions.push(question);
  }
  answer(answer: Answer): void {
    this.dispatchEvent(new MessageEvent('message', {data: answer}));
  }
}

function create() {
  const workers: FakeWorker[] = [];
  const client = createLocalClient('/base/search-index.json', () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return {client, workers};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {baseURI: 'https://site.test/base/docs/'});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('starts one worker at the first search, and gives each its own answer, in whatever order they come', async () => {
  const {client, workers} = create();
  expect(workers).toHaveLength(0);
  const searches = ['a', 'b', 'c'].map((query) => client.search(request(query)));
  expect(workers).toHaveLength(1);
  const questions = [...(workers[0]?.questions ?? [])].reverse();
  expect(new Set(questions.map(({manifestUrl}) => manifestUrl))).toEqual(
    new Set(['https://site.test/base/search-index.json']),
  );
  for (const question of questions) workers[0]?.answer(answerTo(question));
  expect((await Promise.all(searches)).map(({suggestions}) => suggestions[0])).toEqual(['a', 'b', 'c']);
});

test.each([
  ['IndexMissingError', IndexMissingError],
  ['SearchUnavailableError', SearchUnavailableError],
  ['TypeError', SearchUnavailableError],
])('rejects with the class that the name %s stands for, and goes on', async (name, type) => {
  const {client, workers} = create();
  const search = client.search(request('a'));
  workers[0]?.answer({id: 1, failure: {name, message: 'No.'}});
  await expect(search).rejects.toThrow(type);
  const next = client.search(request('b'));
  workers[0]?.answer({id: 2, response: response('b')});
  await expect(next).resolves.toEqual(response('b'));
});

test('says where no worker can be made, and tries again', async () => {
  let isAllowed = false;
  const worker = new FakeWorker();
  const client = createLocalClient('/base/search-index.json', () => {
    if (!isAllowed) throw new Error('SecurityError');
    return worker as unknown as Worker;
  });
  await expect(client.search(request('a'))).rejects.toThrow(SearchUnavailableError);
  isAllowed = true;
  const search = client.search(request('b'));
  worker.answer({id: 1, response: response('b')});
  await expect(search).resolves.toEqual(response('b'));
});

test('gives up what a failed worker leaves, and starts another one with the next search', async () => {
  const {client, workers} = create();
  const searches = ['a', 'b'].map((query) => client.search(request(query)));
  workers[0]?.dispatchEvent(new Event('error', {cancelable: true}));
  for (const search of searches) await expect(search).rejects.toThrow(SearchUnavailableError);
  expect(workers[0]?.terminate).toHaveBeenCalled();
  const next = client.search(request('c'));
  for (const question of workers[1]?.questions ?? []) workers[1]?.answer(answerTo(question));
  await expect(next).resolves.toEqual(response('c'));
});

test('gives up a worker that stays silent, and not one that only takes its time', async () => {
  const {client, workers} = create();
  const slow = client.search(request('a'));
  workers[0]?.dispatchEvent(new MessageEvent('message', {data: undefined}));
  await vi.advanceTimersByTimeAsync(60_000);
  workers[0]?.answer({id: 1, response: response('a')});
  await expect(slow).resolves.toEqual(response('a'));

  const {client: other, workers: silent} = create();
  const search = expect(other.search(request('b'))).rejects.toThrow(SearchUnavailableError);
  await vi.advanceTimersByTimeAsync(5000);
  await search;
  expect(silent[0]?.terminate).toHaveBeenCalled();
});
