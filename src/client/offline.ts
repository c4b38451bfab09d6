// Starts the service worker that src/plugins/offline writes, and tells it which page is shown, so that it can be read
// without network. Nothing happens before the page has loaded and the browser is idle, nor where data is to be saved.
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

/** Tells all workers there are: the one that answers, and one that waits to take its place. */
async function tell(path: string): Promise<void> {
  await whenIdle();
  // The browser looks for a newer worker at each navigation, past its cache. Undefined: the browser forbids workers.
  registration ??= navigator.serviceWorker.register(`${siteConfig.baseUrl}sw.js`).catch(() => undefined);
  const registered = await registration;
  if (!registered) return;
  const files = Array.from(document.querySelectorAll<HTMLElement>('script[src], link[rel=stylesheet]'), (element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return new URL(address, location.origin).pathname;
  });
  // The browser may tell of a worker that it has named here already.
  const told = new Set<ServiceWorker | null>();
  const post = (worker: ServiceWorker | null) => {
    if (!told.has(worker)) worker?.postMessage({type: 'shown', path, files});
    told.add(worker);
  };
  for (const worker of [registered.installing, registered.waiting, registered.active]) post(worker);
  registered.onupdatefound = () => post(registered.installing);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname !== previousLocation?.pathname && isWanted()) void tell(location.pathname);
};
