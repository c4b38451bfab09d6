import {pageCache} from '../../../lib/offlineCaches';

export interface StoredPage {
  /** With the base URL. */
  path: string;
  title: string;
}

/** The pages that the service worker has stored, by title. Rejects where its cache cannot be read. */
export async function readStoredPages(baseUrl: string): Promise<StoredPage[]> {
  // A browser that allows no service worker may have no caches either.
  if (!('caches' in window)) return [];
  const cache = await caches.open(pageCache(baseUrl));
  const pages = (await cache.keys()).map(async (request) => {
    const html = (await (await cache.match(request))?.text()) ?? '';
    const {title} = new DOMParser().parseFromString(html, 'text/html');
    return {path: new URL(request.url).pathname, title: title.replace(/ \| [^|]*$/, '')};
  });
  return (await Promise.all(pages)).sort((one, other) => (one.title < other.title ? -1 : 1));
}
