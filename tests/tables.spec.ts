import type {Locator, Page} from '@playwright/test';
import clientLibraries from '../src/data/clientLibraries.json';
import distributions from '../src/data/distributions.json';
import ecosystemTools from '../src/data/ecosystemTools.json';
import extensions from '../src/data/extensions.json';
import reconciliationServices from '../src/data/reconciliationServices.json';
import resources from '../src/data/resources.json';
import {filterRows} from '../src/lib/filterTable';
import {purposeWords} from '../src/data/terms';
import {searchText, sortByName} from '../src/lib/listings/entries';
import {expect, ready, test} from './fixtures';

const tables: Record<string, Record<string, object[]>> = {
  '/extensions': {
    Extensions: extensions,
    'Reconciliation services': reconciliationServices,
    'Client libraries': clientLibraries,
  },
  '/ecosystem': {Tools: ecosystemTools},
  '/distributions': {'Other distributions': distributions},
  '/external_resources': {'Learning material': resources},
};

/** The filters besides the words are folded, unless one of them is in use. */
async function unfold(controls: Locator): Promise<void> {
  const more = controls.getByText('More filters');
  if (await more.isVisible()) await more.click();
}

/** A table of the page with what belongs to it. */
function findTable(page: Page, label: string) {
  const controls = page.getByRole('search', {name: `Filter: ${label}`});
  // The controls, the count and the table share one frame.
  const frame = controls.locator('xpath=..');
  return {
    controls,
    words: controls.getByRole('searchbox', {name: /by word$/}),
    rows: frame.locator('tbody tr'),
    status: frame.getByRole('status'),
    showAll: frame.getByRole('button', {name: 'Show all'}),
  };
}

for (const [route, lists] of Object.entries(tables)) {
  test(`${route} lists every entry, finds one by its name, and shows all again @desktop @content`, async ({
    page,
    site,
  }) => {
    await site.open(route);
    for (const [label, entries] of Object.entries(lists)) {
      const {words, rows, status, showAll} = findTable(page, label);
      await expect(rows).toHaveCount(entries.length);
      await expect(status).toContainText(String(entries.length));
      await expect(showAll).toHaveCount(0);
      const kind = await rows.last().locator('td').first().innerText();
      const name = await rows.last().getByRole('link').first().innerText();
      for (const asked of [name.toUpperCase(), kind.replaceAll(',', '')]) {
        await words.fill(asked);
        await expect.poll(() => rows.count(), asked).toBeLessThan(entries.length);
        await expect(rows.filter({hasText: name}).first()).toBeVisible();
        await expect(status).toHaveText(new RegExp(`^${await rows.count()} of ${entries.length} `));
        await showAll.click();
        await expect(rows).toHaveCount(entries.length);
        await expect(words).toBeFocused();
        await expect(words).toHaveValue('');
      }
    }
  });
}

test.describe('the table of extensions', () => {
  const legacy = extensions.filter(({state}) => state === 'legacy');
  const maps = filterRows(
    sortByName(legacy.filter(({purposes}) => purposes.includes('geography'))).map((entry) => ({
      name: entry.name,
      text: searchText(entry, purposeWords.geography),
      values: {},
    })),
    {text: 'map gps', chosen: {}},
  ).map(({name}) => name);

  test('keeps what is asked for in the address, and comes back with it @content', async ({page, site}) => {
    await site.open('/extensions');
    const {controls, words, rows, status} = findTable(page, 'Extensions');
    await unfold(controls);
    await controls.getByRole('combobox', {name: 'State'}).selectOption('legacy');
    await expect(rows).toHaveCount(legacy.length);
    await expect(page).toHaveURL(/\/extensions\?state=legacy$/);

    await controls.getByRole('combobox', {name: 'Adds'}).selectOption('geography');
    await words.fill('map gps');
    await expect(page).toHaveURL('/extensions?q=map+gps&state=legacy&purpose=geography');
    expect(maps.length).toBeGreaterThan(0);
    await expect(rows.locator('th')).toContainText(maps);

    await page.reload();
    await ready(page);
    await expect(rows.locator('th')).toContainText(maps);
    await expect(words).toHaveValue('map gps');
    await expect(controls.getByRole('combobox', {name: 'Adds'})).toHaveValue('geography');
    await expect(status).toHaveText(`${maps.length} of ${extensions.length} extensions`);
  });

  test('follows a link to the same page, and the way back @desktop @content', async ({page, site}) => {
    await site.open('/extensions');
    const {rows} = findTable(page, 'Extensions');
    await page.getByRole('link', {name: 'listed as legacy'}).first().click();
    await expect(rows).toHaveCount(legacy.length);
    await page.goBack();
    await expect(rows).toHaveCount(extensions.length);
  });

  test('says so when nothing fits, and the others of its page keep apart @desktop @content', async ({page, site}) => {
    await site.open('/extensions?q=there+is+no+such+thing&library-language=Ruby');
    const {rows, status} = findTable(page, 'Extensions');
    await expect(rows).toHaveCount(0);
    await expect(status).toHaveText(`0 of ${extensions.length} extensions`);
    await expect(page.getByText('No extension matches all of these filters.')).toBeVisible();
    const ruby = clientLibraries.filter(({language}) => language === 'Ruby');
    await expect(findTable(page, 'Client libraries').rows).toHaveCount(ruby.length);
    await expect(findTable(page, 'Reconciliation services').rows).toHaveCount(reconciliationServices.length);
  });
});

test('a wide window shows a table with a head, a narrow one cards with the column names, within a screen and a half', async ({
  page,
  site,
}) => {
  await site.open('/extensions');
  const {rows} = findTable(page, 'Extensions');
  const [name, adds] = [rows.first().locator('th'), rows.first().locator('td').first()];
  const boxes = () => Promise.all([name.boundingBox(), adds.boundingBox()]);
  const [left, right] = await boxes();
  if (!left || !right) throw new Error('The first row is not on the page.');
  expect(left.y).toBeLessThan(1.5 * (page.viewportSize()?.height ?? 0));
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 700;
  const label = await adds.evaluate((cell) => getComputedStyle(cell, '::before').content);
  if (isNarrow) {
    expect(right.y).toBeGreaterThanOrEqual(left.y + left.height);
    expect(label).toBe('"Adds"');
  } else {
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width - 1);
    expect(label).toBe('none');
    await page.setViewportSize({width: 768, height: 800});
    const [above, below] = await boxes();
    expect(below?.y, 'below the name on a tablet').toBeGreaterThan(above?.y ?? Infinity);
    expect(above?.width, 'which has the whole width').toBeGreaterThan(600);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('they have no controls that do nothing', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/extensions');
    await expect(page.getByRole('table', {name: 'Extensions'}).getByRole('row').last()).toBeVisible();
    await expect(page.getByRole('search', {name: 'Filter: Extensions', includeHidden: true})).toBeHidden();
  });
});
