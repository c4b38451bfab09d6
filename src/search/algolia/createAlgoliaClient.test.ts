import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, test} from 'vitest';
import type {SearchRequest} from '../../lib/search/types';
import {SearchUnavailableError} from '../../lib/search/errors';
import {createAlgoliaClient, listHosts} from './createAlgoliaClient';
import {coolDown, RequestRefusedError, RetryError, timeouts} from './transport';

interface Asked {
  method: string;
  url: URL;
  type: string;
  body: {requests: Record<string, unknown>[]};
}

interface Host {
  origin: string;
  asked: Asked[];
  answer: (asked: Asked, response: ServerResponse) => void;
}

const servers: Server[] = [];

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A search host on this machine that answers with `answer`. */
async function startHost(answer: Host['answer']): Promise<Host> {
  const host: Host = {origin: '', asked: [], answer};
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const asked: Asked = {
        method: request.method ?? '',
        url: new URL(request.url ?? '', host.origin),
        type: request.headers['content-type'] ?? '',
        body: JSON.parse(text),
      };
      host.asked.push(asked);
      host.answer(asked, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const facet = {
  objectID: '7',
  url: 'https://openrefine.org/docs/manual/facets#text-facet',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Manual', lvl1: 'Facets', lvl2: 'Text <facet>', lvl3: null},
  _snippetResult: {hierarchy: {lvl2: {value: '<mark>Text</mark> <facet>', matchLevel: 'full'}}},
};

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body));
};

const oneHit: Host['answer'] = (_asked, response) =>
  json(response, {results: [{hits: [facet], nbHits: 41, nbPages: 3, page: 0, queryID: 'q1'}]});
const failing: Host['answer'] = (_asked, response) => json(response, {}, 503);
const silent: Host['answer'] = () => undefined;

const request: SearchRequest = {
  query: 'text',
  hitsPerPage: 20,
  page: 0,
  snippetWords: 10,
  tags: ['default', 'docs-default-current'],
};

interface Clock {
  time: number;
}

function createClient(hosts: Host[], clock: Clock = {time: 0}, language: string | null = 'en') {
  return createAlgoliaClient({
    appId: 'APP',
    apiKey: 'public',
    indexName: 'site',
    language,
    hosts: hosts.map(({origin}) => origin),
    now: () => clock.time,
  });
}

