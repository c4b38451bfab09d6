import type {RuntimeCaching} from 'workbox-build';

/** What the functions below use of the worker. Workbox writes their text into it, so they cannot use anything else. */
declare const self: {registration: {scope: string}};

/** Stores one copy of a page for all queries. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({request}: {request: Request}) => request.url.replace(/[?#].*/, ''),
};

/**
 * How the worker answers requests, in Workbox's terms. Pages come from the network first, so that readers see a new
 * deployment immediately, unless it takes longer than three seconds and an older copy is stored. A page names its own
 * hashed files, so a stored page of an older deployment stays whole.
 */
export function createRuntimeCaching(baseUrl: string): RuntimeCaching[] {
  const options = (name: string, maxEntries: number): RuntimeCaching['options'] => ({
    // Other sites on the same origin have their own caches.
    cacheName: `openrefine:${baseUrl}:${name}`,
    expiration: {maxEntries, purgeOnQuotaError: true},
    cacheableResponse: {statuses: [200]},
  });
  return [
    {
      urlPattern: ({url}) => url.href.startsWith(`${self.registration.scope}assets/`),
      handler: 'CacheFirst',
      options: options('assets', 500),
    },
    {
      urlPattern: ({url}) => url.href.startsWith(`${self.registration.scope}search-index.json`),
      handler: 'NetworkFirst',
      options: {...options('search', 1), networkTimeoutSeconds: 3},
    },
    {
      urlPattern: ({url}) =>
        ['fonts/', 'img/', 'js/'].some((folder) => url.href.startsWith(self.registration.scope + folder)),
      handler: 'StaleWhileRevalidate',
      options: options('files', 300),
    },
    {
      urlPattern: ({url}) => url.href.startsWith(self.registration.scope) && !/\.\w+$/.test(url.pathname),
      handler: 'NetworkFirst',
      options: {...options('pages', 100), networkTimeoutSeconds: 3, plugins: [withoutQuery]},
    },
  ];
}
