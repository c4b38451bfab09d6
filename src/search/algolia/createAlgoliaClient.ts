import {algoliaHosts} from '../../lib/search/algoliaHosts';
import type {SearchClient, SearchRequest, SearchResponse} from '../../lib/search/types';
import {SearchUnavailableError} from '../../lib/search/errors';
import {createHit} from './createHit';
import {createTransport, type Transport} from './transport';

export interface AlgoliaClientOptions {
  appId: string;
  /** The public key, which may only search. */
  apiKey: string;
  indexName: string;
  /** The language hits are limited to; null for all. */
  language: string | null;
  /** Origins to ask instead of Algolia's own, in this order. */
  hosts?: string[];
  fetch?: typeof fetch;
  now?: () => number;
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({item, rank: Math.random()}))
    .sort((a, b) => a.rank - b.rank)
    .map(({item}) => item);
}

/** The nearest host of an application, then its three fallback hosts in an order that spreads the load. */
export function listHosts(appId: string): string[] {
  const [nearest, ...fallbacks] = algoliaHosts(appId);
  return [nearest, ...shuffle(fallbacks)];
}

const snippeted = ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3', 'hierarchy.lvl4', 'hierarchy.lvl5'];
const attributesToRetrieve = ['hierarchy.lvl0', ...snippeted, 'hierarchy.lvl6', 'content', 'type', 'url'];

/** One query in the words of Algolia's search API. */
function createQuery(request: SearchRequest, indexName: string, language: string | null): object {
  const {query, hitsPerPage, page, snippetWords, tags, part} = request;
  const facetFilters = [
    ...(language === null || tags.length === 0 ? [] : [`language:${language}`]),
    ...(tags.length === 0 ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
    ...(part === undefined ? [] : [`part:${part}`]),
  ];
  return {
    query,
    indexName,
    attributesToRetrieve,
    attributesToSnippet: [...snippeted, 'hierarchy.lvl6', 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    page,
    clickAnalytics: false,
    ...(facetFilters.length > 0 && {facetFilters}),
  };
}

interface Result {
  hits: unknown[];
  nbHits?: unknown;
  nbPages?: unknown;
  page?: unknown;
  queryID?: unknown;
}

function readResult(answer: unknown): Result {
  const result = (answer as {results?: Result[]} | null)?.results?.[0];
  if (!result || !Array.isArray(result.hits)) throw new SearchUnavailableError('The search host answers with no hits.');
  return result;
}

const asCount = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/**
 * Shorter queries to offer when one finds nothing: the words on their own, and the query without its last word.
 * They are asked for real, and those with hits are kept.
 */
function listShorterQueries(query: string): string[] {
  const words = query.trim().split(/\s+/);
  const shorter = words.length > 1 ? [words.slice(0, -1).join(' '), ...words] : [query.trim().slice(0, -2)];
  return [...new Set(shorter)].filter((text) => text.length > 2 && text !== query.trim()).slice(0, 6);
}

/** Searches an Algolia index that holds the site's own records. */
export function createAlgoliaClient(options: AlgoliaClientOptions): SearchClient {
  const {appId, apiKey, indexName, language, hosts = listHosts(appId), fetch, now} = options;
  const transport: Transport = createTransport({hosts, fetch, now});
  const credentials = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
    'x-algolia-agent': 'openrefine.org',
  });
  const path = `/1/indexes/*/queries?${credentials}`;

  async function suggest(request: SearchRequest): Promise<string[]> {
    const candidates = listShorterQueries(request.query);
    if (candidates.length === 0) return [];
    const requests = candidates.map((query) =>
      createQuery({...request, query, page: 0, hitsPerPage: 1}, indexName, language),
    );
    try {
      const {results} = (await transport.post(path, {requests})) as {results: {nbHits?: number}[]};
      return candidates.filter((_query, index) => asCount(results[index]?.nbHits, 0) > 0).slice(0, 3);
    } catch {
      // The answer "no results" stands without suggestions.
      return [];
    }
  }

  return {
    async search(request): Promise<SearchResponse> {
      const answer = await transport.post(path, {requests: [createQuery(request, indexName, language)]});
      const result = readResult(answer);
      const hits = result.hits.map(createHit).filter((hit) => hit !== null);
      const nbHits = asCount(result.nbHits, hits.length);
      return {
        hits,
        nbHits,
        nbPages: asCount(result.nbPages, 1),
        page: asCount(result.page, request.page),
        suggestions: nbHits === 0 && request.page === 0 ? await suggest(request) : [],
        ...(typeof result.queryID === 'string' && {queryID: result.queryID}),
      };
    },
  };
}
