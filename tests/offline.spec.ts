// The service worker in a real browser, on hosts of its own: they are stopped, and go from one deployment to the next.
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, ready, test as base} from './fixtures';

/** scripts/host.mjs in a process of its own: it can be stopped, and serve another folder at the same address. */
class Host {
  url = '';
  private child: ChildProcess | undefined;
  private dir = 'build';

  async start(): Promise<void> {
    const port = new URL(this.url || 'http://127.0.0.1:0').port || '0';
    const child = spawn(process.execPath, ['scripts/host.mjs', `--dir=${this.dir}`, `--port=${port}`]);
    this.child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(new URL(String(text)).origin));
      child.stderr.once('data', (text) => reject(new Error(String(text))));
    });
  }
  async stop(): Promise<void> {
    const {child} = this;
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  }
  async deploy(dir: string): Promise<void> {
    await this.stop();
    this.dir = dir;
    await this.start();
  }
}

const temporary = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), `openrefine-${name}-`));

/** Serves a folder that is another but for one file at its root. */
async function deployWith(
  host: Host,
  dir: string,
  name: string,
  text: string,
  use: () => Promise<void>,
): Promise<void> {
  const copy = temporary('copy');
  for (const entry of fs.readdirSync(dir)) fs.symlinkSync(path.resolve(dir, entry), path.join(copy, entry));
  fs.rmSync(path.join(copy, name));
  fs.writeFileSync(path.join(copy, name), text);
  await host.deploy(copy);
  await use();
  fs.rmSync(copy, {recursive: true});
}

const test = base.extend<{host: Host}, {nextDeployment: string}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.url),

  /** A build in which the page on facets has another text, and the scripts that change with it other names. */
  nextDeployment: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const dir = temporary('next');
      fs.cpSync('build', dir, {recursive: true});
      const read = (name: string) => fs.readFileSync(`${dir}/${name}`, 'utf8');
      const [, id = ''] = /"id":"([0-9a-f]{12})"/.exec(read('sw.js')) ?? [];
      const scripts = fs.readdirSync(`${dir}/assets/js`);
      // The page's own script changes with its text, the main ones with the whole, and their names with their content.
      const named = scripts.filter((name) => /main\.[0-9a-f]{8}\.js$/.test(name));
      const own = scripts.filter((name) => read(`assets/js/${name}`).includes('Facets and text filters'));
      const hashes = [...named, ...own].map((name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? name);
      if (!id || named.length !== 2 || !own.length) throw new Error(`No next deployment of ${id}: ${hashes.join()}`);
      const rename = (text: string) =>
        hashes.reduce((all, hash) => all.replaceAll(hash, `${hash.slice(0, 7)}g`), text.replaceAll(id, 'ffffffffffff'));
      for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
        if (!/\.html$|^sw\.js$|^assets\/(offline-|js\/)/.test(name)) continue;
        const text = rename(read(name)).replaceAll('Facets and text filters', 'Facets of the next deployment');
        if (text === read(name) && rename(name) === name) continue;
        fs.rmSync(`${dir}/${name}`);
        fs.writeFileSync(`${dir}/${rename(name)}`, text);
      }
      await use(dir);
      fs.rmSync(dir, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

test.use({serviceWorkers: 'allow'});

// On a slow network the site prefetches nothing: what is not stored is not asked for, and no failure reported.
const slowDown = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}, configurable: true}),
  );
test.beforeEach(({context}) => slowDown(context));

/** The main script of the next deployment. */
const nextMain = 'script[src^="/assets/js/main."][src$="g.js"]';
const facets = '/docs/manual/facets';
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Waits until the page's worker answers for it, and has stored a path. */
async function stored(page: Page, pathname: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => Boolean(navigator.serviceWorker.controller && (await caches.match(wanted))),
          pathname,
        ),
      `${pathname} is stored`,
    )
    .toBe(true);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill(query);
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
}

/** No network, as the page sees it and as it is. */
async function goOffline(page: Page, host: Host): Promise<void> {
  await page.context().setOffline(true);
  await host.stop();
}

/**
 * What a host is asked for when a visitor comes for the first time, the bytes of all its answers, and how often the page
 * tells a worker that it is shown.
 */
