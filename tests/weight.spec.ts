import {expect, test} from './fixtures';

/** Pages of every kind: what a visitor meets first, long texts, lists, tables. */
const PAGES = ['/', '/docs/manual/reconciling', '/docs/manual/grelfunctions', '/blog', '/download', '/extensions'];

for (const path of PAGES) {
  test(`nothing moves while ${path} loads, nor on the way down the page`, async ({page, site}) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: {node: Node | null}[];
        })[]) {
          const where = entry.sources.map(({node}) => node?.nodeName.toLowerCase() ?? '?').join(', ');
          // Wording that changes inside a button counts as a hundred-thousandth.
          if (entry.value >= 0.001) shifts.push(`${entry.value.toFixed(4)} at ${where}`);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    // What decides on the look comes late, as over a slow line: the text is laid out before it.
    await page.route(/\.(?:woff2|webp)$/, async (route) => {
      await page.waitForLoadState('domcontentloaded');
      await route.continue();
    });
    await site.open(path);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < Math.min(end, 8000); top += 800) await page.evaluate((y) => scrollTo(0, y), top);
    // Two frames: layout shifts of the first are reported with the second.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts)).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });
}

for (const path of ['/', '/blog', '/download']) {
  test(
    `no picture of ${path} is wider than its place shows in two pixels for one`,
    {tag: '@desktop'},
    async ({page, site}) => {
      await site.open(path);
      const wide = await page.locator('img').evaluateAll(async (images) => {
        const faults: string[] = [];
        for (const image of images as HTMLImageElement[]) {
          if (image.currentSrc.endsWith('.svg') || image.getClientRects().length === 0) continue;
          image.loading = 'eager';
          await image.decode();
          const shown = image.getBoundingClientRect().width;
          if (image.naturalWidth > 2 * shown + 2)
            faults.push(`${image.currentSrc}: ${image.naturalWidth} px for ${shown}`);
        }
        return faults;
      });
      expect(wide).toEqual([]);
    },
  );
}
