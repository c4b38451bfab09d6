// Registers the service worker that src/plugins/offline writes, and lets it store the pages that a reader opens.
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

const savesData = (): boolean => Boolean((navigator as {connection?: {saveData?: boolean}}).connection?.saveData);

/** Lets the worker store files of this site. The router of Workbox listens to this message. */
async function store(urls: string[]): Promise<void> {
  const {active} = await navigator.serviceWorker.ready;
  const urlsToCache = urls.filter((url) => new URL(url, location.href).origin === location.origin);
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** On a first visit, the page has loaded its files before the worker answers requests. */
function storeFirstPage(): void {
  const loaded = new PerformanceObserver((list) => void store(list.getEntries().map(({name}) => name)));
  loaded.observe({type: 'resource', buffered: true});
  void store([location.pathname]);
}

function register(): void {
  const {serviceWorker} = navigator;
  // A browser may forbid workers. The site works without one.
  serviceWorker.register(`${siteConfig.baseUrl}sw.js`).catch(() => undefined);
  if (!serviceWorker.controller) storeFirstPage();
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {pathname}, previousLocation}) => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || savesData()) return;
  if (previousLocation) {
    // A link loads only the scripts of a page, so its HTML is not stored yet.
    if (previousLocation.pathname !== pathname) void store([pathname]);
  } else if (document.readyState === 'complete') register();
  else addEventListener('load', register, {once: true});
};
