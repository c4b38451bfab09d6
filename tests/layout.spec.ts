import {expect, test} from './fixtures';
import {readRoutes} from './kinds';

const routes = readRoutes();

/** Parts of the site, each of which one tab goes through. */
const SECTIONS = {
  docs: /^\/docs(\/manual.*)?$/,
  reference: /^\/docs\/technical-reference/,
  posts: /^\/blog\/\d{4}\//,
  others: /^\/(?!docs|blog\/\d{4}\/)/,
};

/** A page of the docs is not higher than this on a wide screen, so that a reader finds the way in it. */
const HIGHEST = 16_000;

// Scripts change the layout only of what the sweep opens: a page of each kind.
test.use({javaScriptEnabled: false});

for (const [name, pattern] of Object.entries(SECTIONS)) {
  test(`no page scrolls sideways or is too high: ${name}`, {tag: '@desktop'}, async ({page, site}) => {
    const section = routes.filter((route) => pattern.test(route));
    test.setTimeout(section.length * 5_000);
    const faults: string[] = [];
    for (const route of section) {
      if (route.startsWith('/docs')) await page.setViewportSize({width: 1440, height: 900});
      await site.open(route);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (route.startsWith('/docs') && height > HIGHEST)
        faults.push(`${route}: ${height} pixels high. Divide the page.`);
      if (name === 'reference') {
        // What fits 320 pixels fits a wider phone, except for these tables, which scroll in a frame.
        await page.setViewportSize({width: 390, height: 844});
        const wide = await page.evaluate(() =>
          Array.from(document.querySelectorAll('main table:not(.table-example *):has(tbody td:first-child code)'))
            .filter(({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth)
            .map(({textContent}) => textContent?.slice(0, 100)),
        );
        faults.push(...wide.map((table) => `${route}: this table of keys scrolls sideways: ${table}`));
      }
      await page.setViewportSize({width: 320, height: 640});
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (beyond > 0) faults.push(`${route}: scrolls sideways by ${beyond} pixels.`);
    }
    expect(faults).toEqual([]);
    expect(section.length).toBeGreaterThan(0);
  });
}

test('every page is in one section', {tag: '@desktop'}, () => {
  const sections = Object.values(SECTIONS);
  expect(routes.filter((route) => sections.filter((one) => one.test(route)).length !== 1)).toEqual([]);
});
