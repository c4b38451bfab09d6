import {describe, expect, test, vi} from 'vitest';
import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import type {SearchRequest, SearchResponse} from '../../lib/search/types';
import {createLocalClient, type LocalClientEnvironment} from './createLocalClient';
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

function create(environment: Partial<LocalClientEnvironment> = {}) {
  const workers: FakeWorker[] = [];
  const loadAnswerer = vi.fn(async () => async (question: Question) => answerTo(question));
  const client = createLocalClient('/base/search-index.json', {
    createWorker: () => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    },
    loadAnswerer,
    pageUrl: () => 'https://site.test/base/docs/',
    ...environment,
  });
  return {client, workers, loadAnswerer};
}

const forbidden = (): Worker => {
  throw new Error('SecurityError');
};

describe('createLocalClient', () => {
  test('starts one worker at the first search, and none before', async () => {
    const {client, workers} = create();
    expect(workers).toHaveLength(0);
    void client.search(request('a'));
    void client.search(request('b'));
    expect(workers).toHaveLength(1);
    expect(workers[0]?.questions.map(({manifestUrl}) => manifestUrl)).toEqual(
      Array(2).fill('https://site.test/base/search-index.json'),
    );
  });

  test('gives every search its own answer, in whatever order they come', async () => {
    const {client, workers} = create();
    const searches = ['a', 'b', 'c'].map((query) => client.search(request(query)));
    for (const question of [...(workers[0]?.questions ?? [])].reverse()) workers[0]?.answer(answerTo(question));
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

  test('searches on the main thread where no worker can be made', async () => {
    const {client, loadAnswerer} = create({createWorker: forbidden});
    await expect(client.search(request('a'))).resolves.toEqual(response('a'));
    await expect(client.search(request('b'))).resolves.toEqual(response('b'));
    expect(loadAnswerer).toHaveBeenCalledTimes(1);
  });

  test('answers on the main thread what a failed worker leaves', async () => {
    const {client, workers} = create();
    const searches = ['a', 'b'].map((query) => client.search(request(query)));
    workers[0]?.dispatchEvent(new Event('error', {cancelable: true}));
    expect(await Promise.all(searches)).toEqual([response('a'), response('b')]);
    expect(workers[0]?.terminate).toHaveBeenCalled();
  });

  test('answers on the main thread what a worker that stays silent leaves, and not if it only takes its time', async () => {
    vi.useFakeTimers();
    const {client, workers, loadAnswerer} = create();
    const slow = client.search(request('a'));
    workers[0]?.dispatchEvent(new MessageEvent('message', {data: undefined}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loadAnswerer).not.toHaveBeenCalled();
    workers[0]?.answer({id: 1, response: response('a')});
    await expect(slow).resolves.toEqual(response('a'));

    const {client: other, workers: silent} = create();
    const search = other.search(request('b'));
    await vi.advanceTimersByTimeAsync(5000);
    await expect(search).resolves.toEqual(response('b'));
    expect(silent[0]?.terminate).toHaveBeenCalled();
    vi.useRealTimers();
  });

  test('tries again after the code could not be loaded', async () => {
    const load = vi
      .fn<LocalClientEnvironment['loadAnswerer']>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue(async (question) => answerTo(question));
    const {client} = create({createWorker: forbidden, loadAnswerer: load});
    await expect(client.search(request('a'))).rejects.toThrow(SearchUnavailableError);
    await expect(client.search(request('b'))).resolves.toEqual(response('b'));
  });
});
