import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {BrowserContext, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {contrastFaults} from './contrast';
import {expect, settle, test as base} from './fixtures';

// The tests run in the project's folder, on the site that `npm run build` left there.
const routes = [
  ...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/openrefine\.org([^<]*)<\/loc>/g),
].map(([, route]) => route || '/');

/** No page has this address: the one that stands for all wrong addresses is shown. */
const WRONG = '/no-such-page';
/** Pages that the sitemap leaves out. */
const others = ['/post_download', WRONG];

/** The size of a script in bytes of gzip, by its path. */
const sizes = new Map<string, number>();
function sizeOf(script: string): number {
  const size = sizes.get(script) ?? gzipSync(fs.readFileSync(`build${script}`)).length;
  sizes.set(script, size);
  return size;
}

/** The heaviest scripts of a page, with the sources that only the script of that content names. */
function describeWeight(scripts: Iterable<string>): string {
  const heaviest = [...scripts].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 5);
  const lines = heaviest.map((script) => {
    const sources = fs.readFileSync(`build${script}`, 'utf8').matchAll(/"source":"@site\/([^"]+)"/g);
    return `${script}: ${sizeOf(script)} ${[...new Set(Array.from(sources, ([, source]) => source))].join(', ')}`;
  });
  return `bytes of scripts, gzip. Shorten or divide the content that grew:\n${lines.join('\n')}\n`;
}

/** Scripts of a page without prefetched ones, in bytes of gzip. Only a page with diagrams may also load Mermaid. */
const BUDGET = {home: 165_000, page: 205_000, mermaid: 200_000};

/**
 * One browser context for all routes that a worker visits: each page is new, the cached scripts are not.
 */
const test = base.extend<object, {sharedContext: BrowserContext}>({
  sharedContext: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        viewport: WIDTHS.desktop,
        baseURL: project.use.baseURL,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await context.addInitScript(() => {
        // Four changes of the colors on each page, which nobody looks at on their way.
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after {transition: none !important}');
        document.adoptedStyleSheets = [still];
      });
      await use(context);
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedContext}, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.close();
  },
});

/** A page of the docs is not higher than this on a wide screen, so that a reader finds the way in it. */
const HIGHEST = 30_000;

const WIDTHS = {
  wide: {width: 1440, height: 900},
  desktop: {width: 1280, height: 800},
  phone: {width: 390, height: 844},
  narrowest: {width: 320, height: 640},
};

/** Switches the color mode as if another tab had done it, and waits until no color is on its way any more. */
async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await settle(page);
}

test('the sitemap lists pages', {tag: '@desktop'}, () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((route) => route.startsWith('/tags/'))).toEqual([]);
});

/** What `contrastFaults` knows to be good: the bars of all pages are looked at once by each worker. */
const passedLooks = new Set<string>();

/** The tables of keys, such as those of a request, that do not fit into the window. */
const wideKeyTables = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main table:not(.table-example *):has(tbody td:first-child code)'))
      .filter(({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth)
      .map(({textContent}) => textContent?.slice(0, 100)),
  );

/** The rules of axe whose result depends on where things are, and not only on what they are. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * What is around the text of a page. It is the same for all docs and for all posts, so each worker looks at it once at
 * phone width. From then on, it looks there only at what depends on the width.
 */
const frameOf = (route: string) => /^\/docs|^\/blog\/\d/.exec(route)?.[0] ?? route;
const judgedFrames = new Set<string>();

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const route of [...routes, ...others]) {
  test(
    `${route} is a whole page, open to everyone in both modes [1.1, 2.2]`,
    {tag: '@desktop'},
    async ({page, site}) => {
      if (route === WRONG) site.allowConsoleError(/404/);
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });

      const response = await site.open(route);
      expect(response?.status()).toBe(route === WRONG ? 404 : 200);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `https://openrefine.org${route === '/' ? '/' : route}`,
      );

      const diagrams = await page.locator('.diagram').count();
      await expect(page.locator('.diagram svg')).toHaveCount(diagrams);
      const bytes = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);
      const budget = (route === '/' ? BUDGET.home : BUDGET.page) + (diagrams > 0 ? BUDGET.mermaid : 0);
      expect(bytes, 'bytes of scripts, gzip').toBeGreaterThan(50_000);
      expect(bytes, describeWeight(scripts)).toBeLessThanOrEqual(budget);

      if (route.startsWith('/docs')) {
        await page.setViewportSize(WIDTHS.wide);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, 'pixels from top to bottom: give a part of the page its own page').toBeLessThanOrEqual(HIGHEST);
      }

      for (const width of ['desktop', 'phone'] as const) {
        await page.setViewportSize(WIDTHS[width]);
        await settle(page);
        expect(await overflow(page), `pixels by which the page scrolls sideways, ${width}`).toBeLessThanOrEqual(0);
        if (width === 'phone') expect(await wideKeyTables(page), 'tables of keys that scroll sideways').toEqual([]);
        const isKnown = width === 'phone' && judgedFrames.has(frameOf(route));
        for (const mode of isKnown ? (['light'] as const) : (['light', 'dark'] as const)) {
          await switchMode(page, mode);
          // Apart from the contrast, only links in a text can have another result in the other mode.
          const dependent = mode === 'dark' ? ['link-in-text-block'] : isKnown ? LAYOUT_RULES : undefined;
          const rules = dependent ? {only: dependent} : {without: ['color-contrast']};
          expect(await axeFaults(page, rules), `axe in ${mode} mode, ${width}`).toEqual([]);
          expect(await contrastFaults(page, passedLooks), `contrast in ${mode} mode, ${width}`).toEqual([]);
        }
      }
      judgedFrames.add(frameOf(route));
      await page.setViewportSize(WIDTHS.narrowest);
      await settle(page);
      expect(await overflow(page), 'pixels by which the page scrolls sideways, narrowest').toBeLessThanOrEqual(0);
    },
  );
}
