import {liteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';
import type {SearchRequest} from '../../lib/search/types';
import {createAlgoliaClient} from './createAlgoliaClient';

interface Asked {
  query: string;
  facetFilters?: unknown[];
}

/** A client whose hosts answer the queries of a request with what `answer` makes of them. */
function createClient(answer: (asked: Asked[]) => object[]) {
  return createAlgoliaClient(
    {appId: 'APP', apiKey: 'public', indexName: 'site', language: 'en'},
    {
      requester: {
        async send({data}) {
          const {requests} = JSON.parse(String(data)) as {requests: Asked[]};
          const results = answer(requests);
          return {status: 200, isTimedOut: false, content: JSON.stringify({results})};
        },
      },
    },
  );
}

const request: SearchRequest = {query: 'text', hitsPerPage: 20, page: 0, snippetWords: 10, tags: ['default']};

test('answers with hits whose marked texts are safe HTML', async () => {
  const hit = {
    objectID: '7',
    url: 'https://openrefine.org/docs/manual/facets#text-facet',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Manual', lvl1: 'Facets', lvl2: 'Text <facet>'},
    _highlightResult: {hierarchy: {lvl2: {value: '<mark>Text</mark> <mark onclick="x">&amp;'}}},
    _snippetResult: {content: {value: '<img src=x onerror=alert(1)> <mark>text</mark>'}},
  };
  const client = createClient(() => [{hits: [hit], nbHits: 41, nbPages: 3, queryID: 'q1'}]);
  const {hits, ...others} = await client.search(request);
  expect(others).toEqual({nbHits: 41, nbPages: 3, queryID: 'q1', suggestions: []});
  expect(hits).toEqual([
    {
      ...hit,
      hierarchy: {...hit.hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      _highlightResult: {hierarchy: {lvl2: {value: '<mark>Text</mark> &lt;mark onclick=&quot;x&quot;&gt;&amp;amp;'}}},
      _snippetResult: {content: {value: '&lt;img src=x onerror=alert(1)&gt; <mark>text</mark>'}},
    },
  ]);
});

test.each([
  ['can be limited to a part of the site, with the counts of all', {part: {blog: 2, manual: 3}}, 2],
  ['answers for the whole site when the index knows no parts', {}, 5],
])('%s', async (_title, facets, expected) => {
  const client = createClient((asked) =>
    asked.map(({facetFilters}) => ({hits: [], facets, nbHits: facetFilters?.includes('part:blog') ? 2 : 5})),
  );
  const {nbHits, counts} = await client.search({...request, part: 'blog'});
  expect(nbHits).toBe(expected);
  expect(counts).toEqual('part' in facets ? {manual: 3, technical: 0, blog: 2, pages: 0} : undefined);
});

test.each([
  ['text facet zzz', ['text facet', 'facet']],
  ['facets', []],
  ['facetss', ['facet']],
  ['zz', []],
])('offers shorter queries that have hits when %s has none', async (query, suggestions) => {
  const client = createClient((asked) =>
    asked.map(({query: one}) => ({hits: [], nbHits: ['facet', 'text facet'].includes(one) ? 3 : 0})),
  );
  expect((await client.search({...request, query})).suggestions).toEqual(suggestions);
});

test('an answer without a result is an error', async () => {
  await expect(createClient(() => []).search(request)).rejects.toThrow('without a result');
});

test('the time limits are those of the specification', () => {
  expect(liteClient('APP', 'public').transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
});
