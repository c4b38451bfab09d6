import {expect, test} from './fixtures';

test(
  'the privacy page lists every key under which a visit stores something',
  {tag: '@desktop'},
  async ({page, site, context}) => {
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
    await site.open('/extensions?q=map');
    await site.open('/blog');
    await site.open('/download');

    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.length).toBeGreaterThan(1);
    expect(
      stored.filter((key) => !described.includes(key)),
      'describe these on src/pages/privacy.md',
    ).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);
