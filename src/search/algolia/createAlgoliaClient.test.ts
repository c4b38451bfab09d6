import {expect, test, vi} from 'vitest';
import type {SearchRequest} from '../../lib/search/types';
import {createAlgoliaClient} from './createAlgoliaClient';

const options = {appId: 'APP', apiKey: 'public', indexName: 'site', language: 'en'};

/** A client whose hosts answer a request with what `answer` makes of it. */
function createClient(
  answer: (requests: object[]) => object[],
  note: (limits: {connectTimeout: number; responseTimeout: number}) => void = () => undefined,
) {
  return createAlgoliaClient(options, {
    requester: {
      async send({data, ...limits}) {
        note(limits);
        const {requests} = JSON.parse(String(data)) as {requests: object[]};
        return {status: 200, isTimedOut: false, content: JSON.stringify({results: answer(requests)})};
      },
    },
  });
}

const request: SearchRequest = {query: 'text', hitsPerPage: 20, page: 0, snippetWords: 10, tags: ['default']};

test('answers with hits whose marked texts are safe HTML [3.12, 3.13]', async () => {
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
  [['default', 'docs'], {facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs']]}],
  [[], {}],
])('asks for hits with the tags %j, and for what is shown of them [2.40]', async (tags, filters) => {
  let asked: unknown;
  const client = createClient((requests) => {
    asked = requests;
    return [{hits: []}];
  });
  expect(await client.search({...request, page: 2, tags})).toMatchObject({hits: [], nbHits: 0, nbPages: 1});
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(asked).toEqual([
    {
      indexName: 'site',
      query: 'text',
      hitsPerPage: 20,
      page: 2,
      attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
      attributesToSnippet: [...headings, 'content'].map((name) => `${name}:10`),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
      ...filters,
    },
  ]);
});

test('an answer without a result is an error', async () => {
  await expect(createClient(() => []).search(request)).rejects.toThrow('without a result');
});

test('is not asked at a host that failed for 120 seconds [9.15]', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const send = async ({url}: {url: string}) => {
    asked.push(new URL(url).host);
    return {status: asked.length > 1 ? 200 : 500, isTimedOut: false, content: '{"results": [{"hits": []}]}'};
  };
  const client = createAlgoliaClient(options, {requester: {send}});
  for (const milliseconds of [0, 119_999, 2]) {
    vi.advanceTimersByTime(milliseconds);
    await client.search(request);
  }
  vi.useRealTimers();
  const [first, second] = asked;
  expect(second).not.toBe(first);
  expect(asked.slice(2)).toEqual([second, first]);
});

test('a search may take one second to connect and two to read, whatever the platform [9.16]', async () => {
  const limits: number[][] = [];
  const client = createClient(
    () => [{hits: []}],
    ({connectTimeout, responseTimeout}) => limits.push([connectTimeout, responseTimeout]),
  );
  await client.search(request);
  expect(limits).toEqual([[1000, 2000]]);
});
