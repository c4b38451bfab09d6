// The service worker in a real browser, on separate hosts: they are stopped, and go from one deployment to the next.
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, ready, test as base} from './fixtures';

/** scripts/host.mjs in a separate process: it can be stopped, and serve another folder at the same address. */
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

  /** A build in which the page on facets has another title, and the scripts that change with it other names. */
  nextDeployment: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const dir = temporary('next');
      fs.cpSync('build', dir, {recursive: true});
      const read = (name: string) => fs.readFileSync(`${dir}/${name}`, 'utf8');
      const scripts = fs.readdirSync(`${dir}/assets/js`);
      // The page's own script changes with its text, the main ones with the whole, and their names with their content.
      const named = scripts.filter((name) => /main\.[0-9a-f]{8}\.js$/.test(name));
      const own = scripts.filter((name) => read(`assets/js/${name}`).includes('Facets and text filters'));
      const hashes = [...named, ...own].map((name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? name);
      if (named.length !== 2 || !own.length) throw new Error(`No next deployment: ${hashes.join()}`);
      const rename = (text: string) => hashes.reduce((all, hash) => all.replaceAll(hash, `${hash.slice(0, 7)}g`), text);
      for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
        if (!/\.html$|^sw\.js$|^assets\/js\//.test(name)) continue;
        const text = rename(read(name))
          .replaceAll('Facets and text filters', 'Facets of the next deployment')
          .replace(/revision:"\w/g, 'revision:"g');
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

/** What a host is asked for when a visitor comes for the first time, and the bytes of all its answers. */
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
  const page = await context.newPage();
  await page.goto(path);
  await ready(page);
  if (serviceWorkers === 'allow') await stored(page, path);
  await context.close();
  await new Promise((resolve) => server.close(resolve));
  return {asked, bytes};
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

  test('a link to a page that was not opened leads to the offline page', async ({page, site, host}) => {
    site.allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, {mayBeLost: true});
    site.allowConsoleError(/^Loading chunk/, {mayBeLost: true});
    await site.open('/privacy');
    await stored(page, '/privacy');
    await goOffline(page, host);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Who uses it'}).click();
    await expect(title(page)).toHaveText('This page is not stored on your device');
    await expect(page.getByRole('main')).toContainText('/usage');
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
    await expect(page.getByRole('status')).toHaveText(
      'Stored on your device because you opened them before: one page.',
    );
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

  test('the offline page says when the store cannot be read', async ({page, site}) => {
    await page.addInitScript(() => {
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
  test('is what a visitor sees at once, and a page of the old one stays whole', async ({
    page,
    site,
    host,
    nextDeployment,
  }) => {
    await site.open('/privacy');
    await stored(page, '/privacy');
    await site.open(facets);
    await stored(page, facets);
    await host.deploy(nextDeployment);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveText('Facets of the next deployment');
    await expect(page.locator(nextMain)).toBeAttached();
    const holdsNext = () =>
      page.evaluate(async (path) => (await (await caches.match(path))?.text())?.includes('next deployment'), facets);
    await expect.poll(holdsNext).toBe(true);

    await goOffline(page, host);
    await page.reload();
    await ready(page);
    await expect(title(page)).toHaveText('Facets of the next deployment');
    // Nobody has opened this page since: it is as it was, with the scripts that it was made with.
    await page.goto('/privacy');
    await ready(page);
    await expect(title(page)).toHaveText(/Privacy/);
    await expect(page.locator(nextMain)).toHaveCount(0);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the worker', {tag: '@desktop'}, () => {
  // As above.
  test('that fails leaves the site as it is', async ({page, site, host}) => {
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

  test('stores nothing more from when data is to be saved on, until it is not', async ({page, site, context}) => {
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
  });

  // What other browsers keep in their own caches is up to them.
  test('asks for little more than the visitor has loaded, and for nothing twice', async ({browser}) => {
    const without = await firstVisit(browser, facets, 'block');
    const {asked, bytes} = await firstVisit(browser, facets, 'allow');
    // The page itself is asked for by the browser and, as it is now, by the worker.
    const again = asked.filter((address, place) => asked.indexOf(address) < place);
    expect(again).toEqual([facets]);
    // Of 22 requests and 189 kB, as measured; these leave room for some more pictures on the page.
    expect(asked.length - without.asked.length).toBeLessThanOrEqual(30);
    expect(bytes - without.bytes).toBeLessThanOrEqual(250_000);
  });

  const removal = fs.readFileSync('src/plugins/offline/removal.js', 'utf8');
  const removals = [
    ['the site', removal],
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

test(
  'the site can be installed, and colors the browser in both modes',
  {tag: '@desktop'},
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

    const color = page.locator('meta[name="theme-color"]');
    await expect(color).toHaveAttribute('content', '#fdfdfb');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(color).toHaveAttribute('content', '#10171e');
  },
);
