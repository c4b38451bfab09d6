// The service worker in a real browser. The site has its own host, which the tests stop, or let answer as another
// deployment does.
import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, ready, test as base} from './fixtures';

class Host {
  url = '';
  /** What another deployment answers at an address. */
  deployed: Record<string, {type: string; text: string}> = {};
  private server: Server | undefined;

  async start(): Promise<void> {
    // Playwright loads an ECMAScript module only with `import()`.
    const {createHost} = await import('../scripts/host.mjs');
    const server = createHost('build');
    const [answer] = server.listeners('request');
    server.removeAllListeners('request').on('request', (request, response) => {
      const {type, text} = this.deployed[request.url?.split('?')[0] ?? ''] ?? {};
      if (type) response.setHeader('Content-Type', type).end(text);
      else answer?.call(server, request, response);
    });
    this.server = server;
    await new Promise<void>((resolve) =>
      server.listen(Number(new URL(this.url || 'http://a').port), '127.0.0.1', resolve),
    );
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  async stop(): Promise<void> {
    const {server} = this;
    if (!server?.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const test = base.extend<{host: Host}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.url),
});
test.use({serviceWorkers: 'allow'});

// On a slow connection the site does not prefetch pages, so only what the tests open is stored.
test.beforeEach(({context}) =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}, configurable: true}),
  ),
);

const facets = '/docs/manual/facets';

/** Waits until the worker answers for the page, and has stored an address. */
async function stored(page: Page, address: string): Promise<void> {
  const isStored = () =>
    page.evaluate(
      async (wanted) => Boolean(navigator.serviceWorker.controller && (await caches.match(wanted))),
      address,
    );
  await expect.poll(isStored, `${address} is stored`).toBe(true);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill(query);
  await expect(dialog.getByRole('option').first()).toBeVisible();
}

test.describe('offline', {tag: '@desktop'}, () => {
  test('a page that was opened or reached by a link is complete, and the search answers', async ({
    page,
    site,
    host,
  }) => {
    await site.open(facets);
    await stored(page, facets);
    const homes = () => Promise.all(['/', '/index.html'].map((one) => caches.match(one, {ignoreSearch: true})));
    expect(await page.evaluate(homes), 'what was not opened is not stored').toEqual([undefined, undefined]);
    const title = await page.getByRole('heading', {level: 1}).textContent();
    const image = page.locator('main img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await stored(page, await image.evaluate((one: HTMLImageElement) => one.currentSrc));
    await search(page, 'cluster');
    await stored(page, '/search-index.json');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
    await expect(page).toHaveURL('/privacy');
    await stored(page, '/privacy');
    await host.stop();

    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Privacy/);
    await page.goto(facets);
    await ready(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title ?? '');
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Atkinson Hyperlegible Next/);
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    // This was not searched for before.
    await search(page, 'wikibase');
  });

  test('the last deployment that a reader saw is the one that opens', async ({page, site, host}) => {
    await site.open('/privacy');
    await stored(page, '/privacy');
    site.allowConsoleError(/404/);
    await site.open('/no-such-page');
    // One copy is stored, whatever the query.
    await site.open(`${facets}?from=mail`);
    await stored(page, facets);
    expect(await page.evaluate(async () => Boolean(await caches.match('/no-such-page')))).toBe(false);
    const html = fs.readFileSync(`build${facets}.html`, 'utf8');
    host.deployed[facets] = {type: 'text/html', text: html.replace(/<html/, '<html data-deployment="next"')};
    const deployment = () => page.locator('html').getAttribute('data-deployment');

    await page.reload();
    await ready(page);
    expect(await deployment()).toBe('next');
    const isUpdated = () =>
      page.evaluate(async (address) => (await (await caches.match(address))?.text())?.includes('"next"'), facets);
    await expect.poll(isUpdated).toBe(true);
    await host.stop();
    await page.reload();
    await ready(page);
    expect(await deployment()).toBe('next');
    await page.goto('/privacy');
    await ready(page);
    expect(await deployment()).toBeNull();
  });
});

test('nothing is stored for a reader who saves data', {tag: '@desktop'}, async ({page, site, context}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}});
  });
  await site.open('/docs');
  await page.waitForLoadState('networkidle');
  const found = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()]);
  expect(await found()).toEqual([[], []]);
});

test('the script in MAINTAINING.md removes the worker and all it stored @desktop', async ({page, site, host}) => {
  const [, script = ''] = /```js\n([^`]+)```/.exec(fs.readFileSync('MAINTAINING.md', 'utf8')) ?? [];
  await site.open('/docs');
  await stored(page, '/docs');
  host.deployed['/sw.js'] = {type: 'text/javascript', text: script};
  await page.reload();
  const found = () =>
    page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
  await expect.poll(found).toEqual([[], 0]);
});

test('the site can be installed, and colors the browser in both modes', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs');
  await stored(page, '/docs');
  const session = await page.context().newCDPSession(page);
  const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  const color = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  const light = await color();
  expect(light).toMatch(/^#[0-9a-f]{6}$/);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect.poll(color).not.toBe(light);
});
