import fs from 'node:fs';
import {draw, expect, test} from './fixtures';
import {readRoutes} from './kinds';

/** Pages of every kind: what a visitor meets first, long texts, lists, tables. */
const PAGES = ['/', '/docs/manual/reconciling', '/docs/manual/grelfunctions', '/blog', '/download', '/extensions'];

test('nothing moves while a page loads, nor on the way down', async ({page, site}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null}[];
      })[]) {
        const where = entry.sources.map(({node}) => node?.textContent?.slice(0, 40)).join(', ');
        // Wording that changes inside a button counts as a hundred-thousandth.
        if (entry.value >= 0.0001) shifts.push(`${entry.value.toFixed(4)} at ${where}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  // What decides on the look comes late, as over a slow line: the text is painted before it.
  await page.route(/\.woff2$|\/img\//, async (route) => {
    await page.waitForLoadState('domcontentloaded');
    if (route.request().resourceType() === 'image') await draw(page);
    await route.continue();
  });
  for (const path of PAGES) {
    await site.open(path);
    const end = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), 8000);
    // A picture is asked for when it is drawn nearby.
    for (let top = 0; top < end; top += 800) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await draw(page);
    }
    const missing = () =>
      page.locator('main img').evaluateAll(
        (images, limit) =>
          (images as HTMLImageElement[])
            .filter(({complete}) => !complete)
            .filter((image) => image.getClientRects().length > 0)
            .filter((image) => image.getBoundingClientRect().top + scrollY < limit)
            .map(({src}) => src),
        end,
      );
    await expect.poll(missing).toEqual([]);
    await draw(page);
    expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts), path).toEqual([]);
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

/** A quarter of the pages with photographs of the tool: one rule gives all of them their sizes. */
const pathsWithPhotographs = () =>
  readRoutes()
    .filter((path) => {
      const file = `build${path}.html`;
      return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('picture-link');
    })
    .filter((_path, place) => place % 4 === 0);

// The browser chooses the files by itself: no script needs to run on these pages.
test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a photograph of the tool is loaded in the size that its place on this screen needs', async ({page, site}) => {
    const paths = pathsWithPhotographs();
    expect(paths.length).toBeGreaterThan(5);
    const faults: string[] = [];
    for (const path of paths) {
      await site.open(path);
      const images = page.locator('a.picture-link img');
      // Asked for, a picture has chosen its file before the file comes, and its place is as wide before.
      await images.evaluateAll((all) => all.forEach((image) => image.setAttribute('loading', 'eager')));
      const isChosen = () => images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).currentSrc));
      await expect.poll(isChosen, path).toBe(true);
      const photographs = await images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((image) => ({
          file: new URL(image.currentSrc).pathname,
          widths: Object.fromEntries(
            image.srcset.split(', ').map((candidate) => {
              const [file = '', width = ''] = candidate.split(' ');
              return [file, parseInt(width)];
            }),
          ) as Record<string, number>,
          needed: image.getBoundingClientRect().width * devicePixelRatio,
          isPlain: devicePixelRatio === 1,
        })),
      );
      expect(photographs, path).not.toEqual([]);
      for (const {file, widths, needed, isPlain} of photographs) {
        const width = widths[file] ?? Infinity;
        const all = Object.values(widths).sort((one, other) => one - other);
        const sufficient = all.find((one) => one >= needed - 1) ?? Infinity;
        // One size is twice as wide as the next narrower at most: the nearer one is never narrower than this.
        const isBlurred = width < needed / Math.SQRT2;
        const isSpared = !isPlain || width <= 1.15 * needed;
        if (width > sufficient || isBlurred || !isSpared) {
          faults.push(`${path}: ${file} is ${width} px wide where ${Math.round(needed)} are shown`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
});
