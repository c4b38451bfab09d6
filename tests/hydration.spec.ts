import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

// React renders the pages when the site is built, Preact takes them over in the browser: both must agree, or the
// browser would draw the page twice. Headings, rows and paragraphs stay, and none is moved, for which the browser would
// lay out the page anew; controls may be added beside them.
const pages = ['/', '/docs/manual/facets', '/docs/manual/grelfunctions', '/download', '/blog', '/extensions', '/wrong'];
for (const path of pages) {
  test(`the scripts take ${path} over as it was built`, {tag: '@desktop'}, async ({page, site}) => {
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

/** Opens a page whose clock stands: no part has its turn. */
async function openAtRest(page: Page): Promise<void> {
  await page.clock.install({time: new Date('2026-01-01T10:00:00')});
  await page.clock.pauseAt(new Date('2026-01-01T10:00:01'));
  await page.goto('/docs/manual/facets');
  await page.locator('html[data-starting]').waitFor({state: 'attached'});
}

test('a part that waits to be taken over answers to the first click', {tag: '@desktop'}, async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await openAtRest(page);
  const button = page.getByRole('button', {name: 'Copy the code'}).first();
  await expect(button).toHaveAttribute('data-state', 'ready');
  await button.click();
  await expect(button).toHaveAttribute('data-state', 'copied');
});

for (const key of ['/', 'Control+k']) {
  test(
    `the search button that waits to be taken over answers to the first ${key}`,
    {tag: '@desktop'},
    async ({page}) => {
      await openAtRest(page);
      await page.keyboard.press(key);
      await page.clock.resume();
      await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    },
  );
}

test('a part that a link inside the site leads to does not wait', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/facets');
  await page.evaluate(() => {
    const marks: string[] = [];
    new MutationObserver(() => marks.push('starting')).observe(document.documentElement, {
      attributeFilter: ['data-starting'],
    });
    Object.assign(window, {marks});
  });
  await page.getByRole('link', {name: 'Reconciling', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Reconciling');
  await expect(page.getByRole('heading', {level: 2}).last()).toBeAttached();
  expect(await page.evaluate(() => (window as unknown as {marks: string[]}).marks)).toEqual([]);
});
