import {liteClient} from 'algoliasearch/lite';
import {SearchUnavailableError} from '../../lib/search/errors';
import {escapeHtml} from '../../lib/search/escapeHtml';
import {createLevels} from '../../lib/search/hierarchy';
import type {MarkedText, SearchClient, SearchHit} from '../../lib/search/types';
import {createHostsCache} from './createHostsCache';

interface AlgoliaClientOptions {
  appId: string;
  /** The public key, which may only search. */
  apiKey: string;
  indexName: string;
  /** The language that hits are limited to. */
  language: string;
}

/** A hit as Algolia sends it: its marked texts are plain text with `<mark>` tags in it, and some may be missing. */
type AlgoliaHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'> & {
  _highlightResult?: Partial<SearchHit['_highlightResult']>;
  _snippetResult?: SearchHit['_snippetResult'];
};

/** Safe HTML: everything is escaped but the tags of a mark. */
const render = (marked: MarkedText): MarkedText =>
  marked && {value: escapeHtml(marked.value).replace(/&lt;(\/?mark)&gt;/g, '<$1>')};

function createHit(hit: AlgoliaHit): SearchHit {
  return {
    ...hit,
    // A record may leave out the levels it does not have.
    hierarchy: {...createLevels(() => null), ...hit.hierarchy},
    _highlightResult: {hierarchy: createLevels((level) => render(hit._highlightResult?.hierarchy?.[level]))},
    _snippetResult: {content: render(hit._snippetResult?.content)},
  };
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** In milliseconds, as Algolia's client for browsers has them. */
const timeouts = {connect: 1000, read: 2000, write: 30_000};

/**
 * Searches an Algolia index that contains the site's own records. Algolia's client knows the hosts, and what to do when
 * one fails; `transport` replaces its settings.
 */
export function createAlgoliaClient(
  {appId, apiKey, indexName, language}: AlgoliaClientOptions,
  transport: Parameters<typeof liteClient>[2] = {},
): SearchClient {
  const client = liteClient(appId, apiKey, {hostsCache: createHostsCache(), timeouts, ...transport});
  return {
    async search({query, hitsPerPage, page, snippetWords, tags}) {
      const request = {
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
        ...(tags.length > 0 && {
          facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
        }),
      };
      const [result] = (await client.searchForHits<AlgoliaHit>({requests: [request]})).results;
      if (!result) throw new SearchUnavailableError('Algolia answers without a result.');
      const {hits, nbHits = 0, nbPages = 1, queryID} = result;
      return {hits: hits.map(createHit), nbHits, nbPages, suggestions: [], queryID};
    },
  };
}
