import {expect, test} from './fixtures';

test('a visit stores only keys that the privacy page lists, sets no cookie, and asks no other host [7.4] @desktop', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const hosts: string[] = [];
  // Requests of workers are heard here, too.
  context.on('request', (request) => hosts.push(new URL(request.url()).origin));
  await site.open('/privacy');
  const described = await page.locator('main td:first-child code').allTextContents();

  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /^Search/}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.locator('input').fill('facet');
  await expect(dialog.getByRole('option', {selected: true})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await site.open('/search?q=release');
  await page.getByRole('main').getByRole('listitem').locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await site.open('/extensions?q=map');
  await site.open('/blog');
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\//);
  await page.getByRole('contentinfo').locator('a[href="/download"]').click();
  await expect(page).toHaveURL('/download');
  await page.waitForLoadState('networkidle');

  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.length).toBeGreaterThan(1);
  expect(
    stored.filter((key) => !described.includes(key)),
    'describe these on src/pages/privacy.md',
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(hosts.length).toBeGreaterThan(20);
  expect([...new Set(hosts)]).toEqual([baseURL]);
});