async function firstVisit(browser: Browser, path: string, serviceWorkers: 'allow' | 'block') {
  const asked: string[] = [];
  let bytes = 0;
  // Playwright takes a file of modules by `import()` only.
  const {createHost} = await import('../scripts/host.mjs');
  const server = createHost('build').on('request', (request, response) => {
    asked.push(request.url ?? '');
    response.on('finish', () => (bytes += Number(response.getHeader('content-length') ?? 0)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const context = await browser.newContext({baseURL: `http://127.0.0.1:${port}`, serviceWorkers});
  await slowDown(context);
  await context.addInitScript(() => {
    const counted = Object.assign(window, {told: 0});
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      counted.told += 1;
      post.call(this, message);
    };
  });
  const page = await context.newPage();
  await page.goto(path);
  await ready(page);
  if (serviceWorkers === 'allow') await stored(page, path);
  const told = await page.evaluate(() => (window as unknown as {told: number}).told);
  await context.close();
  await new Promise((resolve) => server.close(resolve));
  return {asked, bytes, told};
}

/** The names of the stores, and the paths in the last of them. */
const storeNames = (page: Page) => page.evaluate(() => caches.keys());

test.describe('without network', {tag: '@desktop'}, () => {
  test('a page that was opened stands whole, and the search answers', async ({page, site, host}) => {
    await site.open(facets);
    await stored(page, facets);
    await search(page, 'cluster');
    await stored(page, '/search-index.json');
    await goOffline(page, host);

    expect((await page.reload())?.status()).toBe(200);
    await ready(page);
    await expect(title(page)).toHaveText('Facets and text filters');
    // Its font, its styles, and a picture.
    const hasFont = () => page.evaluate(() => document.fonts.check('1rem "Atkinson Hyperlegible Next Variable"'));
    await expect.poll(hasFont).toBe(true);
    await expect(title(page)).toHaveCSS('font-family', /Atkinson Hyperlegible Next/);
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
    const picture = page.locator('main img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    // Words that were not searched for before.
    await search(page, 'wikibase');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  test('its pictures are shown in windows of every width, from the one size that is stored', async ({
    page,
    site,
    host,
  }) => {
    const pages = ['/', facets];
    for (const path of pages) {
      await site.open(path);
      await stored(page, path);
    }
    await goOffline(page, host);
    const shown: string[] = [];
    for (const width of [390, 1280, 1600]) {
      await page.setViewportSize({width, height: 800});
      for (const path of pages) {
        await site.open(path);
        const pictures = await page.locator('main img').evaluateAll((images) =>
          Promise.all(
            (images as HTMLImageElement[]).map(async (image) => {
              image.loading = 'eager';
              await image.decode().catch(() => undefined);
              return {address: new URL(image.currentSrc).pathname, width: image.naturalWidth};
            }),
          ),
        );
        expect(pictures.length, path).toBeGreaterThan(0);
        expect(
          pictures.filter((picture) => !picture.width),
          `${path}, ${width} pixels wide`,
        ).toEqual([]);
        shown.push(...pictures.map(({address}) => address));
      }
    }
    // In the widest window a size was asked for that the browser had not loaded.
    const isStored = (address: string) => page.evaluate(async (it) => Boolean(await caches.match(it)), address);
    const wide = shown.find((address) => address.endsWith('-994.webp')) ?? '';
    expect(wide).toMatch(/facets/);
    expect(await isStored(wide)).toBe(false);
    expect(await isStored(wide.replace('-994', '-703'))).toBe(true);
  });

  test('a page that was reached by a link stands, too', async ({page, site, host}) => {
    await site.open('/docs');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
    await expect(page).toHaveURL('/privacy');
    await stored(page, '/privacy');
    await goOffline(page, host);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveText(/Privacy/);
  });

  test('another page leads to a list of what is stored, and opens when the network is back', async ({
    page,
    site,
    host,
  }) => {
    await site.open(facets);
    await stored(page, facets);
    await goOffline(page, host);
    await page.goto('/download?a=1');
    await expect(title(page)).toHaveText('This page is not stored on your device');
    await expect(page.getByRole('main')).toContainText('/download?a=1');
    await expect(page.getByRole('status')).toHaveText('Opened before, and stored on your device: one page.');
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('main').getByRole('link', {name: 'Facets and text filters'}).click();
    await expect(title(page)).toHaveText('Facets and text filters');
    await page.goBack();
    await expect(title(page)).toHaveText('This page is not stored on your device');
    await host.start();
    await page.context().setOffline(false);
    await expect(page).toHaveURL('/download?a=1');
    await expect(title(page)).toHaveText(/Download/);
  });

  // A worker is reached in Chromium alone.
  test('the offline page says when the store cannot be read', {tag: '@chromium'}, async ({page, site, context}) => {
    await site.open('/privacy');
    await stored(page, '/privacy');
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('The disk cannot be read.', 'UnknownError'));
    });
    await site.open('/offline');
    await expect(page.getByRole('status')).toHaveText(
      'Your browser cannot read what it has stored. Reload this page to try again.',
    );
    expect(await axeFaults(page)).toEqual([]);
  });

  test('the offline page leads nowhere but to this site', async ({page, site}) => {
    for (const wanted of ['//example.org/', '/\\example.org/', 'javascript:alert(1)', 'https://example.org/']) {
      await site.open(`/offline?page=${encodeURIComponent(wanted)}`);
      await expect(title(page)).toHaveText('What you can read offline');
      await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
    }
  });
});

test.describe('a new deployment', {tag: '@desktop'}, () => {
  test('is all that a visitor sees after the update, offline too', async ({page, site, host, nextDeployment}) => {
    await site.open('/privacy');
    await stored(page, '/privacy');
    await site.open(facets);
    await stored(page, facets);
    const [before] = await storeNames(page);

    await host.deploy(nextDeployment);
    await page.reload();
    await expect(title(page)).toHaveText('Facets of the next deployment');
    // One page is open, and it is of the new deployment: the old one's store goes.
    await expect.poll(() => storeNames(page)).toEqual(['openrefine:/:ffffffffffff']);
    expect(before).not.toBe('openrefine:/:ffffffffffff');
    await stored(page, facets);

    await goOffline(page, host);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveText('Facets of the next deployment');
    // What was read before came along, as the new deployment has it.
    await page.goto('/privacy');
    await expect(title(page)).toHaveText(/Privacy/);
    await expect(page.locator(nextMain)).toBeAttached();
  });

  test('leaves a page of the old one its files, until none is open', async ({
    page,
    context,
    site,
    host,
    nextDeployment,
  }) => {
    await site.open(facets);
    await stored(page, facets);
    const [before = ''] = await storeNames(page);

    await host.deploy(nextDeployment);
    const second = await context.newPage();
    await second.goto('/privacy');
    // It has stored all it needs, and waits until it is let in: the network may go.
    const waits = () =>
      second.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await expect.poll(waits).toBe(true);
    expect(await storeNames(second)).toHaveLength(2);
    await stored(second, '/privacy');
    // Offline, the old worker still answers: with its own page and scripts, not with those of the other.
    await goOffline(page, host);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveText('Facets and text filters');
    await expect(page.locator(nextMain)).toHaveCount(0);
    expect(await storeNames(page)).toContain(before);

    await host.start();
    await context.setOffline(false);
    await second.close();
    await page.reload();
    await expect(title(page)).toHaveText('Facets of the next deployment');
    await expect.poll(() => storeNames(page)).toEqual(['openrefine:/:ffffffffffff']);
  });

  // What a worker asks for is told by Chromium alone.
  test(
    'that cannot be stored leaves the site and the old worker as they are',
    {tag: '@chromium'},
    async ({page, site, host, nextDeployment}) => {
      await site.open(facets);
      await stored(page, facets);
      const before = await storeNames(page);
      // The browser asks for what the old one cannot know, and gets an error.
      const broken = fs
        .readFileSync(`${nextDeployment}/sw.js`, 'utf8')
        .replace('"id":"ffffffffffff"', '"id":"000000000000"');
      await deployWith(host, nextDeployment, 'sw.js', broken, async () => {
        const asked = page.context().waitForEvent('response', (response) => /offline-0+\.json/.test(response.url()));
        await page.reload();
        expect((await asked).status()).toBe(404);
        await expect(title(page)).toHaveText('Facets of the next deployment');
        const isInstalling = () =>
          page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing));
        await expect.poll(isInstalling).toBe(false);
        await expect.poll(() => storeNames(page)).toEqual(before);
        // Of the new page nothing was stored: without network the old one stands, with its own scripts.
        await goOffline(page, host);
        await page.reload();
        await ready(page);
        await expect(title(page)).toHaveText('Facets and text filters');
      });
    },
  );
});

test.describe('the worker', {tag: '@desktop'}, () => {
  // As above.
  test('that fails leaves the site as it is', {tag: '@chromium'}, async ({page, site, host}) => {
    await deployWith(host, 'build', 'sw.js', 'throw new Error("broken")', async () => {
      const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/sw.js'));
      await site.open(facets);
      await asked;
      await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
      await expect(title(page)).toHaveText(/Privacy/);
      expect(await storeNames(page)).toEqual([]);
    });
  });

  test('starts after the page has loaded, and not where data is to be saved', async ({page, site, context}) => {
    await site.open('/docs');
    await stored(page, '/docs');
    const [asked, loaded] = await page.evaluate(() => [
      performance.getEntriesByName(`${location.origin}/sw.js`)[0]?.startTime ?? Infinity,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ]);
    expect(asked).toBeGreaterThanOrEqual(loaded ?? Infinity);

    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
      const wanted = Object.assign(window, {wantedWorkers: 0});
      navigator.serviceWorker.register = () => {
        wanted.wantedWorkers += 1;
        return Promise.reject(new Error('not here'));
      };
    });
    await site.open('/docs');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => (window as unknown as {wantedWorkers: number}).wantedWorkers)).toBe(0);
  });

  // A worker is reached in Chromium alone.
  test(
    'stores nothing more from when data is to be saved on, until it is not',
    {tag: '@chromium'},
    async ({page, site, context}) => {
      await site.open('/docs');
      await stored(page, '/docs');
      const [worker] = context.serviceWorkers();
      const saveData = (value: boolean) =>
        worker?.evaluate((isOn) => {
          Object.defineProperty(navigator, 'connection', {value: {saveData: isOn}, configurable: true});
        }, value);
      await saveData(true);
      await site.open('/privacy');
      await saveData(false);
      await site.open('/donate');
      // What was opened before would lie there by now, too.
      await stored(page, '/donate');
      expect(await page.evaluate(async () => Boolean(await caches.match('/privacy')))).toBe(false);
    },
  );

  // What other browsers keep in their own caches is up to them.
  test(
    'asks for little more than the visitor has loaded, and for nothing twice',
    {tag: '@chromium'},
    async ({browser}) => {
      const without = await firstVisit(browser, facets, 'block');
      const {asked, bytes, told} = await firstVisit(browser, facets, 'allow');
      expect(told).toBe(1);
      // The page itself is asked for by the browser and, as it is now, by the worker.
      const again = asked.filter((address, place) => asked.indexOf(address) < place);
      expect(again).toEqual([facets]);
      // Of each picture one size, that which the window shows: `text-facet-288.webp`.
      const pictures = asked.filter((address) => address.endsWith('.webp'));
      expect(pictures.length).toBeGreaterThan(without.asked.filter((address) => address.endsWith('.webp')).length);
      expect(new Set(pictures.map((address) => address.replace(/-\d+\.webp$/, ''))).size).toBe(pictures.length);
      // Of 22 requests and 189 kB, as measured; these leave room for some more pictures on the page.
      expect(asked.length - without.asked.length).toBeLessThanOrEqual(30);
      expect(bytes - without.bytes).toBeLessThanOrEqual(250_000);
    },
  );

  const removal = fs.readFileSync('src/plugins/offline/removal.js', 'utf8').replace('export ', '');
  const removals = [
    ['the site', `${removal}\nstartRemoval(self, "/");`],
    ['the command of HOSTING.md', /^echo '(self\..+)' > /m.exec(fs.readFileSync('HOSTING.md', 'utf8'))?.[1] ?? ''],
  ];
  for (const [who, script = ''] of removals) {
    test(`goes with all it stored, and nothing else, when ${who} takes it away`, async ({page, site, host}) => {
      await site.open('/docs');
      await stored(page, '/docs');
      // Of other sites of the same origin, as on github.io, and of this one below another base URL.
      const others = ['another-site', 'openrefine:/docs-preview/:1'];
      await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), others);
      await deployWith(host, 'build', 'sw.js', script, async () => {
        await page.reload();
        await expect.poll(() => storeNames(page)).toEqual(others);
        const registrations = () =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
        await expect.poll(registrations).toBe(0);
        await page.context().setOffline(true);
        await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE/);
      });
    });
  }
});

// Whether a site can be installed is asked of Chromium.
test(
  'the site can be installed, and colours the browser in both modes',
  {tag: ['@desktop', '@chromium']},
  async ({page, site, host}) => {
    await site.open('/docs');
    const session = await page.context().newCDPSession(page);
    const {errors, data} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const {icons} = JSON.parse(data ?? '{}') as {icons: {src: string; sizes: string}[]};
    const drawn = icons.filter(({sizes}) => sizes !== 'any');
    expect(drawn).not.toEqual([]);
    for (const {src, sizes} of drawn) {
      const size = await page.evaluate(async (address) => {
        const {width, height} = await createImageBitmap(await (await fetch(address)).blob());
        return `${width}x${height}`;
      }, host.url + src);
      expect(size, src).toBe(sizes);
    }
    await stored(page, '/docs');
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

    const colour = page.locator('meta[name="theme-color"]');
    await expect(colour).toHaveAttribute('content', '#fdfdfb');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(colour).toHaveAttribute('content', '#10171e');
  },
);