describe('a search at Algolia', () => {
  test('asks the nearest host first and the three others in any order', () => {
    const [first, ...others] = listHosts('APP');
    expect(first).toBe('https://APP-dsn.algolia.net');
    expect(others.sort()).toEqual([1, 2, 3].map((number) => `https://APP-${number}.algolianet.com`));
  });

  test('posts the query with the credentials in the address', async () => {
    const host = await startHost(oneHit);
    await createClient([host]).search(request);
    const [asked] = host.asked;
    expect(asked?.method).toBe('POST');
    expect(asked?.url.pathname).toBe('/1/indexes/*/queries');
    expect(asked?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
    expect(asked?.url.searchParams.get('x-algolia-api-key')).toBe('public');
    expect(asked?.type).toBe('text/plain');
    expect(asked?.body.requests).toEqual([
      expect.objectContaining({
        query: 'text',
        indexName: 'site',
        attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
        attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        page: 0,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      }),
    ]);
  });

  test('is not limited to a language or version when there are no tags', async () => {
    const host = await startHost(oneHit);
    await createClient([host]).search({...request, tags: []});
    expect(host.asked[0]?.body.requests[0]).not.toHaveProperty('facetFilters');
  });

  test('is limited to the part of the site that is asked for', async () => {
    const host = await startHost(oneHit);
    await createClient([host]).search({...request, tags: [], part: 'blog'});
    expect(host.asked[0]?.body.requests[0]).toMatchObject({facetFilters: ['part:blog']});
  });

  test('answers with hits whose marked texts are safe HTML', async () => {
    const answer = await createClient([await startHost(oneHit)]).search(request);
    expect(answer).toMatchObject({nbHits: 41, nbPages: 3, page: 0, queryID: 'q1', suggestions: []});
    expect(answer.hits).toHaveLength(1);
    expect(answer.hits[0]).toMatchObject({
      objectID: '7',
      type: 'lvl2',
      anchor: 'text-facet',
      url_without_anchor: 'https://openrefine.org/docs/manual/facets',
      hierarchy: {lvl0: 'Manual', lvl2: 'Text <facet>', lvl3: null},
    });
    expect(answer.hits[0]?._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Text</mark> &lt;facet&gt;');
  });

  test('leaves out hits that lead nowhere or run a script', async () => {
    const host = await startHost((_asked, response) =>
      json(response, {results: [{hits: [{url: 'javascript:alert(1)'}, {url: 'x'}, null, {}, facet], nbHits: 5}]}),
    );
    expect((await createClient([host]).search(request)).hits.map(({objectID}) => objectID)).toEqual(['7']);
  });

  test('offers shorter queries that have hits when there are none', async () => {
    const host = await startHost(({body}, response) =>
      json(response, {
        results: body.requests.map(({query}) => ({
          hits: [],
          nbHits: ['facet', 'text facet'].includes(String(query)) ? 3 : 0,
        })),
      }),
    );
    const answer = await createClient([host]).search({...request, query: 'text facet zzz'});
    expect(answer.suggestions).toEqual(['text facet', 'facet']);
  });
});

describe('a host that fails', () => {
  test('is replaced by the next one', async () => {
    const hosts = [await startHost(failing), await startHost(oneHit)];
    expect((await createClient(hosts).search(request)).nbHits).toBe(41);
  });

  test('is passed over for 120 seconds and then asked again', async () => {
    const clock = {time: 0};
    const hosts = [await startHost(failing), await startHost(oneHit)];
    const client = createClient(hosts, clock);
    await client.search(request);
    clock.time = coolDown;
    await client.search(request);
    expect(hosts.map(({asked}) => asked.length)).toEqual([1, 2]);
    clock.time = coolDown + 1;
    await client.search(request);
    expect(hosts.map(({asked}) => asked.length)).toEqual([2, 3]);
  });

  test('is asked again at once when no host is left', async () => {
    const host = await startHost(failing);
    const client = createClient([host]);
    await expect(client.search(request)).rejects.toThrow(RetryError);
    host.answer = oneHit;
    expect((await client.search(request)).nbHits).toBe(41);
  });

  test.each([
    ['sends no header', silent, timeouts.connect],
    ['starts an answer and never ends it', (_: Asked, response: ServerResponse) => response.write('{'), timeouts.read],
  ])('has its time when it %s', async (_name, answer, limit) => {
    const hosts = [await startHost(answer as Host['answer']), await startHost(oneHit)];
    const start = performance.now();
    await createClient(hosts).search(request);
    const taken = performance.now() - start;
    expect(taken).toBeGreaterThanOrEqual(limit - 20);
    expect(taken).toBeLessThan(limit + 5000);
  });

  test('is named with the reason when all fail', async () => {
    const broken = await startHost((_asked, response) => response.destroy());
    const garbled = await startHost((_asked, response) => response.end('<html>'));
    const hosts = [await startHost(failing), broken, garbled];
    const error = await createClient(hosts)
      .search(request)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RetryError);
    expect(error).toBeInstanceOf(SearchUnavailableError);
    expect((error as RetryError).name).toBe('RetryError');
    expect((error as RetryError).attempts.map(({host}) => host)).toEqual(hosts.map(({origin}) => origin));
    expect((error as RetryError).attempts[0]?.reason).toBe('status 503');
  });
});

test('a refused request is not sent to the other hosts', async () => {
  const refusing = await startHost((_asked, response) => json(response, {message: 'Invalid API key'}, 403));
  const other = await startHost(oneHit);
  const error = await createClient([refusing, other])
    .search(request)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestRefusedError);
  expect((error as RequestRefusedError).status).toBe(403);
  expect((error as Error).message).toContain('Invalid API key');
  expect(other.asked).toEqual([]);
});

test('the time limits are those of the specification', () => {
  expect(timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
  expect(coolDown).toBe(120_000);
});
