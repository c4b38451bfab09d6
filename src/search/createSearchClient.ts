import type {SearchClient} from '../lib/search/types';
import {createLocalClient} from './local/createLocalClient';
import type {SearchProvider} from '../config/search';

interface SearchClientContext {
  /** The language of the page, to which Algolia's hits are limited. The site's own index has one language. */
  language: string;
  /** Puts the base URL before a path of the site. */
  withBaseUrl: (path: string) => string;
}

/** The client for the configured provider. Nothing loads before the first search. */
function createSearchClient(provider: SearchProvider, {language, withBaseUrl}: SearchClientContext): SearchClient {
  if (provider.kind === 'local') return createLocalClient(withBaseUrl('/search-index.json'));
  let client: SearchClient | undefined;
  return {
    async search(request) {
      const {createAlgoliaClient} = await import('./algolia/createAlgoliaClient');
      client ??= createAlgoliaClient({...provider, language});
      return client.search(request);
    },
  };
}

let shared: {key: string; client: SearchClient} | undefined;

/** The client that the window and the search page share, so that they load the index once. */
export function shareSearchClient(provider: SearchProvider, context: SearchClientContext): SearchClient {
  const key = JSON.stringify([provider, context.language]);
  if (shared?.key !== key) shared = {key, client: createSearchClient(provider, context)};
  return shared.client;
}
