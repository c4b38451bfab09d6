// @ts-check
// The service worker: `sw.js` is this file, followed by a line that starts it with the facts of one deployment.
// Nothing of the page depends on it: where it is missing, or cannot store anything, the site is as it was.

/**
 * @typedef {object} Deployment
 * @property {string} id names the deployment: a hash of what was built
 * @property {string} base the base URL of the site
 * @property {string[]} marks the scripts and style sheets that every page of the deployment names, as paths
 */

/**
 * What `assets/offline-<id>.json` says. Numbers are places in `files`.
 * @typedef {object} Contents
 * @property {string[]} files paths
 * @property {number[]} core what every page needs
 * @property {number[]} search the code that searches
 * @property {Record<string, {title: string, files: number[]}>} pages by path
 * @property {Record<string, string>} stamps how the SHA-256 of a file without a hash in its name begins, by path
 * @property {Record<string, number>} sizes the other sizes of a picture, by path, with the one that stands for them
 */

/** Pages that come along from the deployment before, at most; the ones that were read last. */
const CARRIED_PAGES = 50;

/** When to look which pages are open, each so many milliseconds after the last: one that was just left may still count. */
const LEAVING = [0, 1000, 3000];

/**
 * @param {any} scope the global of the worker
 * @param {Deployment} deployment
 */
