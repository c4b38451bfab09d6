import type {Locator, Page} from '@playwright/test';
import checked from '../src/data/checkedVersion.json';
import registry from '../src/data/grel/registry.json';
import {expect, test} from './fixtures';

const path = '/docs/manual/grelfunctions';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Find a function'});
const status = (page: Page): Locator => page.getByRole('search', {name: 'Find a function'}).getByRole('status');
const entries = (page: Page): Locator => page.locator('.entry-index li');
const entry = (page: Page, name: string): Locator => entries(page).filter({hasText: new RegExp(`^${name}\\(`)});

test.describe('an index', () => {
  test('has a line for every function, which leads to its section', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    for (const {name} of registry.functions) await expect(entry(page, name)).toHaveCount(1);
    await expect(entry(page, 'zip')).toContainText('since 3.9');
    await entry(page, 'toUppercase').getByRole('link').click();
    await expect(page).toHaveURL(`${path}/text#touppercase`);
    await expect(page.getByRole('heading', {name: 'toUppercase()'})).toBeInViewport();
  });

  test('narrows itself to a name, and drops what is left empty', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    const all = await entries(page).count();
    await field(page).fill('toupper');
    await expect(status(page)).toHaveText(`1 of ${all} entries`);
    await expect(entries(page)).toHaveText(/^toUppercase\(text\)/);
    await expect(page.getByRole('heading', {name: 'Change text', level: 3})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Numbers', level: 3})).toHaveCount(0);
  });

  for (const [kind, typed, name] of [
    ['purpose', 'sound alike', 'phonetic'],
    ['synonym', 'join tables', 'cross'],
    ['synonym in another case', 'VLOOKUP', 'cross'],
  ] as const) {
    test(`finds by ${kind}: ${typed}`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open(path);
      await field(page).fill(typed);
      await expect(status(page)).toHaveText(/^[1-7] of /);
      await expect(entry(page, name)).toBeVisible();
    });
  }

  test('says when nothing matches, and is whole again afterwards', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    const all = await entries(page).count();
    await field(page).fill('zzz');
    await expect(page.getByText('Nothing matches “zzz”.')).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await field(page).press('Escape');
    await expect(entries(page)).toHaveCount(all);
  });

  test('is printed on few pages, without its field', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    await page.emulateMedia({media: 'print'});
    await expect(field(page)).toBeHidden();
    await expect(entry(page, 'toUppercase')).toBeVisible();
    const pdf = await page.pdf({format: 'A4'});
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(8);
  });
});

test.describe('a bookmark of what has moved', () => {
  for (const [from, to] of [
    ['/docs/manual/grelfunctions#replaces-s-or-p-find-s-replace', '/docs/manual/grelfunctions/text#replace'],
    ['/docs/manual/grelfunctions#date-functions', '/docs/manual/grelfunctions/dates'],
    ['/docs/manual/recipes#remove-brackets', '/docs/manual/recipes/text#remove-brackets'],
    ['/docs/technical-reference/operations#engine', '/docs/technical-reference/operations/engine'],
    ['/docs/manual/running#proxy', '/docs/manual/administration#proxy'],
    ['/docs/manual/expressions#date-formats', '/docs/manual/dates#date-formats'],
  ] as const) {
    test(`leads on from ${from}`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open(from);
      await expect(page).toHaveURL(to);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('leads to the line of the function', {tag: '@desktop'}, async ({page, site}) => {
      await site.open(`${path}#replaces-s-or-p-find-s-replace`);
      await expect(entry(page, 'replace')).toBeInViewport();
      await expect(page.getByText('Find a function')).toBeHidden();
    });
  });
});

test(
  'examples say with which version they were checked, and which were not',
  {tag: '@desktop'},
  async ({page, site}) => {
    await site.open(`${path}/text`);
    const status = page.locator('.example-status');
    await expect(status.first()).toContainText(`Checked with OpenRefine ${checked.version}`);
    const row = page.getByRole('row').filter({hasText: '"Café"'}).filter({hasText: 'normalize'});
    await expect(row).toContainText('since 3.10, not checked');
    await site.open('/docs/manual/grel');
    await expect(page.locator('.example-status').first()).toHaveText(`Checked with OpenRefine ${checked.version}`);
    const checkedRow = page.getByRole('row').filter({hasText: 'value < "b"'});
    await expect(checkedRow).toContainText('since 3.8');
    await expect(checkedRow).not.toContainText('not checked');
  },
);
