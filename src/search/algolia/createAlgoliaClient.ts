import {liteClient} from 'algoliasearch/lite';
import {SearchUnavailableError} from '../../lib/search/errors';
import {siteParts, type SitePart} from '../../lib/search/parts';
import type {SearchClient, SearchRequest, SearchResponse} from '../../lib/search/types';
import {createHit, type AlgoliaHit} from './createHit';
import {createHostsCache} from './createHostsCache';

export interface AlgoliaClientOptions {
  appId: string;
  /** The public key, which may only search. */
  apiKey: string;
  indexName: string;
  /** The language hits are limited to. */
  language: string;
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/**
 * Shorter queries to offer when one finds nothing: the query without its last word, and its words on their own; of a
 * single word, its beginning.
 */
function listShorterQueries(query: string): string[] {
  const words = query.trim().split(/\s+/);
  const shorter = words.length > 1 ? [words.slice(0, -1).join(' '), ...words] : [query.trim().slice(0, -2)];
  return [...new Set(shorter)].filter((text) => text.length > 2).slice(0, 6);
}

/** How many hits each part of the site has; undefined when the index does not count them, nor filter by them. */
function readCounts(found: Record<string, number> | undefined): SearchResponse['counts'] {
  if (!found) return undefined;
  return Object.fromEntries(siteParts.map((part) => [part, found[part] ?? 0])) as Record<SitePart, number>;
}

/**
 * Searches an Algolia index that holds the site's own records.
 * `transport` replaces settings of Algolia's client, which brings the hosts, their time limits, and what to do when one
 * fails.
 */
export function createAlgoliaClient(
  {appId, apiKey, indexName, language}: AlgoliaClientOptions,
  transport: Parameters<typeof liteClient>[2] = {},
): SearchClient {
  const lite = liteClient(appId, apiKey, {hostsCache: createHostsCache(), ...transport});

  /** Asks several queries at once. */
  async function ask(requests: SearchRequest[]) {
    const queries = requests.map(({query, hitsPerPage, page, snippetWords, tags, part}) => {
      const facetFilters = [
        ...(tags.length > 0 ? [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
        ...(part ? [`part:${part}`] : []),
      ];
      return {
        query,
        indexName,
        attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
        attributesToSnippet: [...headings, 'content'].map((name) => `${name}:${snippetWords}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage,
        page,
        clickAnalytics: false,
        facets: ['part'],
        ...(facetFilters.length > 0 && {facetFilters}),
      };
    });
    return (await lite.searchForHits<AlgoliaHit>({requests: queries})).results;
  }

  /** They are asked for real, and those with hits are kept. */
  async function suggest(request: SearchRequest): Promise<string[]> {
    const queries = listShorterQueries(request.query);
    if (queries.length === 0) return [];
    const results = await ask(queries.map((query) => ({...request, query, hitsPerPage: 1, part: undefined})));
    return queries.filter((_query, index) => results[index]?.nbHits).slice(0, 3);
  }

  return {
    async search(request) {
      // All parts are asked for too, for their counts.
      const [all, ofPart] = await ask(request.part ? [{...request, part: undefined}, request] : [request]);
      if (!all) throw new SearchUnavailableError('Algolia answers without a result.');
      const counts = readCounts(all.facets?.part);
      const {hits, nbHits = 0, nbPages = 1, queryID} = (counts && ofPart) ?? all;
      const suggestions = nbHits === 0 ? await suggest(request) : [];
      return {hits: hits.map(createHit), nbHits, nbPages, suggestions, counts, queryID};
    },
  };
}
