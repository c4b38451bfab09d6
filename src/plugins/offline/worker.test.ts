import {createHash} from 'node:crypto';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createOfflineWorker} from './worker';

const origin = 'https://example.org';

/** A cache as browsers have it, as far as the worker uses it. */
class FakeCache {
  entries = new Map<string, Response>();
  async match(path: string) {
    return this.entries.get(path)?.clone();
  }
  async put(path: string, response: Response) {
    this.entries.delete(path);
    this.entries.set(path, response);
  }
  async keys() {
    return [...this.entries.keys()].map((path) => ({url: origin + path}));
  }
}

/** Deployments whose pages all name one script; `texts` are what the host answers. */
function deploy(id: string, picture = `picture of ${id}`) {
  const html = (body: string) => `<script src=/assets/js/main.${id}.js></script>${body}`;
  const files = [`/assets/js/main.${id}.js`, `/assets/js/docs.${id}.js`, `/assets/js/same.js`, `/assets/js/search.js`];
  const page = (title: string, own: number[] = []) => ({title, files: [0, ...own]});
  const contents = {
    files: [...files, '/img/a.png', '/assets/font.js'],
    core: [0, 5],
    search: [3],
    pages: {
      '/': page('Home', [4]),
      '/docs': page('Docs', [1, 2]),
      '/offline': page('Offline'),
      '/search': page('Search'),
    },
    stamps: {'/img/a.png': createHash('sha256').update(picture).digest('hex').slice(0, 12)},
    sizes: {'/img/a-large.png': 4},
  };
  return new Map<string, string>([
    ...files.map((file): [string, string] => [file, `${file} of ${id}`]),
    ...Object.keys(contents.pages).map((path): [string, string] => [path, html(`${path} ${id}`)]),
    ['/img/a.png', picture],
    ['/img/a-large.png', `large ${picture}`],
    ['/assets/font.js', 'font'],
    ['/sw.js', id],
    ['/search-index.json', JSON.stringify({index: `assets/search/index-${id}.json`})],
    [`/assets/search/index-${id}.json`, `index of ${id}`],
    [`/assets/offline-${id}.json`, JSON.stringify(contents)],
  ]);
}

let host: Map<string, string>;
let stores: Map<string, FakeCache>;
let online: boolean;
let asked: string[];
/** What the browser answers with by itself. */
let browserCache: Map<string, string>;

const typeOf = (path: string) => (/\.(js|json|png)$/.test(path) ? 'text/plain' : 'text/html; charset=utf-8');

function createScope() {
  return {
    location: {origin},
    navigator: {connection: {saveData: false}},
    crypto,
    fetch: async (request: string | Request, {cache = 'default'}: RequestInit = {}) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      if (!online) throw new TypeError('Failed to fetch');
      const older = cache === 'default' ? browserCache.get(path) : undefined;
      if (older === undefined) asked.push(path);
      const text = older ?? host.get(path);
      const answer = new Response(text ?? '<h1>Page not found</h1>', {
        status: text === undefined ? 404 : 200,
        headers: {'content-type': text === undefined ? 'text/html' : typeOf(path)},
      });
      return answer;
    },
    caches: {
      open: async (name: string) => {
        if (!stores.has(name)) stores.set(name, new FakeCache());
        return stores.get(name);
      },
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string) => {
        for (const store of stores.values()) {
          const found = await store.match(path);
          if (found) return found;
        }
        return undefined;
      },
    },
    clients: {claim: vi.fn(), matchAll: vi.fn(async () => [] as {id: string}[])},
    skipWaiting: vi.fn(),
  };
}

function create(id: string, base = '/') {
  const scope = createScope();
  const worker = createOfflineWorker(scope, {id, base, marks: [`/assets/js/main.${id}.js`]});

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async function get(path: string, init: {mode?: string; destination?: string; method?: string; range?: string} = {}) {
    const {mode = path.includes('.') ? 'no-cors' : 'navigate', destination = 'script', method = 'GET', range} = init;
    const request = {url: origin + path, mode, destination, method, headers: new Headers(range ? {range} : {})};
    const waiting: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    worker.onFetch({
      request,
      waitUntil: (promise: Promise<unknown>) => waiting.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    await Promise.all(waiting);
    return response;
  }
  const show = (path: string, client = 'tab', files = [`/assets/js/main.${id}.js`]) =>
    worker.onMessage({data: {type: 'shown', path, files}, source: {id: client}, ports: []});
  return {scope, worker, get, show};
}

const stored = (id: string) => [...(stores.get(`openrefine:/:${id}`)?.entries.keys() ?? [])];

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  host = deploy('A');
  stores = new Map();
  online = true;
  asked = [];
  browserCache = new Map();
  vi.stubGlobal('Response', Response);
  // Browsers resolve the address against the worker's; Node knows none.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url) => new Response(null, {status: 302, headers: {location: String(url)}}),
  );
});

