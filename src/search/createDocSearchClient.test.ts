import {expect, test, vi} from 'vitest';
import type {SearchHit, SearchResponse} from '../lib/search/types';
import {createDocSearchClient, createDocSearchHits} from './createDocSearchClient';

const hit: SearchHit = {
  objectID: '12',
  url: 'https://openrefine.org/docs#a',
  type: 'content',
  hierarchy: {lvl0: 'Q & A', lvl1: 'GREL', lvl2: '<b>', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: 'long text',
  _highlightResult: {hierarchy: {lvl0: {value: 'Q &amp; <mark>A</mark>'}}},
  _snippetResult: {content: {value: '<mark>long</mark>'}},
};

const response: SearchResponse = {hits: [hit], nbHits: 30, nbPages: 2, suggestions: []};

test('hits are fitted to what DocSearch shows and stores', () => {
  const [fitted, ...others] = createDocSearchHits([hit, {...hit, objectID: '13'}]);
  expect(others).toEqual([]);
  expect(fitted).toMatchObject({
    objectID: hit.url,
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Q & A › GREL', lvl1: 'GREL', lvl2: '&lt;b&gt;', lvl3: null},
    _highlightResult: {hierarchy: {lvl0: {value: 'Q & A › GREL'}}},
    _snippetResult: {content: {value: '<mark>long</mark>'}},
  });
});

const fail = (): never => {
  throw new Error('DocSearch rethrows');
};

test('a query is answered with the hits and how many there are', async () => {
  const search = vi.fn(async () => response);
  const client = createDocSearchClient({search, getQuery: () => 'grel'});
  const answer = await client.search({requests: [{query: 'grel'}]}).catch(fail);
  expect(search).toHaveBeenCalledExactlyOnceWith('grel');
  expect(answer.results[0]).toMatchObject({nbHits: 30, hits: [{objectID: hit.url}]});
});

/** A modal in which every search fails; `run` lets what was deferred happen. */
function createFailing() {
  const deferred: (() => void)[] = [];
  const state = {query: 'a'};
  const onFailure = vi.fn();
  const report = vi.fn(fail);
  const failing = createDocSearchClient({
    search: () => Promise.reject(new TypeError('offline')),
    getQuery: () => state.query,
    onFailure,
    defer: (callback) => deferred.push(callback),
  });
  const ask = (query: string) => failing.search({requests: [{query}]}).catch(report);
  return {state, ask, onFailure, report, run: () => deferred.splice(0).forEach((callback) => callback())};
}

test('a failure gives no hits first and is reported afterwards, as the error DocSearch knows', async () => {
  const {ask, onFailure, report, run} = createFailing();
  expect(await ask('a')).toEqual({results: [{hits: [], nbHits: 0}]});
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({message: 'offline'}));
  expect(report).not.toHaveBeenCalled();
  run();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({name: 'RetryError'}));
});

test('a failure is not reported when the query has changed', async () => {
  const {ask, report, run, state} = createFailing();
  await ask('a');
  state.query = '';
  run();
  expect(report).not.toHaveBeenCalled();
});

test('a failure is not reported when a later search is under way', async () => {
  const {ask, report, run} = createFailing();
  const [first] = [ask('a'), ask('a')];
  await first;
  run();
  expect(report).toHaveBeenCalledOnce();
});
