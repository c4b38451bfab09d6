import type {Options} from '../plugins/built-pages';
import {search} from './search';

/** The servers of Algolia that the search asks, if the site searches with Algolia. */
function listSearchHosts({provider}: typeof search): string[] {
  if (provider.kind !== 'algolia') return [];
  const hosts = ['dsn.algolia.net', '1.algolianet.com', '2.algolianet.com', '3.algolianet.com'];
  return hosts.map((host) => `https://${provider.appId}-${host}`);
}

export const builtPages: Options = {
  summary:
    'OpenRefine is a free, open-source power tool for working with messy data: inspect, clean, transform, and link it.',
  redirectsFile: 'src/data/redirects.json',
  phrasings: true,
  connect: listSearchHosts(search),
};