export function createOfflineWorker(scope, {id, base, marks}) {
  const family = `openrefine:${base}:`;
  const cacheName = family + id;
  const searchManifest = `${base}search-index.json`;
  const offlinePage = `${base}offline`;
  /** @type {Set<string>} open pages that are of this deployment */
  const ours = new Set();
  /** Whether it could not be stored; a store that is opened after that would be left behind by nobody's worker. */
  let hasFailed = false;
  /** @type {Contents | undefined} */
  let contents;
  /** What is being stored, by path. @type {Map<string, Promise<any>>} */
  const underWay = new Map();
  const open = () => scope.caches.open(cacheName);

  /** Whether the browser is set to save data: then nothing is stored that was not before. */
  const savesData = () => Boolean(scope.navigator.connection?.saveData);

  /** Names with a hash mean one content for good, in whichever deployment. @param {string} path */
  const isHashed = (path) => path.startsWith(`${base}assets/`);

  /** What the worker answers besides pages. @param {string} path */
  const isFile = (path) => isHashed(path) || path === searchManifest || /^(img|js)\//.test(path.slice(base.length));

  /** A page's path as its route has it: without a slash at its end, but for the home page's. @param {string} path */
  function routeOf(path) {
    const route = path.replace(/(\/index)?\.html$|\/+$/, '');
    return `${route}/` === base ? base : route;
  }

  /** No error, no part of a file, and not what stands elsewhere. @param {Response} response */
  const isWhole = (response) => response.status === 200 && !response.redirected;

  /** @param {Response} response */
  const isHtml = (response) => /^text\/html/.test(response.headers.get('content-type') ?? '');

  /** Past the browser's cache, where it may be older than the deployment. @type {(path: string) => Promise<Response>} */
  const fetchPath = (path) => scope.fetch(path, {cache: isHashed(path) ? 'default' : 'no-cache'});

  /** Does work once for all who ask for it while it is done. @type {<T>(path: string, work: () => Promise<T>) => Promise<T>} */
  function share(path, work) {
    const running = underWay.get(path) ?? work().finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  }

  /** Whether a file is as this deployment has it. @param {Response} response @param {string} stamp */
  async function isCurrent(response, stamp) {
    const digest = await scope.crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
    return digits.join('').startsWith(stamp);
  }

  /** A file from the deployment before, or from the browser's cache, where it is the same; else from the host. @param {string} path */
  async function findFile(path) {
    const known = () => scope.caches.match(path);
    if (isHashed(path)) return (await known()) ?? fetchPath(path);
    const stamp = contents?.stamps[path];
    for (const find of stamp ? [known, () => scope.fetch(path)] : []) {
      const found = await find();
      if (found && (await isCurrent(found, stamp ?? ''))) return found;
    }
    return fetchPath(path);
  }

  /** Stores a file. @param {Cache} cache @param {string} path @returns {Promise<void>} */
  const keepFile = (cache, path) =>
    share(path, async () => {
      if (await cache.match(path)) return;
      const response = await findFile(path);
      if (!isWhole(response) || isHtml(response)) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    });

  /** @param {Cache} cache @returns {Promise<Contents>} */
  async function readContents(cache) {
    const path = `${base}assets/offline-${id}.json`;
    if (!contents) {
      await keepFile(cache, path);
      contents = await (await cache.match(path))?.json();
    }
    return /** @type {Contents} */ (contents);
  }

  /**
   * Stores a page with its files, unless it is of another deployment.
   * @param {Cache} cache @param {string} path @param {Response} [answer]
   * @returns {Promise<boolean>} whether it is stored
   */
  const keepPage = (cache, path, answer) =>
    share(path, async () => {
      const {files, pages} = await readContents(cache);
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
      if (!page) return false;
      const response = answer ?? (await fetchPath(path));
      const html = isWhole(response) && isHtml(response) ? await response.clone().text() : '';
      if (!marks.every((mark) => html.includes(mark))) return false;
      // The page comes last, so that what is stored can be shown.
      await Promise.all(page.files.map((file) => keepFile(cache, files[file] ?? '')));
      await cache.put(path, response);
      return true;
    });

  /** Stores the code and the index of the search, unless the host serves another deployment by now. @param {Cache} cache */
  async function keepSearch(cache) {
    const {files, search} = await readContents(cache);
    const response = await fetchPath(searchManifest);
    const {index} = await response.clone().json();
    const current = await (await fetchPath(`${base}sw.js`)).text();
    if (!isWhole(response) || !current.includes(id)) return;
    await Promise.all([...search.map((file) => files[file] ?? ''), base + index].map((path) => keepFile(cache, path)));
    await cache.put(searchManifest, response);
  }

  /** Stores anew what the visitor has of the deployment before. @param {Cache} cache */
  async function carryOver(cache) {
    const names = (await scope.caches.keys()).filter((/** @type {string} */ name) => name.startsWith(family));
    const paths = new Set();
    for (const name of names) {
      if (name === cacheName) continue;
      for (const {url} of await (await scope.caches.open(name)).keys()) paths.add(new URL(url).pathname);
    }
    const {pages} = await readContents(cache);
    const visited = [...paths].filter((path) => Object.hasOwn(pages, path)).slice(-CARRIED_PAGES);
    for (const path of visited) await keepPage(cache, path).catch(() => false);
    if (paths.has(searchManifest)) await keepSearch(cache).catch(() => undefined);
  }

  /**
   * Fails where the core cannot be stored whole, or data is to be saved: the browser then drops this worker, and tries
   * again later.
   */
  async function install() {
    if (savesData()) {
      hasFailed = true;
      throw new Error('Data is to be saved.');
    }
    const cache = await open();
    try {
      const {files, core} = await readContents(cache);
      await Promise.all(core.map((file) => keepFile(cache, files[file] ?? '')));
      const kept = await Promise.all([offlinePage, `${base}search`].map((path) => keepPage(cache, path)));
      if (kept.includes(false)) throw new Error(`The host does not serve the deployment ${id}.`);
      await carryOver(cache);
    } catch (error) {
      hasFailed = true;
      await scope.caches.delete(cacheName);
      throw error;
    }
  }

  /** Runs when no page is open that the worker before answers for: its files have served. */
  async function activate() {
    const names = await scope.caches.keys();
    const old = names.filter((/** @type {string} */ name) => name.startsWith(family) && name !== cacheName);
    await Promise.all(old.map((/** @type {string} */ name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }

  /** Takes over at once, instead of when all pages are closed, where all open pages are of this deployment. */
  async function takeOver() {
    for (const wait of LEAVING) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const open = await scope.clients.matchAll({type: 'window', includeUncontrolled: true});
      if (open.every((/** @type {{id: string}} */ client) => ours.has(client.id))) return scope.skipWaiting();
    }
  }

  /** @param {any} event @param {string} path */
  async function answerPage(event, path) {
    try {
      const response = await scope.fetch(event.request);
      if (savesData()) return response;
      const copy = response.clone();
      event.waitUntil(
        open()
          .then((/** @type {Cache} */ cache) => keepPage(cache, path, copy))
          .catch(() => false),
      );
      return response;
    } catch (error) {
      const cache = await open();
      const kept = await cache.match(path);
      if (kept) return kept;
      if (path === offlinePage) throw error;
      const {pathname, search} = new URL(event.request.url);
      return Response.redirect(`${offlinePage}?page=${encodeURIComponent(pathname + search)}`);
    }
  }

  /**
   * Files with a hash from the cache of any deployment; others from the host, and without it from this one's, where a
   * picture is stored in one size.
   */
  async function answerFile(/** @type {any} */ event, /** @type {string} */ path) {
    const {request} = event;
    const known = isHashed(path) && (await scope.caches.match(path).catch(() => undefined));
    if (known) return known;
    try {
      const response = await scope.fetch(request);
      if (savesData()) return response;
      // Prefetched files have no destination, and may never be needed.
      const isUsed = isHashed(path) && (request.destination !== '' || path.startsWith(`${base}assets/search/`));
      if (isUsed && isWhole(response) && !isHtml(response)) {
        const copy = response.clone();
        event.waitUntil(
          open()
            .then((/** @type {Cache} */ cache) => cache.put(path, copy))
            .catch(() => undefined),
        );
      }
      if (path === searchManifest)
        event.waitUntil(
          open()
            .then(keepSearch)
            .catch(() => undefined),
        );
      return response;
    } catch (error) {
      const cache = await open();
      const kept = (await cache.match(path)) ?? (await findOtherSize(cache, path));
      if (kept) return kept;
      throw error;
    }
  }

  /** The stored size of a picture that is asked for in another. @param {Cache} cache @param {string} path */
  async function findOtherSize(cache, path) {
    const {files, sizes} = await readContents(cache);
    const stored = Object.hasOwn(sizes, path) ? files[sizes[path] ?? -1] : undefined;
    return stored && cache.match(stored);
  }

  /** What is not answered here goes on to the network as if there were no worker. */
  function onFetch(/** @type {any} */ event) {
    const {request} = event;
    const {origin, pathname} = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || request.headers.has('range')) return;
    if (!pathname.startsWith(base)) return;
    if (isFile(pathname)) event.respondWith(answerFile(event, pathname));
    else if (request.mode === 'navigate') event.respondWith(answerPage(event, routeOf(pathname)));
  }

  /** The pages that can be read offline, by title. @returns {Promise<{path: string, title: string}[]>} */
  async function list() {
    const cache = await open();
    const {pages} = await readContents(cache);
    /** @type {string[]} */
    const paths = (await cache.keys()).map((/** @type {Request} */ {url}) => new URL(url).pathname);
    return paths
      .filter((path) => Object.hasOwn(pages, path) && path !== offlinePage && path !== `${base}search`)
      .map((path) => ({path, title: pages[path]?.title ?? path}))
      .sort((one, other) => one.title.localeCompare(other.title));
  }

  /** A page says that it is shown and which files it was made with, or asks for the list; null where there is none. */
  async function onMessage(/** @type {any} */ {data, source, ports}) {
    if (data?.type === 'list') ports[0].postMessage(await list().catch(() => null));
    if (hasFailed || data?.type !== 'shown' || !marks.every((mark) => data.files.includes(mark))) return;
    ours.add(source.id);
    const cache = await open();
    const path = routeOf(data.path);
    if (!savesData() && !(await cache.match(path))) await keepPage(cache, path).catch(() => false);
    await takeOver();
  }

  return {install, activate, onFetch, onMessage};
}

/** @param {any} scope @param {Deployment} deployment */
export function startOfflineWorker(scope, deployment) {
  const worker = createOfflineWorker(scope, deployment);
  scope.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(worker.install()));
  scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(worker.activate()));
  scope.addEventListener('fetch', worker.onFetch);
  scope.addEventListener('message', (/** @type {any} */ event) =>
    event.waitUntil(worker.onMessage(event).catch(() => undefined)),
  );
}
