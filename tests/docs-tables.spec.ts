import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const route = '/docs/manual/transposing';

/** The example whose first table begins with these columns. */
const exampleWith = (page: Page, ...columns: string[]): Locator => {
  const header = page.locator('thead').filter({hasText: new RegExp(`^${columns.join('')}$`)});
  return page.locator('.table-example').filter({has: header}).first();
};
const after = (example: Locator) => example.getByRole('table', {name: 'After'});

test('names an empty cell, and puts tables beside each other where both fit, else below', async ({page, site}) => {
  await site.open(route);
  const cells = after(exampleWith(page, 'Name', 'Street', 'City', 'Country')).locator('tbody td');
  const shown = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect(cells.nth(2)).toHaveText('');
  expect([await shown(cells.nth(0)), await shown(cells.nth(2))]).toEqual(['none', '"blank"']);
  const boxes = await exampleWith(page, 'ID', 'Field', 'Data')
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().toJSON() as DOMRect));
  const [one, two] = boxes as [DOMRect, DOMRect];
  const isWide = (page.viewportSize()?.width ?? 0) > 996;
  if (isWide) expect(two.left).toBeGreaterThan(one.right);
  else expect(two.top).toBeGreaterThan(one.bottom);
});
