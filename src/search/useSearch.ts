import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';
import type {SitePart} from '../lib/search/parts';
import type {SearchResponse} from '../lib/search/types';
import {createHitUrl} from './createHitUrl';
import {shareSearchClient} from './createSearchClient';
import {useSearchSettings} from './useSearchSettings';

export interface Search {
  /** Asks for a page of hits, the first unless it is told otherwise, of the whole site or a part. */
  search: (query: string, page?: number, part?: SitePart) => Promise<SearchResponse>;
  /** The address to link a hit with. */
  createUrl: (url: string) => string;
  /** The address of the search page for a query, base URL included; null when there is no such page. */
  createPageUrl: (query: string) => string | null;
}

/** Hits that are asked for at a time. */
export const hitsPerPage = 20;

/** 10 words around a match, or 5 on screens up to 768 px wide. */
function countSnippetWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 10;
}

/** Whether a query has neither letters nor digits. */
export const isBlank = (query: string): boolean => !/[\p{L}\p{N}]/u.test(query);

/**
 * Everything a search needs, on any page. `textPages` are the pages whose texts are loaded for snippets, at most; where
 * there is no such limit, on the search page, the snippets are twice as long.
 */
export function useSearch(textPages?: number): Search {
  const settings = useSearchSettings();
  const {withBaseUrl} = useBaseUrlUtils();
  const language = useDocusaurusContext().i18n.currentLocale;
  const docsTags = useDocsContextualSearchTags().join(' ');

  const client = useMemo(
    () => shareSearchClient(settings.provider, {language, withBaseUrl}),
    [settings, language, withBaseUrl],
  );
  const search = useCallback(
    (query: string, page = 0, part?: SitePart) => {
      const snippetWords = countSnippetWords() * (textPages ? 1 : 2);
      const tags = settings.contextualSearch ? ['default', ...docsTags.split(' ')] : [];
      return client.search({query, page, part, hitsPerPage, snippetWords, textPages, tags});
    },
    [client, settings, docsTags, textPages],
  );
  const createUrl = useCallback((url: string) => createHitUrl(url, settings, withBaseUrl), [settings, withBaseUrl]);
  const createPageUrl = useCallback(
    (query: string) =>
      settings.searchPagePath === false
        ? null
        : // encodeURIComponent fails on half a character, which a query that was cut off may end with.
          `${withBaseUrl(settings.searchPagePath)}?${new URLSearchParams({q: query})}`,
    [settings, withBaseUrl],
  );
  return {search, createUrl, createPageUrl};
}
