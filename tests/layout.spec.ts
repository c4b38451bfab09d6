import fs from 'node:fs';
import {expect, test} from './fixtures';
import {readRoutes} from './kinds';

/** What is wrong with pages at the width of a desktop, of a phone, and of the narrowest phone. */
const CHECKS = [
  {
    width: 1440,
    of: /^\/docs/,
    find: () => {
      // So that a reader finds the way in it.
      const {scrollHeight} = document.documentElement;
      return scrollHeight > 16_000 ? [`is ${scrollHeight} pixels high. Divide the page.`] : [];
    },
  },
  {
    // What fits 320 pixels fits a wider phone, except for these tables, which scroll in a frame.
    width: 390,
    of: /^\/docs\/technical-reference/,
    find: () =>
      Array.from(document.querySelectorAll('main table:not(.table-example *):has(tbody td:first-child code)'))
        .filter(({parentElement: frame}) => frame && frame.scrollWidth > frame.clientWidth)
        .map(({textContent}) => `this table of keys scrolls sideways: ${textContent?.slice(0, 100)}`),
  },
  {
    width: 320,
    of: /^/,
    find: () => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} pixels.`] : [];
    },
  },
];

// Scripts change the layout only of what the sweep opens: a page of each kind.
test.use({javaScriptEnabled: false});

for (const {width, of, find} of CHECKS) {
  test(`no page is too high, or scrolls sideways, ${width} px wide @desktop`, async ({page, site}) => {
    const faults: string[] = [];
    await page.setViewportSize({width, height: 900});
    await site.open('/docs');
    const routes = readRoutes().filter((route) => of.test(route));
    expect(routes.length).toBeGreaterThan(30);
    test.setTimeout(routes.length * 2_000);
    for (const route of routes) {
      // All pages have the same styles, so that one can be put in the place of another, which takes a tenth of the time.
      await page.evaluate(
        (html) => {
          const built = new DOMParser().parseFromString(html, 'text/html');
          document.documentElement.className = built.documentElement.className;
          document.body.replaceWith(built.body);
        },
        fs.readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8'),
      );
      faults.push(...(await page.evaluate(find)).map((fault) => `${route}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
