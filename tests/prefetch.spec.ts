import type {Locator, Page} from '@playwright/test';
import {draw, expect, test} from './fixtures';

/** The parts of pages: every script but the two that each page begins with. */
const parts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** A page that the footer alone links to. */
const path = '/funding';
const footerLink = (page: Page): Locator => page.getByRole('contentinfo').locator(`a[href="${path}"]`);

/** Addresses of the parts that are fetched ahead, to be used later. */
const prefetched = (page: Page): Promise<string[]> =>
  page.locator('head link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Addresses of the parts that are on their way to be run now. */
const loadingParts = (page: Page): Promise<string[]> =>
  page
    .locator('head script[src*="/assets/js/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
    .then((addresses) => addresses.filter((address) => parts.test(address)));

/** Lets no part arrive that is to be run now, before `release` is called. */
async function holdParts(page: Page): Promise<{release: () => void}> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(parts, async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  return {release};
}

test.describe('a link', () => {
  test('that comes into view has its page fetched, which a click then runs', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await draw(page);
    const before = await prefetched(page);
    await footerLink(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
    await draw(page);
    const ahead = await prefetched(page);
    const run: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && run.push(request.url()));
    await footerLink(page).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Funding');
    // What several pages share may be loaded beside.
    const fresh = ahead.filter((address) => !before.includes(address));
    await expect.poll(() => run.filter((address) => fresh.includes(address))).not.toEqual([]);
  });

  test('under the pointer has its page loaded before it is clicked', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await footerLink(page).scrollIntoViewIfNeeded();
    const {release} = await holdParts(page);
    expect(await loadingParts(page)).toEqual([]);
    await footerLink(page).hover();
    await expect.poll(() => loadingParts(page)).not.toEqual([]);
    release();
    await expect.poll(() => loadingParts(page)).toEqual([]);
    await expect(page).toHaveURL('/docs/manual/facets');
  });

  test('under a finger has its page loaded before the finger is lifted', async ({page, site, isMobile}) => {
    test.skip(!isMobile, 'a finger needs a touch screen, which the phone project has');
    await site.open('/docs/manual/facets');
    await footerLink(page).scrollIntoViewIfNeeded();
    const {release} = await holdParts(page);
    const box = await footerLink(page).boundingBox();
    if (!box) throw new Error('The link is not on the screen.');
    const touch = {x: box.x + box.width / 2, y: box.y + box.height / 2};
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [touch]});
    await expect.poll(async () => (await loadingParts(page)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/docs/manual/facets');
    release();
    await session.send('Input.dispatchTouchEvent', {type: 'touchCancel', touchPoints: []});
  });

  for (const [name, connection] of [
    ['with the data saver', {saveData: true, effectiveType: '4g'}],
    ['on 2g', {saveData: false, effectiveType: '2g'}],
    ['on slow 2g', {saveData: false, effectiveType: 'slow-2g'}],
  ] as const) {
    test(`${name} fetches nothing before it is clicked`, {tag: '@desktop'}, async ({page, site}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      await site.open('/docs/manual/facets');
      await footerLink(page).scrollIntoViewIfNeeded();
      await draw(page);
      const {release} = await holdParts(page);
      await footerLink(page).hover();
      await footerLink(page).dispatchEvent('touchstart');
      await draw(page);
      expect(await prefetched(page)).toEqual([]);
      expect(await loadingParts(page)).toEqual([]);
      await footerLink(page).click();
      await expect.poll(async () => (await loadingParts(page)).length).toBeGreaterThan(0);
      release();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Funding');
    });
  }
});

test('a visit from the home page over docs, search and a post to the download asks no other host', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const hosts: string[] = [];
  // Workers are heard here, too.
  context.on('request', (request) => hosts.push(new URL(request.url()).origin));
  await site.open('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'User manual'}).click();
  await expect(page).toHaveURL('/docs');
  await page.getByRole('button', {name: /^Search/}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('release 3.9');
  await dialog.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('main').getByRole('listitem').locator('a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\//);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Download', exact: true}).click();
  await expect(page).toHaveURL('/download');
  await page.waitForLoadState('networkidle');
  expect(hosts.length).toBeGreaterThan(20);
  expect([...new Set(hosts)]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
});
