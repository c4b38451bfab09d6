// What readers do on the site, written once for both browsers.
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {KINDS} from '../kinds';
import {serve, type Browser, type Launch} from './browser';
import {createReader, type Reader} from './reader';

/** The first has diagrams. */
const kinds = ['/docs/technical-reference/architecture-before-4', ...KINDS];
const WIDTHS = [1280, 390];
const facets = '/docs/manual/facets';

const lookAtPage = () => {
  const root = document.documentElement;
  const letters = document.querySelector('main')?.innerText.length ?? 0;
  return {
    title: Boolean(document.querySelector('h1')?.innerText),
    text: letters > 100,
    overflow: root.scrollWidth - root.clientWidth,
  };
};
const sound = {title: true, text: true, overflow: 0};
const diagramsAreDrawn = () =>
  Array.from(document.querySelectorAll('.diagram')).every((diagram) => diagram.querySelector('svg'));
const fieldHasFocus = () => document.activeElement?.matches('dialog input') === true;
const pathname = () => location.pathname;
/** What the session says. Its animations come to their end as in front of a reader, only sooner. */
const watchSession = () => {
  for (const animation of document.getAnimations()) animation.playbackRate = 20;
  return Array.from(document.querySelectorAll('main [role="status"]'), ({textContent}) => textContent).join(' ');
};
const countRows = () => document.querySelectorAll('table[aria-label="Extensions"] tbody tr').length;

