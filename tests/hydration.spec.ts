import {expect, test} from './fixtures';

// React renders the pages when the site is built, Preact takes them over in the browser: both must agree, or the
// browser would draw the page twice. Headings, rows and paragraphs stay; controls may be added beside them.
for (const path of ['/', '/docs/manual/facets', '/docs/manual/grelfunctions', '/download', '/blog', '/extensions']) {
  test(`the scripts take ${path} over as it was built`, {tag: '@desktop'}, async ({page, site}) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        // The site's scripts have begun, but the page's own is still on its way.
        Object.assign(window, {built: Array.from(document.querySelectorAll('main :is(h1, h2, h3, tr, article > p)'))});
      });
    });
    await site.open(path);
    const {count, replaced} = await page.evaluate(() => {
      const {built} = window as unknown as {built: Element[]};
      return {
        count: built.length,
        replaced: built.filter(({isConnected}) => !isConnected).map(({outerHTML}) => outerHTML.slice(0, 200)),
      };
    });
    expect(count).toBeGreaterThan(4);
    expect(replaced, 'built elements that were thrown away').toEqual([]);
  });
}
