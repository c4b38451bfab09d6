import {expect, test} from './fixtures';

// What React renders when the site is built and in the browser must agree, or the browser would draw the page twice.
// Headings, rows, and paragraphs stay, and none is moved; controls may be added beside them. A recoverable hydration
// error is a console error, on which every browser test fails; the sweep opens every route.
const pages = ['/', '/docs/manual/facets', '/docs/manual/grelfunctions', '/download', '/blog', '/extensions', '/wrong'];
for (const path of pages) {
  test(`hydration leaves ${path} as it was built`, {tag: '@desktop'}, async ({page, site}) => {
    if (path === '/wrong') site.allowConsoleError(/404/);
    await page.addInitScript(() => {
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
    });
    await site.open(path);
    const {count, replaced, moved} = await page.evaluate(() => {
      const {built, takenOut} = window as unknown as {built: Element[]; takenOut: Node[]};
      const show = (nodes: Element[]) => nodes.map(({outerHTML}) => outerHTML.slice(0, 200));
      return {
        count: built.length,
        replaced: show(built.filter(({isConnected}) => !isConnected)),
        moved: show(takenOut.filter((node): node is Element => node instanceof Element && node.isConnected)),
      };
    });
    expect(count).toBeGreaterThan(4);
    expect(replaced, 'built elements that were thrown away').toEqual([]);
    expect(moved, 'built elements that were moved').toEqual([]);
  });
}
