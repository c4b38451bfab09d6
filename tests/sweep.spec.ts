import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {axeFaults, contrastFaults} from './axe';
import {expect, settle, test} from './fixtures';
import {chooseKinds, readRoutes} from './kinds';

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

/** Scripts of a page without prefetched ones, in bytes of gzip. Only a page with diagrams may also load Mermaid. */
const BUDGET = {home: 165_000, page: 205_000, mermaid: 200_000};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(({page}) =>
  page.addInitScript(() => {
    // Four changes of the colors on each page, which nobody looks at on their way.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important}');
    document.adoptedStyleSheets = [still];
    addEventListener('DOMContentLoaded', () => {
      // The site's scripts have begun, but the page's own is still on its way.
      const built = document.querySelectorAll('body :is(nav, main, footer), main :is(h1, h2, h3, tr, article > p)');
      const takenOut: Node[] = [];
      const observer = new MutationObserver((records) => {
        for (const {removedNodes} of records) takenOut.push(...Array.from(removedNodes));
      });
      observer.observe(document.body, {childList: true, subtree: true});
      Object.assign(window, {built: Array.from(built), takenOut});
    });
  }),
);

/** Switches the color mode as if another tab had done it, and waits until no color is on its way any more. */
async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
  }, mode);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await settle(page);
}

/**
 * Which elements of the built page React has thrown away or moved: what it renders at build time and in the browser must
 * agree, or the browser would draw the page twice. Controls may be added beside them.
 */
const findRedrawn = (page: Page) =>
  page.evaluate(() => {
    const {built, takenOut} = window as unknown as {built: Element[]; takenOut: Node[]};
    const moved = takenOut.filter((node): node is Element => node instanceof Element && node.isConnected);
    const lost = [...built.filter(({isConnected}) => !isConnected), ...moved];
    return {count: built.length, lost: lost.map(({outerHTML}) => outerHTML.slice(0, 200))};
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Axe looks at one page of each kind. The others are measured in `layout.spec.ts`, and `output/html.test.ts` reads their HTML. */
const kinds = chooseKinds(readRoutes());

for (const route of [...kinds, ...others]) {
  test(`${route} is whole, open to everyone in both modes [1.1, 2.2] @desktop`, async ({page, site}) => {
    if (route === WRONG) site.allowConsoleError(/404/);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });

    const response = await site.open(route);
    expect(response?.status()).toBe(route === WRONG ? 404 : 200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    const {count, lost} = await findRedrawn(page);
    expect(count).toBeGreaterThan(4);
    expect(lost, 'built elements that were thrown away or moved').toEqual([]);

    const diagrams = await page.locator('.diagram').count();
    await expect(page.locator('.diagram svg')).toHaveCount(diagrams);
    const bytes = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);
    const budget = (route === '/' ? BUDGET.home : BUDGET.page) + (diagrams > 0 ? BUDGET.mermaid : 0);
    expect(bytes, 'bytes of scripts, gzip').toBeGreaterThan(50_000);
    expect(bytes, `bytes of scripts, gzip: ${[...scripts].join(' ')}`).toBeLessThanOrEqual(budget);

    // Axe sees each mode and each width once, and the contrast of every look in both modes.
    expect(await axeFaults(page, {without: ['color-contrast']}), 'axe on a desktop in light mode').toEqual([]);
    expect(await contrastFaults(page), 'contrast on a desktop in light mode').toEqual([]);
    await switchMode(page, 'dark');
    expect(await contrastFaults(page), 'contrast on a desktop in dark mode').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await settle(page);
    expect(await axeFaults(page, {without: ['color-contrast']}), 'axe on a phone in dark mode').toEqual([]);
    expect(await contrastFaults(page), 'contrast on a phone in dark mode').toEqual([]);
    await switchMode(page, 'light');
    expect(await contrastFaults(page), 'contrast on a phone in light mode').toEqual([]);
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({width, height: 800});
      expect(await overflow(page), `pixels by which the page scrolls sideways, ${width} px wide`).toBeLessThanOrEqual(
        0,
      );
    }
  });
}

test('a text that is hard to read is found among many that look the same', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/running');
  await switchMode(page, 'light');
  const text = page
    .getByRole('article')
    .getByRole('paragraph')
    .filter({hasNot: page.locator('a, code')})
    .first();
  for (const style of ['color: #9a9a9a', 'background: #56626e', 'opacity: 0.4', 'color: #808080; font-size: 17px']) {
    await text.evaluate((element, own) => element.setAttribute('style', own), style);
    expect(await contrastFaults(page), style).toHaveLength(1);
  }
  await text.evaluate((element) => element.removeAttribute('style'));
  expect(await contrastFaults(page)).toEqual([]);
});

test('every color of code can be read in both modes', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/technical-reference/writing-extensions');
  const code = page.locator('.theme-code-block code').first();
  const count = await code.evaluate((element) => {
    const names = document.head.innerHTML.match(/(?<=\.)tok-[\w-]+/g) ?? [];
    const spans = Array.from(new Set(names), (className) =>
      Object.assign(document.createElement('span'), {className, textContent: `${className} `}),
    );
    element.replaceChildren(...spans);
    // Axe cannot tell the contrast above the shadows at the edges, which are gradients.
    for (let one: HTMLElement | null = element as HTMLElement; one; one = one.parentElement)
      one.style.backgroundImage = 'none';
    return spans.length;
  });
  expect(count).toBeGreaterThan(20);
  for (const mode of ['light', 'dark'] as const) {
    await switchMode(page, mode);
    expect(await contrastFaults(page), mode).toEqual([]);
  }
});

// Axe cannot tell the contrast where two colors are below a text, so each of them has to do.
for (const mode of ['light', 'dark'] as const) {
  test(`text over two colors can be read on each of them in ${mode} mode`, {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/');
    await switchMode(page, mode);
    const opening = page.locator('main header').filter({has: page.getByRole('heading', {level: 1})});
    const found = await opening.evaluate((element) =>
      getComputedStyle(element).backgroundImage.match(/(?:rgba?|color|oklch)\([^)]*\)/g),
    );
    // What is transparent shows another of them.
    const colors = [...new Set(found)].filter((color) => color !== 'rgba(0, 0, 0, 0)');
    expect(colors.length).toBe(2);
    for (const color of colors) {
      await opening.evaluate((element, one) => (element.style.background = one), color);
      await expect(opening).toHaveCSS('background-color', color);
      expect(await contrastFaults(page), color).toEqual([]);
    }
  });
}
