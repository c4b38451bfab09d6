import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** Below the contents where they are beside the text, and otherwise at its end. */
const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page as Markdown'}).first();
const twinLink = (page: Page) => page.getByRole('link', {name: 'View as Markdown'}).first();

test('a page is copied as Markdown, and after a change of page, the one that is shown @desktop', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // What the button says lasts two seconds, which pass when the test has seen it.
  await page.clock.install();
  await site.open('/docs/manual/facets');
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'The page was copied as Markdown.'})).toBeAttached();
  const twin = await (await page.request.get('/docs/manual/facets.md')).text();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);
  await page.clock.runFor(2500);
  await expect(copyButton(page)).toBeVisible();

  await page.clock.resume();
  await page.getByRole('link', {name: /^Next/}).click();
  await expect(page).not.toHaveURL('/docs/manual/facets');
  const next = new URL(page.url()).pathname;
  await expect(twinLink(page)).toHaveAttribute('href', `${next}.md`);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', `${next}.md`);
});

test('a page that cannot be copied offers its Markdown instead', {tag: '@desktop'}, async ({page, site}) => {
  site.allowConsoleError(/404/);
  await page.route('**/docs/manual/facets.md', (route) => route.fulfill({status: 404, body: 'gone'}));
  await site.open('/docs/manual/facets');
  await copyButton(page).click();
  await expect(page.getByRole('status').filter({hasText: 'Copying failed. Click View as Markdown'})).toBeVisible();
  await expect(twinLink(page)).toHaveAttribute('href', '/docs/manual/facets.md');
});
