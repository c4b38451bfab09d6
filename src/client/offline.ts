// Starts the service worker that src/plugins/offline writes, and has it store the page that is shown, so that it can be
// read without network. Nothing happens before the page has loaded and the browser is idle, nor where data is to be saved.
import siteConfig from '@generated/docusaurus.config';
import type {ClientModule} from '@docusaurus/types';

interface Connection {
  saveData?: boolean;
}

const isWanted = (): boolean =>
  process.env.NODE_ENV === 'production' &&
  siteConfig.customFields?.offline === true &&
  'serviceWorker' in navigator &&
  !(navigator as Navigator & {connection?: Connection}).connection?.saveData;

/** Resolves when the page has loaded and nothing else is to be done. Safari has no idle callback. */
function whenIdle(): Promise<void> {
  const idle = (done: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(done) : setTimeout(done, 200);
  return new Promise((resolve) => {
    if (document.readyState === 'complete') idle(resolve);
    else addEventListener('load', () => idle(resolve), {once: true});
  });
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Has the worker store files of this site: the router of Workbox listens to this message. */
async function cacheUrls(addresses: string[]): Promise<void> {
  const urlsToCache = addresses.filter((address) => new URL(address, location.href).origin === location.origin);
  const {active} = await navigator.serviceWorker.ready;
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** Has the worker store the page, and on a first visit what the page asks for before the worker answers. */
async function store(path: string, isLoaded: boolean): Promise<void> {
  await whenIdle();
  const {serviceWorker} = navigator;
  const isFirst = serviceWorker.controller === null && registration === undefined;
  // Undefined: the browser forbids workers.
  registration ??= serviceWorker.register(`${siteConfig.baseUrl}sw.js`).catch(() => undefined);
  if (!(await registration)) return;
  // A page that was loaded through the worker is stored already.
  if (isFirst || !isLoaded) void cacheUrls([path]);
  if (isFirst) {
    const loaded = new PerformanceObserver((list) => void cacheUrls(list.getEntries().map(({name}) => name)));
    loaded.observe({type: 'resource', buffered: true});
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname && isWanted()) void store(location.pathname, !previousLocation);
};
