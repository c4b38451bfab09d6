import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const twin = async (page: Page, address: string) => (await page.request.get(address)).text();

/** Below the contents where they are beside the text, and otherwise at its end. */
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'}).first();
const twinLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'}).first();

const pages = ['/docs/manual/facets', '/blog/2025/02/13/version-3-9-0', '/community'];

for (const path of pages) {
  test(`${path} is copied as Markdown`, {tag: '@desktop'}, async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // What the button says lasts two seconds, which pass when the test has seen it.
    await page.clock.install();
    await site.open(path);
    await page.clock.pauseAt(Date.now() + 60_000);
    await copyButton(page).click();
    await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'The page was copied as Markdown.'})).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await twin(page, `${path}.md`));
    await page.clock.runFor(2500);
    await expect(copyButton(page)).toBeVisible();
  });
}

test('a page that cannot be copied offers its Markdown instead', {tag: '@desktop'}, async ({page, site}) => {
  site.allowConsoleError(/404/);
  await page.route('**/docs/manual/facets.md', (route) => route.fulfill({status: 404, body: 'gone'}));
  await site.open('/docs/manual/facets');
  await copyButton(page).click();
  await expect(page.getByRole('status').filter({hasText: 'Copying failed. Click View as Markdown'})).toBeVisible();
  await expect(twinLink(page)).toHaveAttribute('href', '/docs/manual/facets.md');
});

test('the copy is of the page that is shown, after a change of page too', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/facets');
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL('/docs/manual/facets');
  const next = new URL(page.url()).pathname;
  await expect(twinLink(page)).toHaveAttribute('href', `${next}.md`);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', `${next}.md`);
});
