import {expect, test} from './fixtures';

/** `USD 310,100` taken apart. */
function readAmount(text: string): {currency: string; cents: number} {
  const [, currency = '', amount = ''] = /^([A-Z]{3}) ([\d,]+(?:\.\d\d)?)$/.exec(text.trim()) ?? [];
  return {currency, cents: Math.round(Number(amount.replaceAll(',', '')) * 100)};
}

test('the totals, the chart, and its figures are the sums of the grants', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/funding');
  const table = page.getByRole('table').filter({hasText: 'Grant and funder'});
  const rows = await table.locator('tbody tr td:last-child').allTextContents();
  const totals = await table.locator('tfoot tr td:last-child').allTextContents();
  expect(rows.length).toBeGreaterThan(7);
  const sums: Record<string, number> = {};
  for (const {currency, cents} of rows.map(readAmount)) sums[currency] = (sums[currency] ?? 0) + cents;
  expect(Object.fromEntries(totals.map(readAmount).map(({currency, cents}) => [currency, cents]))).toEqual(sums);
  // The sentence above the table says the same.
  for (const total of totals) await expect(page.getByRole('main').getByText(total).first()).toBeVisible();

  const chart = page.getByRole('figure');
  await expect(chart).toHaveAccessibleName(/Grants by starting year.*The largest total is that of \d{4}/);
  // The bars are for the eye alone; their labels and values are text.
  for (const bar of await chart.locator('svg').all()) await expect(bar).toHaveAttribute('aria-hidden', 'true');
  await chart.getByText('All figures').click();
  const cells = await chart.getByRole('table').locator('tbody tr td:last-child').allTextContents();
  expect(cells).toHaveLength(await chart.locator('ul > li').count());
  expect(cells.reduce((sum, cell) => sum + readAmount(`USD ${cell}`).cents, 0)).toBe(sums.USD);
});
