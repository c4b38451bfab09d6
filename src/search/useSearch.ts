import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';
import type {SearchClient} from '../lib/search/types';
import {createHitUrl} from './createHitUrl';
import {shareSearchClient} from './createSearchClient';
import {useSearchSettings} from './useSearchSettings';

export interface Search {
  client: SearchClient;
  /** Contextual-search tags of the page being read; empty when contextual search is off. */
  tags: string[];
  /** The address to link a hit with. */
  createUrl: (url: string) => string;
  /** The address of the search page for a query, base URL included; null when there is no such page. */
  createPageUrl: (query: string) => string | null;
}

/** Everything a search needs, on whichever page it is asked for. */
export function useSearch(): Search {
  const settings = useSearchSettings();
  const {withBaseUrl} = useBaseUrlUtils();
  const language = useDocusaurusContext().i18n.currentLocale;
  const docsTags = useDocsContextualSearchTags().join(' ');

  const client = useMemo(
    () => shareSearchClient(settings.provider, {language, withBaseUrl}),
    [settings, language, withBaseUrl],
  );

  const tags = useMemo(
    () => (settings.contextualSearch ? ['default', ...docsTags.split(' ')] : []),
    [settings, docsTags],
  );
  const createUrl = useCallback((url: string) => createHitUrl(url, settings, withBaseUrl), [settings, withBaseUrl]);
  const createPageUrl = useCallback(
    (query: string) =>
      settings.searchPagePath === false
        ? null
        : // Unlike encodeURIComponent, this takes half a character, which a field that is cut off may hold.
          `${withBaseUrl(settings.searchPagePath)}?${new URLSearchParams({q: query})}`,
    [settings, withBaseUrl],
  );
  return {client, tags, createUrl, createPageUrl};
}
