import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {readRoutes} from './kinds';

/** A page of the docs is not higher than this on a wide screen, so that a reader finds the way in it. */
const HIGHEST = 16_000;

// Scripts change the layout only of what the sweep opens: a page of each kind.
test.use({javaScriptEnabled: false});

/** Puts a built page into the place of the one that is open, which takes a tenth of the time: all have the same styles. */
const show = (page: Page, route: string) =>
  page.evaluate(
    (html) => {
      const built = new DOMParser().parseFromString(html, 'text/html');
      document.documentElement.className = built.documentElement.className;
      document.body.replaceWith(built.body);
    },
    fs.readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8'),
  );

/** What is wrong with the page at the widths of a desktop and of the narrowest phone. */
async function findFaults(page: Page, route: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({width: 1440, height: 900});
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (route.startsWith('/docs') && height > HIGHEST) faults.push(`${height} pixels high. Divide the page.`);
  if (route.startsWith('/docs/technical-reference')) {
    // What fits 320 pixels fits a wider phone, except for these tables, which scroll in a frame.
    await page.setViewportSize({width: 390, height: 844});
    const wide = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main table:not(.table-example *):has(tbody td:first-child code)'))
        .filter(({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth)
        .map(({textContent}) => textContent?.slice(0, 100)),
    );
    faults.push(...wide.map((table) => `this table of keys scrolls sideways: ${table}`));
  }
  await page.setViewportSize({width: 320, height: 640});
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (beyond > 0) faults.push(`scrolls sideways by ${beyond} pixels.`);
  return faults.map((fault) => `${route}: ${fault}`);
}

test('no page scrolls sideways or is too high', {tag: '@desktop'}, async ({page, site}) => {
  test.slow();
  const faults: string[] = [];
  await site.open('/docs');
  for (const route of readRoutes()) {
    await show(page, route);
    faults.push(...(await findFaults(page, route)));
  }
  expect(faults).toEqual([]);
});
