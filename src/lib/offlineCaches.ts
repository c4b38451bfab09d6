/** What the names of the service worker's caches begin with: other sites of one origin have their own. */
export const cachePrefix = (baseUrl: string): string => `openrefine:${baseUrl}:`;

/** The cache of the pages that a visitor has opened; src/plugins/offline fills it, and the offline page lists it. */
export const pageCache = (baseUrl: string): string => `${cachePrefix(baseUrl)}pages`;
