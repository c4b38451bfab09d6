import type {RuntimeCaching} from 'workbox-build';
import {cachePrefix, pageCache} from '../../lib/offlineCaches';

/** What the functions below use of the worker. Workbox writes their text into it, so they refer to nothing else. */
declare const self: {
  registration: {scope: string};
  navigator: {connection?: {saveData?: boolean}};
};

/** Stores no error and no redirect, and nothing while the visitor saves data. */
const sparing = {
  cacheWillUpdate: async ({response}: {response: Response}) =>
    self.navigator.connection?.saveData || response.status !== 200 || response.redirected ? null : response,
};

/** One copy of a page for all queries, and a page that explains itself where there is none. */
const asPage = {
  cacheKeyWillBeUsed: async ({request}: {request: Request}) => request.url.replace(/[?#].*/, ''),
  handlerDidError: async ({request}: {request: Request}) => {
    const {pathname, search} = new URL(request.url);
    return Response.redirect(`${self.registration.scope}offline?page=${encodeURIComponent(pathname + search)}`);
  },
};

/**
 * How the worker answers, in Workbox's terms. Pages come from the network first, so that a new deployment is seen at once;
 * each names its own hashed files, so a page of an older deployment is shown whole, with the files of that one.
 */
export function runtimeCaching(baseUrl: string): RuntimeCaching[] {
  const cache = (name: string, maxEntries: number) => ({
    cacheName: cachePrefix(baseUrl) + name,
    expiration: {maxEntries, purgeOnQuotaError: true},
  });
  return [
    {
      urlPattern: ({url}) => url.href.startsWith(`${self.registration.scope}assets/`),
      handler: 'CacheFirst',
      options: {...cache('assets', 500), plugins: [sparing]},
    },
    {
      urlPattern: ({url}) => url.href.startsWith(`${self.registration.scope}search-index.json`),
      handler: 'NetworkFirst',
      options: {...cache('search', 1), plugins: [sparing]},
    },
    {
      urlPattern: ({url}) => ['img/', 'js/'].some((folder) => url.href.startsWith(self.registration.scope + folder)),
      handler: 'StaleWhileRevalidate',
      options: {...cache('files', 300), plugins: [sparing]},
    },
    {
      urlPattern: ({url}) => url.href.startsWith(self.registration.scope) && !/\.\w+$/.test(url.pathname),
      handler: 'NetworkFirst',
      options: {...cache('pages', 100), cacheName: pageCache(baseUrl), plugins: [sparing, asPage]},
    },
  ];
}