/** Firefox goes the ways of a reader at a desk, and WebKit those of a reader with a phone. Both see every kind of page. */
export function describeJourneys(name: string, width: number, launch: Launch): void {
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let reader: Reader;

  beforeAll(async () => {
    site = await serve();
    browser = await launch({javaScript: true});
    reader = createReader(browser, site.url);
  });
  afterAll(async () => {
    await browser.close();
    site.stop();
  });

  afterEach(async () => {
    const faults = await reader.evaluate(() => {
      const text = sessionStorage.getItem('faults') ?? '';
      sessionStorage.clear();
      localStorage.clear();
      return text;
    });
    expect(faults, 'errors of scripts').toBe('');
  });

  describe(`${name} at ${width} px`, () => {
    const isPhone = width < 997;

    beforeEach(async () => {
      await reader.resize(width, 844);
      await reader.gets(width, () => innerWidth);
    });

    it('searches by keys, and keeps what was found for the next time', async () => {
      await reader.open('/docs');
      const title = await reader.evaluate(() => document.title);
      await reader.press('Control', 'k');
      await reader.gets(true, fieldHasFocus);
      await reader.type('cluster');
      // Until then, rows come and go with each letter.
      await reader.sees('dialog [role="status"]', 'for cluster');
      const active = () =>
        document.querySelector('[role="option"][aria-selected="true"] a')?.getAttribute('href') ?? '';
      await expect.poll(() => reader.evaluate(active)).toMatch(/^\//);
      const first = await reader.evaluate(active);
      await reader.press('ArrowDown');
      await reader.gets(
        false,
        (before) => document.querySelector('[role="option"][aria-selected="true"] a')?.getAttribute('href') === before,
        first,
      );
      const second = await reader.evaluate(active);
      await reader.press('Enter');
      await reader.gets(second, () => location.pathname + location.hash);
      await reader.misses('dialog');
      // The address changes before the page does. A page that is on its way would load again as a whole, and stop the reload.
      await reader.gets(false, (before) => document.title === before, title);

      await reader.reload();
      await reader.click('button', 'Search');
      await reader.sees('dialog', 'Recent');
      await reader.gets(second, active);
      await reader.press('Escape');
      await reader.misses('dialog');
    });

    it('keeps the color mode [2.28]', async () => {
      await reader.open('/docs');
      if (isPhone) await reader.click('button', 'Toggle navigation bar');
      await reader.click('button', 'Switch between dark and light mode');
      const ground = () => getComputedStyle(document.documentElement).backgroundColor;
      await reader.gets('rgb(16, 23, 30)', ground);
      await reader.open('/community');
      await reader.gets('rgb(16, 23, 30)', ground);
    });

    it.runIf(isPhone)('leads through the menu, which the way back closes [2.21, 4.4]', async () => {
      await reader.open('/community');
      await reader.click('footer a', 'User manual');
      // The address changes before the page does, and the menu opens with what the shown page has.
      await reader.sees('.theme-doc-markdown');
      await reader.gets('/docs', pathname);
      await reader.click('button', 'Toggle navigation bar');
      await reader.sees('.navbar-sidebar [aria-current="page"]');
      await reader.evaluate(() => history.back());
      await reader.misses('.navbar-sidebar');
      await reader.gets('/docs', pathname);
      await reader.click('button', 'Toggle navigation bar');
      await reader.click('.navbar-sidebar button', 'Back to main menu');
      await reader.click('.navbar-sidebar a', 'Download');
      await reader.sees('h1', 'Download');
      await reader.gets('/download', pathname);
      await reader.misses('.navbar-sidebar');
    });

    it('leads to a section by the table of contents and by its address [4.1]', async () => {
      const isInSight = () => {
        const {top} = document.querySelector(location.hash)?.getBoundingClientRect() ?? {top: -1};
        return top >= 0 && top < innerHeight;
      };
      await reader.open(facets);
      if (isPhone) await reader.click('button', 'On this page');
      await reader.click('.table-of-contents__link[href="#text-filter"]');
      await reader.gets('#text-filter', () => location.hash);
      await reader.gets(true, isInSight);
      await reader.open('/docs/manual/grelfunctions/text#touppercase');
      await reader.gets(true, isInSight);
    });

    it('copies a block of code', async () => {
      await reader.open('/docs/technical-reference/build-test-run');
      await reader.click('.theme-code-block button', 'Copy the code');
      await reader.sees('.theme-code-block [aria-live]', 'Copied');
      await reader.press('Control', 'k');
      await reader.gets(true, fieldHasFocus);
      await reader.press('Control', 'v');
      await reader.gets(true, () => {
        const pasted = document.querySelector<HTMLInputElement>('dialog input')?.value.replace(/\s+/g, '') ?? '';
        const code = document.querySelector('.theme-code-block code')?.textContent?.replace(/\s+/g, '') ?? '';
        return pasted.length > 10 && code.startsWith(pasted);
      });
    });

    it('offers the download for the reader’s system', async () => {
      await reader.open('/download');
      await reader.sees('main li', 'Your system');
      await reader.gets(['Download for Linux'], () =>
        Array.from(document.querySelectorAll<HTMLElement>('main .button--primary'), ({innerText}) => innerText.trim()),
      );
    });

    it('filters a table, also by its address', async () => {
      await reader.open('/extensions');
      const all = await reader.evaluate(countRows);
      await reader.click('[aria-label="Filter: Extensions"] input[type="search"]');
      await reader.type('geo');
      await reader.press('Enter');
      await reader.gets('?q=geo', () => location.search);
      await reader.gets(
        true,
        (before) => document.querySelectorAll('table[aria-label="Extensions"] tbody tr').length < before,
        all,
      );
      const some = await reader.evaluate(countRows);
      expect(some).toBeGreaterThan(0);
      await reader.reload();
      await reader.gets(some, countRows);
      await reader.click('button', 'Show all');
      await reader.gets(all, countRows);
    });

    it('shows the steps of the session', async () => {
      const hears = (text: string) => expect.poll(() => reader.evaluate(watchSession)).toContain(text);
      await reader.open('/');
      for (let step = 1; step < 5; step++) {
        await hears(`Step ${step} of 5`);
        await reader.click('main button', 'Show me');
      }
      await hears('Step 5 of 5');
      await hears('Text transform on 5 cells in column Made');
    });

    it('reads stored pages and searches without a network', async () => {
      const other = await serve();
      const offline = createReader(browser, other.url);
      await offline.open(facets);
      const title = await offline.evaluate(() => document.querySelector('h1')?.innerText);
      await offline.gets(true, async () =>
        Boolean(navigator.serviceWorker.controller && (await caches.match(location.href))),
      );
      await offline.press('Control', 'k');
      await offline.gets(true, fieldHasFocus);
      await offline.type('cluster');
      await offline.sees('dialog [role="status"]', 'for cluster');
      await offline.gets(true, async () => Boolean(await caches.match('/search-index.json')));
      other.stop();
      await offline.reload();
      await offline.sees('h1', title);
      await offline.press('Control', 'k');
      await offline.gets(true, fieldHasFocus);
      await offline.type('wikibase');
      await offline.sees('dialog [role="option"]', 'Wikibase');
    });
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(`shows every kind of page whole in ${name} %s JavaScript, and no wider than the window`, async (_, javaScript) => {
    const plain = javaScript ? reader : createReader(await launch({javaScript}), site.url);
    for (const path of kinds) {
      await plain.goto(new URL(path, site.url).href);
      await plain.gets(String(javaScript), () => document.documentElement.dataset.hasHydrated);
      for (const width of WIDTHS) {
        await plain.resize(width, 844);
        await plain.gets(width, () => innerWidth);
        await plain.gets(sound, lookAtPage);
        // Without a script, they would do nothing.
        if (!javaScript) await plain.misses('button, input:not([readonly]), select');
      }
      // Firefox reports a chunk that it has not loaded when the reader leaves as an error.
      if (javaScript) await plain.gets(true, diagramsAreDrawn);
    }
    await plain.click('footer a', 'Privacy');
    await plain.gets('/privacy', pathname);
    if (!javaScript) await plain.close();
  });
}