describe('the service worker', () => {
  it('stores no more than the core, the offline page and the search page at first', async () => {
    await create('A').worker.install();
    expect(stored('A').sort()).toEqual([
      '/assets/font.js',
      '/assets/js/main.A.js',
      '/assets/offline-A.json',
      '/offline',
      '/search',
    ]);
  });

  it('stores a page that was shown, with its files, and answers with them offline', async () => {
    const {worker, get, show} = create('A');
    await worker.install();
    await show('/docs');
    online = false;
    expect(await (await get('/docs'))?.text()).toContain('/docs A');
    expect(await (await get('/assets/js/docs.A.js'))?.text()).toBe('/assets/js/docs.A.js of A');
  });

  it.each(['/docs/', '/docs.html', '/docs/index.html', '/docs?a=1'])('takes %s for the page', async (address) => {
    const {worker, get, show} = create('A');
    await worker.install();
    await show('/docs');
    online = false;
    expect(await (await get(address, {mode: 'navigate'}))?.text()).toContain('/docs A');
  });

  it.each([
    ['/', '/'],
    ['/', '/index.html'],
    ['/preview/', '/preview/'],
    ['/preview/', '/preview/index.html'],
  ])('below %s takes %s for the home page', async (base, address) => {
    // The same deployment below another base URL; its mark has a name that pages below both have in them.
    const below = (text: string) => text.replaceAll(/"\/(?!assets\/js\/main)/g, `"${base}`);
    host = new Map(
      [...host].flatMap(([path, text]) => [
        [path, text],
        [base + path.slice(1), below(text)],
      ]),
    );
    const {worker, get, show} = create('A', base);
    await worker.install();
    await show(address);
    online = false;
    expect(await (await get(base, {mode: 'navigate'}))?.text()).toContain('/ A');
  });

  it('asks the network first for pages, and stores what it answers', async () => {
    const {worker, get} = create('A');
    await worker.install();
    expect((await get('/docs'))?.status).toBe(200);
    expect(stored('A')).toContain('/docs');
    expect((await get('/docs'))?.status).toBe(200);
    expect(asked.filter((path) => path === '/docs')).toHaveLength(2);
  });

  it('asks for each file once, however many pages ask for it at the same time', async () => {
    const {worker, show} = create('A');
    await Promise.all([worker.install(), show('/docs'), show('/docs', 'other'), show('/'), show('/search')]);
    expect(stored('A')).toContain('/docs');
    expect([...new Set(asked)]).toEqual(asked);
  });

  it('shows a picture offline in the size that is stored, whichever is asked for', async () => {
    const {worker, get, show} = create('A');
    await worker.install();
    await show('/');
    expect(asked).not.toContain('/img/a-large.png');
    expect(await (await get('/img/a-large.png'))?.text()).toBe('large picture of A');
    online = false;
    expect(await (await get('/img/a-large.png'))?.text()).toBe('picture of A');
    await expect(get('/img/b.png')).rejects.toThrow('Failed to fetch');
  });

  it('takes a picture from the cache of the browser, unless it is an older one there', async () => {
    const {worker, get, show} = create('A');
    await worker.install();
    browserCache.set('/img/a.png', 'picture of A');
    await show('/');
    expect(asked).not.toContain('/img/a.png');

    const b = create('B');
    host = deploy('B');
    await b.worker.install();
    await b.show('/');
    expect(asked).toContain('/img/a.png');
    online = false;
    expect(await (await b.get('/img/a.png'))?.text()).toBe('picture of B');
    expect(await (await get('/img/a.png'))?.text()).toBe('picture of A');
  });

  it('leads to the offline page for an address that was not opened, and names it', async () => {
    const {worker, get} = create('A');
    await worker.install();
    online = false;
    const response = await get('/docs?q=a&b');
    expect(response?.headers.get('location')).toBe('/offline?page=%2Fdocs%3Fq%3Da%26b');
    expect(await (await get('/offline?page=%2Fdocs'))?.text()).toContain('/offline A');
  });

  it('stores no error, nothing that stands elsewhere and no page in place of a file', async () => {
    const {worker, get, show, scope} = create('A');
    await worker.install();
    const before = stored('A');
    expect((await get('/nothing'))?.status).toBe(404);
    expect((await get('/assets/js/nothing.js'))?.status).toBe(404);
    const asItWas = scope.fetch;
    const answer = (path: string, response: Response) => {
      scope.fetch = async (request) =>
        request === path || (request as Request).url === origin + path ? response.clone() : asItWas(request);
    };
    answer('/assets/js/x.js', new Response('error', {status: 500}));
    await get('/assets/js/x.js');
    answer('/assets/js/x.js', new Response('<html>', {headers: {'content-type': 'text/html'}}));
    await get('/assets/js/x.js');
    // A page that stands elsewhere by now, and one whose script the host answers with a page.
    const moved = new Response(host.get('/docs'), {headers: {'content-type': 'text/html'}});
    Object.defineProperty(moved, 'redirected', {value: true});
    scope.fetch = async (request) => (request === '/docs' ? moved : asItWas(request));
    await show('/docs');
    answer('/assets/js/docs.A.js', new Response('<html>', {headers: {'content-type': 'text/html'}}));
    await show('/docs');
    expect(stored('A')).not.toContain('/docs');
    expect(stored('A').filter((path) => !before.includes(path))).toEqual(['/assets/js/same.js']);
  });

  it('leaves to the browser what it does not keep', async () => {
    const {get} = create('A');
    for (const init of [{range: 'bytes=0-'}, {method: 'POST'}]) expect(await get('/docs', init)).toBeUndefined();
    for (const path of ['/versions.json', '/blog/rss.xml', '/docs.md']) expect(await get(path)).toBeUndefined();
  });

  it('stores no file that was only prefetched', async () => {
    const {worker, get} = create('A');
    await worker.install();
    await get('/assets/js/docs.A.js', {destination: ''});
    expect(stored('A')).not.toContain('/assets/js/docs.A.js');
  });

  it('stores nothing while data is to be saved, and answers with what it has', async () => {
    const {worker, scope} = create('A');
    scope.navigator.connection.saveData = true;
    await expect(worker.install()).rejects.toThrow('Data is to be saved.');
    expect(asked).toEqual([]);
    expect(stores.size).toBe(0);

    const a = create('A');
    await a.worker.install();
    const before = stored('A');
    a.scope.navigator.connection.saveData = true;
    expect((await a.get('/docs'))?.status).toBe(200);
    expect((await a.get('/assets/js/docs.A.js'))?.status).toBe(200);
    await a.get('/search-index.json', {destination: ''});
    await a.show('/');
    expect(stored('A')).toEqual(before);
    online = false;
    expect(await (await a.get('/search'))?.text()).toContain('/search A');
  });

  it('stores the search, once used, with its index', async () => {
    const {worker, get} = create('A');
    await worker.install();
    await get('/search-index.json', {destination: ''});
    online = false;
    expect(await (await get('/search-index.json', {destination: ''}))?.json()).toEqual({
      index: 'assets/search/index-A.json',
    });
    expect(await (await get('/assets/search/index-A.json', {destination: ''}))?.text()).toBe('index of A');
    expect(await (await get('/assets/js/search.js'))?.text()).toBe('/assets/js/search.js of A');
  });

  it('lists the stored pages by title, without the tools', async () => {
    const {worker, show} = create('A');
    await worker.install();
    await show('/docs');
    await show('/');
    const postMessage = vi.fn();
    await worker.onMessage({data: {type: 'list'}, ports: [{postMessage}], source: {id: 'tab'}});
    expect(postMessage).toHaveBeenCalledWith([
      {path: '/docs', title: 'Docs'},
      {path: '/', title: 'Home'},
    ]);
  });

  it('says so where the list cannot be made', async () => {
    const {worker, scope} = create('A');
    scope.caches.open = async () => {
      throw new DOMException('The disk cannot be read.', 'UnknownError');
    };
    const postMessage = vi.fn();
    await worker.onMessage({data: {type: 'list'}, ports: [{postMessage}], source: {id: 'tab'}});
    expect(postMessage).toHaveBeenCalledWith(null);
  });

  it('works as if it were not there where nothing can be stored', async () => {
    const {get, scope} = create('A');
    for (const name of ['open', 'match'] as const) {
      scope.caches[name] = async () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
    }
    expect((await get('/docs'))?.status).toBe(200);
    expect(await (await get('/assets/js/main.A.js'))?.text()).toBe('/assets/js/main.A.js of A');
  });

  it('leaves nothing behind when it cannot be installed', async () => {
    host.delete('/assets/js/main.A.js');
    const a = create('A');
    await expect(a.worker.install()).rejects.toThrow('/assets/js/main.A.js: 404');
    expect(stores.size).toBe(0);
    // A page that was told of it in time sends its message too late.
    await a.show('/docs', 'one');
    expect(stores.size).toBe(0);
  });
});

describe('two deployments', () => {
  async function readDocsOfA() {
    const a = create('A');
    await a.worker.install();
    await a.worker.activate();
    await a.show('/docs');
    await a.get('/search-index.json', {destination: ''});
    return a;
  }

  it('are not mixed: the worker of one stores no page of the other', async () => {
    const a = await readDocsOfA();
    host = deploy('B');
    expect(await (await a.get('/docs'))?.text()).toContain('/docs B');
    await a.get('/');
    await a.get('/search-index.json', {destination: ''});
    online = false;
    expect(await (await a.get('/docs'))?.text()).toContain('/docs A');
    expect(stored('A')).not.toContain('/');
    expect(await (await a.get('/search-index.json', {destination: ''}))?.json()).toEqual({
      index: 'assets/search/index-A.json',
    });
  });

  it('follow each other with all that was read, what is the same taken from the store', async () => {
    await readDocsOfA();
    host = deploy('B');
    asked = [];
    const b = create('B');
    await b.worker.install();
    expect(asked).not.toContain('/assets/js/same.js');
    await b.worker.activate();
    expect([...stores.keys()]).toEqual(['openrefine:/:B']);
    online = false;
    expect(await (await b.get('/docs'))?.text()).toContain('/docs B');
    expect(await (await b.get('/assets/js/same.js'))?.text()).toContain('same');
    expect(await (await b.get('/assets/search/index-B.json', {destination: ''}))?.text()).toBe('index of B');
  });

  it('follow each other with the pictures of the store, and ask for those alone that have changed', async () => {
    const a = await readDocsOfA();
    await a.show('/');
    for (const [id, picture, isAsked] of [
      ['B', 'picture of A', false],
      ['C', 'another picture', true],
    ] as const) {
      host = deploy(id, picture);
      asked = [];
      const next = create(id);
      await next.worker.install();
      await next.worker.activate();
      expect(asked.includes('/img/a.png')).toBe(isAsked);
      online = false;
      expect(await (await next.get('/img/a.png'))?.text()).toBe(picture);
      online = true;
    }
  });

  it('give each page its own files while both are stored', async () => {
    await readDocsOfA();
    host = deploy('B');
    const b = create('B');
    await b.worker.install();
    expect(await (await b.get('/assets/js/docs.A.js'))?.text()).toBe('/assets/js/docs.A.js of A');
  });

  it('change places at once only where every open page is of the newer one', async () => {
    host = deploy('B');
    const b = create('B');
    await b.worker.install();
    b.scope.clients.matchAll.mockResolvedValue([{id: 'one'}, {id: 'two'}]);
    vi.useFakeTimers();
    const one = b.show('/docs', 'one');
    const two = b.show('/docs', 'two', ['/assets/js/main.A.js']);
    await vi.runAllTimersAsync();
    await Promise.all([one, two]);
    expect(b.scope.skipWaiting).not.toHaveBeenCalled();
    const again = b.show('/docs', 'two');
    await vi.advanceTimersByTimeAsync(0);
    expect(b.scope.skipWaiting).toHaveBeenCalledOnce();
    await again;
  });

  it('change places a little later where a page of the older one still counts that was just left', async () => {
    host = deploy('B');
    const b = create('B');
    await b.worker.install();
    b.scope.clients.matchAll.mockResolvedValueOnce([{id: 'left'}, {id: 'one'}]);
    b.scope.clients.matchAll.mockResolvedValue([{id: 'one'}]);
    vi.useFakeTimers();
    const shown = b.show('/docs', 'one');
    await vi.advanceTimersByTimeAsync(0);
    expect(b.scope.skipWaiting).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(b.scope.skipWaiting).toHaveBeenCalledOnce();
    await shown;
  });

  it('do not take a host for the newer one that has gone on to a third', async () => {
    host = deploy('C');
    host.set('/assets/offline-B.json', deploy('B').get('/assets/offline-B.json') ?? '');
    host.set('/assets/js/main.B.js', 'left');
    await expect(create('B').worker.install()).rejects.toThrow('The host does not serve the deployment B.');
  });

  it('below other paths of one host keep their own stores', async () => {
    stores.set('openrefine:/preview/:Z', new FakeCache());
    const a = create('A');
    await a.worker.install();
    await a.worker.activate();
    expect([...stores.keys()]).toEqual(['openrefine:/preview/:Z', 'openrefine:/:A']);
  });
});
