import type {Locator, Page} from '@playwright/test';
import {expect, settle, test} from './fixtures';

const route = '/docs/manual/transposing';

/** The example whose first table begins with these columns. */
const exampleWith = (page: Page, ...columns: string[]): Locator => {
  const header = page.locator('thead').filter({hasText: new RegExp(`^${columns.join('')}$`)});
  return page.locator('.table-example').filter({has: header}).first();
};
const after = (example: Locator) => example.getByRole('table', {name: 'After'});

test('lets an empty cell be seen', async ({page, site}) => {
  await site.open(route);
  const cells = after(exampleWith(page, 'Name', 'Street', 'City', 'Country')).locator('tbody td');
  const [full, empty] = [cells.nth(0), cells.nth(2)];
  await expect(empty).toHaveText('');
  const background = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(empty)).not.toBe(await background(full));
  for (const side of ['top', 'right', 'bottom', 'left']) {
    await expect(empty).toHaveCSS(`border-${side}-width`, '1px');
    await expect(empty).toHaveCSS(`border-${side}-style`, 'solid');
  }
});

test('puts tables beside each other where both fit, else below', async ({page, site}) => {
  await site.open(route);
  const boxes = await exampleWith(page, 'ID', 'Field', 'Data')
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().toJSON() as DOMRect));
  const [one, two] = boxes as [DOMRect, DOMRect];
  const isWide = (page.viewportSize()?.width ?? 0) > 996;
  if (isWide) expect(two.left).toBeGreaterThan(one.right);
  else expect(two.top).toBeGreaterThan(one.bottom);
});

test(
  'lets a table that is too wide scroll in a frame that takes the focus',
  {tag: '@desktop'},
  async ({page, site}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(route);
    const wide = page.getByRole('table', {name: 'After'}).filter({hasText: 'Source : Subject'});
    const frame = page.getByRole('group', {name: 'Table, scrolls sideways'}).filter({has: wide});
    await frame.focus();
    await expect(frame).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

test('prints both tables whole', {tag: '@desktop'}, async ({page, site}) => {
  await site.open(route);
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 680, height: 960}); // The width of A4 between margins.
  await settle(page);
  const tables = page.locator('.table-example table');
  expect(await tables.count()).toBeGreaterThan(20);
  const cut = await tables.evaluateAll((all) =>
    all.filter((table) => (table.parentElement?.scrollWidth ?? 0) > (table.parentElement?.clientWidth ?? 0) + 1),
  );
  expect(cut).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the tables and unfolds the steps', async ({page, site}) => {
    await site.open(route);
    const example = exampleWith(page, 'Library', '2021', '2022', 'Town');
    await expect(after(example).getByRole('row')).toHaveCount(4);
    await example.getByText('The steps as JSON').click();
    await expect(example.locator('pre')).toBeVisible();
  });
});
