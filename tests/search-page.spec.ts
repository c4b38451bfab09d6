import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, test} from './fixtures';

const index = /\/search-index[^/]*$/;
const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const hits = (page: Page): Locator => page.getByRole('main').getByRole('heading', {level: 2});
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

test('opened with a query shows its results, the same on the way back, and those of the dialog over it [2.4] @desktop', async ({
  page,
  site,
}) => {
  await site.open('/search?q=facet');
  const expectResults = async () => {
    await expect(field(page)).toHaveValue('facet');
    await expect(status(page)).toHaveText(/^\d+ results for “facet”, the first 20 shown\.$/);
    await expect(hits(page)).toHaveCount(20);
  };
  await expectResults();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('Exploring data');
  await expect(first.locator('mark').first()).toHaveText(/facet/i);
  await expect(page).toHaveTitle(/^Search results for “facet”/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/docs/manual/facets');
  await expect(page.locator('html.docs-wrapper')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=facet');
  await expectResults();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('cluster');
  await page.getByRole('link', {name: /^See all \d+ results$/}).click();
  await expect(page).toHaveURL('/search?q=cluster');
  await expect(field(page)).toHaveValue('cluster');
  await expect(status(page)).toHaveText(/for “cluster”/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('adds the next results on demand, and searches one part of the site, by keys alone @desktop', async ({
  page,
  site,
}) => {
  await site.open('/search?q=cluster');
  await expect(hits(page).first()).toBeVisible();
  const total = Number(/^\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(20);
  const more = page.getByRole('button', {name: 'More results'});
  for (let shown = 20; shown < total; shown += 20) {
    await expect(hits(page)).toHaveCount(shown);
    await expect(status(page)).toHaveText(`${total} results for “cluster”, the first ${shown} shown.`);
    await more.focus();
    await page.keyboard.press('Enter');
  }
  await expect(hits(page)).toHaveCount(total);
  await expect(status(page)).toHaveText(`${total} results for “cluster”.`);
  await expect(more).toBeHidden();
  const firstOfLast = Math.floor((total - 1) / 20) * 20;
  await expect(hits(page).nth(firstOfLast).getByRole('link')).toBeFocused();

  const part = (name: RegExp): Locator => page.getByRole('radio', {name});
  await expect(part(/^Everything/)).toBeChecked();
  await expect(part(/^Blog \d+$/)).toBeVisible();
  const links = hits(page).getByRole('link');
  await part(/^Everything/).focus();
  for (const [name, path] of [
    [/^Manual/, /^\/docs(\/manual|$)/],
    [/^Technical reference/, /^\/docs\/technical-reference/],
    [/^Blog/, /^\/blog/],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(part(name)).toBeChecked();
    const count = /\d+$/.exec((await page.locator('label', {has: part(name)}).textContent()) ?? '')?.[0];
    await expect(status(page)).toHaveText(new RegExp(`^(${count} results|One result) for “cluster” in “`));
    const paths = () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    await expect.poll(async () => (await paths()).filter((one) => !path.test(one))).toEqual([]);
    expect(await paths()).not.toEqual([]);
  }
  await expect(page).toHaveURL('/search?q=cluster&in=blog');
  await page.reload();
  await expect(part(/^Blog/)).toBeChecked();
  await expect(status(page)).toHaveText(/in “Blog”/);
  await field(page).fill('');
  await expect(page).toHaveURL('/search?in=blog');
});

test('without results offers queries and an issue; the query is in the address, and typing leaves one step to go back [2.4] @desktop', async ({
  page,
  site,
}) => {
  // The sweep looks at the page without results in both modes at both widths.
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await site.open('/community');
  await site.open('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot({name: 'search-page.aria.yml'});
  await field(page).fill('qqqqfacet xxxxcluster');
  await expect(main).toMatchAriaSnapshot({name: 'search-page-nothing.aria.yml'});
  expect(await axeFaults(page), 'nothing found').toEqual([]);
  await page.getByRole('link', {name: 'cluster', exact: true}).click();
  await expect(field(page)).toHaveValue('cluster');
  await expect(hits(page).first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('qqqqfacet xxxxcluster');
  await expect(status(page)).toHaveText('No results for “qqqqfacet xxxxcluster”.');
  await page.getByRole('radio', {name: 'Blog 0'}).check();
  await expect(status(page)).toHaveText('No results for “qqqqfacet xxxxcluster” in “Blog”.');
  await expect(main.getByRole('link')).toHaveCount(0);
  await page.getByRole('radio', {name: 'Everything'}).check();
  await field(page).fill('鑫鑫鑫');
  await expect(status(page)).toHaveText('No results for “鑫鑫鑫”.');
  await expect(main.getByText('Try searching for:')).toHaveCount(0);
  await field(page).fill('下载');
  await expect(hits(page).first()).toBeVisible();
  await expect(main.getByRole('link', {name: 'courses in other languages'})).toBeVisible();
  await field(page).fill('');
  await field(page).pressSequentially('text ');
  await expect(page).toHaveURL('/search?q=text');
  await field(page).pressSequentially('& facet');
  await expect(page).toHaveURL('/search?q=text+%26+facet');
  await expect(hits(page)).toHaveCount(20);
  expect(await axeFaults(page), 'results').toEqual([]);
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(hits(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/community');
});

test('searches at once on Enter, for up to 512 characters [9.13]', {tag: '@desktop'}, async ({page, site}) => {
  await page.clock.install();
  await site.open('/search');
  await expect(field(page)).toHaveAttribute('maxlength', '512');
  await page.clock.pauseAt(Date.now() + 60_000);
  const long = `facet ${'x'.repeat(100)}`;
  await field(page).fill(long);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${long.replace(' ', '+')}`);
  await page.clock.resume();
  await expect(status(page)).toContainText(` for “${long}”`);
  await field(page).fill('scaterplott');
  await expect(status(page)).toHaveText(
    /^No results for “scaterplott”. Did you mean “scatterplot”\? \d+ results for “scatterplot”/,
  );
  await field(page).fill('text facet scaterplott');
  await expect(status(page)).toHaveText(/. Showing results for “text facet scatterplot”: \d+ /);
});

test('says that it is searching or cannot fetch results, and tries again [9.14] @desktop', async ({page, site}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(index, async (route) => {
    await held;
    await route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'});
  });
  await site.open('/search?q=facet');
  await expect(status(page)).toHaveText('Searching…');
  await expect(page.locator('progress')).toBeVisible();
  answer();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await page.unroute(index);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page)).toHaveCount(20);
  await expect(alert).toBeHidden();

  // As if the browser had ended the worker: what is shown stays for this query, and for no other.
  await page.evaluate(() => {
    Worker.prototype.postMessage = function fail(this: Worker) {
      this.dispatchEvent(new Event('error'));
    };
  });
  await page.getByRole('button', {name: 'More results'}).click();
  await expect(alert).toBeVisible();
  await expect(hits(page)).toHaveCount(20);
  await field(page).fill('cluster');
  await expect(hits(page)).toHaveCount(0);
  await expect(alert).toBeVisible();
});
