import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {page, section} from '../../../tests/searchablePages';
import {IndexMissingError, SearchUnavailableError} from '../../lib/search/errors';
import {createIndexFile} from '../../lib/search/indexFile';
import type {SearchRequest} from '../../lib/search/types';
import {createEngineLoader} from './loadEngine';

const text = 'A histogram of a column.';
const pages = [page('/docs', 'doc', 'Manual', [section(1, 'Facets', null, text)])];
const index = createIndexFile(pages, 'https://openrefine.org');

const manifestUrl = 'https://site.test/base/search-index.json';
const request: SearchRequest = {query: 'histogram', hitsPerPage: 20, page: 0, snippetWords: 10, tags: []};
const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), {headers: {'content-type': 'application/json'}});

let answers: Record<string, () => Response | Promise<Response>>;
const asked: string[] = [];
const fetchUrl = async (url: string, init?: RequestInit): Promise<Response> => {
  asked.push(init ? `${url} ${init.cache}` : url);
  return (answers[url.slice('https://site.test/base/'.length)] ?? (() => new Response('', {status: 404})))();
};

beforeEach(() => {
  asked.length = 0;
  answers = {
    'search-index.json': () => json({index: 'assets/search/index-1.json', texts: 'assets/search/texts-1-'}),
    'assets/search/index-1.json': () => json(index),
    'assets/search/texts-1-0.json': () => json([text]),
  };
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = (): never => {
  throw new TypeError('Failed to fetch');
};

test('loads manifest and index once, below any base URL, and the texts of the hits', async () => {
  const load = createEngineLoader(manifestUrl, fetchUrl);
  const [engine, same] = await Promise.all([load(), load()]);
  expect(engine).toBe(same);
  const {hits} = await engine.search(request);
  expect(hits[0]?._snippetResult.content?.value).toBe('A <mark>histogram</mark> of a column.');
  await engine.search(request);
  expect(asked).toEqual([
    'https://site.test/base/search-index.json no-cache',
    'https://site.test/base/assets/search/index-1.json',
    'https://site.test/base/assets/search/texts-1-0.json',
  ]);
});

test.each([
  ['the network is gone', fail, 'cannot be reached'],
  ['the server is in trouble', () => new Response('{}', {status: 503}), 'answered with status 503'],
  ['the transfer is cut off', () => new Response('{"index":'), 'is damaged'],
  ['the manifest is another', () => json(null), 'The search index cannot be read.'],
])('rejects when %s, and loads the next time', async (_, answer, message) => {
  const load = createEngineLoader(manifestUrl, fetchUrl);
  const good = answers['search-index.json'];
  answers['search-index.json'] = answer;
  const error = await load().catch((one: unknown) => one);
  expect(error).toBeInstanceOf(SearchUnavailableError);
  expect(error).not.toBeInstanceOf(IndexMissingError);
  expect(error).toHaveProperty('message', expect.stringContaining(message));
  answers['search-index.json'] = good ?? fail;
  await expect(load()).resolves.toBeDefined();
});

test.each([
  ['is missing', () => new Response('', {status: 404})],
  ['is a page of the site', () => new Response('<html>', {headers: {'content-type': 'text/html; charset=utf-8'}})],
])('says that there is no index when the manifest %s', async (_, answer) => {
  answers['search-index.json'] = answer;
  await expect(createEngineLoader(manifestUrl, fetchUrl)()).rejects.toThrow(IndexMissingError);
});

test('answers without snippets when the texts fail or are slow, and with them later', async () => {
  vi.useFakeTimers();
  const engine = await createEngineLoader(manifestUrl, fetchUrl)();
  const good = answers['assets/search/texts-1-0.json'];
  answers['assets/search/texts-1-0.json'] = fail;
  expect((await engine.search(request)).hits[0]?.content).toBeNull();

  let release: (response: Response) => void = () => undefined;
  answers['assets/search/texts-1-0.json'] = () => new Promise((resolve) => (release = resolve));
  const slow = engine.search(request);
  await vi.advanceTimersByTimeAsync(1500);
  expect((await slow).hits[0]?.content).toBeNull();

  release((await good?.()) as Response);
  await vi.advanceTimersByTimeAsync(0);
  expect((await engine.search(request)).hits[0]?.content).toBe(text);
});
