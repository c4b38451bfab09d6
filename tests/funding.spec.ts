import {formatAmount, grants, totalsByCurrency, withStatus} from '../src/lib/grants';
import {expect, test} from './fixtures';

/** `USD 310,100` taken apart. */
function readAmount(text: string): {currency: string; cents: number} {
  const [, currency = '', amount = ''] = /^([A-Z]{3}) ([\d,]+(?:\.\d\d)?)$/.exec(text.trim()) ?? [];
  return {currency, cents: Math.round(Number(amount.replaceAll(',', '')) * 100)};
}

test('adds up the grants: each total equals the sum of its rows', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/funding');
  const table = page.getByRole('table').filter({hasText: 'Grant and funder'});
  const rows = await table.locator('tbody tr td:last-child').allTextContents();
  const totals = await table.locator('tfoot tr td:last-child').allTextContents();
  expect(rows.length).toBeGreaterThan(7);
  const sums = new Map<string, number>();
  for (const {currency, cents} of rows.map(readAmount)) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  expect(totals.map(readAmount)).toEqual([...sums].map(([currency, cents]) => ({currency, cents})));
  // The sentence above the table says the same.
  for (const total of totals) await expect(page.getByRole('main').getByText(total).first()).toBeVisible();
});

test('says in words and in a table what the chart draws', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/funding');
  const chart = page.getByRole('figure');
  await expect(chart).toHaveCount(1);
  await expect(chart).toHaveAccessibleName(/Grants by starting year.*The largest total is that of \d{4}/);
  // The bars are for the eye alone; their labels and values are text.
  for (const bar of await chart.locator('svg').all()) await expect(bar).toHaveAttribute('aria-hidden', 'true');
  const drawn = await chart.locator('ul > li').count();
  expect(drawn).toBeGreaterThan(3);

  await chart.getByText('All figures').click();
  const cells = await chart.getByRole('table').locator('tbody tr td:last-child').allTextContents();
  expect(cells).toHaveLength(drawn);
  const totals = totalsByCurrency(withStatus(grants, 'running', 'completed'));
  const dollars = totals.find(({currency}) => currency === 'USD');
  const sum = cells.reduce((total, cell) => total + readAmount(`USD ${cell}`).cents, 0);
  expect(formatAmount({amount: sum / 100, currency: 'USD'})).toBe(dollars && formatAmount(dollars));
});

test('leads from each row to what is known about the grant', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/funding');
  const links = page.getByRole('table').filter({hasText: 'Grant and funder'}).locator('tbody').getByRole('link');
  for (const link of await links.all()) {
    const id = ((await link.getAttribute('href')) ?? '').replace(/^.*#/, '');
    await expect(page.locator(`h3[id="${id}"]`)).toContainText((await link.textContent()) ?? '?');
  }
});

for (const route of ['/donate', '/backers']) {
  test(`${route} loads no form, script or frame of another host`, {tag: '@desktop'}, async ({page, site}) => {
    // The site fixture reports every request to another host.
    const response = await site.open(route);
    expect(await response?.text()).not.toMatch(/<iframe|<form[^>]+action=["']?http/);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('iframe, form[action^="http"]').count()).toBe(0);
  });
}

test('the history runs from the oldest to the newest date', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/openrefine_history');
  const dates = await page
    .getByRole('main')
    .locator('ol time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.padEnd(10, '-01') ?? ''));
  expect(dates.length).toBeGreaterThan(20);
  expect(dates).toEqual([...dates].sort());
});
