import type {Locator, Page} from '@playwright/test';
import registry from '../src/data/grel/registry.json';
import {expect, test} from './fixtures';

const path = '/docs/manual/grelfunctions';
const desktop = {tag: '@desktop'};

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Find a function'});
const status = (page: Page): Locator => page.getByRole('search', {name: 'Find a function'}).getByRole('status');
const entries = (page: Page): Locator => page.locator('.entry-index li');
const entry = (page: Page, name: string): Locator => entries(page).filter({hasText: new RegExp(`^${name}\\(`)});

/** How far below the top of the page the index begins. */
const depth = (page: Page) =>
  page.getByRole('search', {name: /^Find/}).evaluate((filter) => {
    const article = filter.closest('article');
    return filter.getBoundingClientRect().top - (article?.getBoundingClientRect().top ?? NaN);
  });

test.describe('an index', desktop, () => {
  test('has a line for every function, narrows itself to a name, a purpose, or a synonym, and leads to sections', async ({
    page,
    site,
  }) => {
    await site.open(path);
    expect(await depth(page)).toBeLessThanOrEqual(260);
    for (const {name} of registry.functions) await expect(entry(page, name)).toHaveCount(1);
    await expect(entry(page, 'zip')).toContainText('since 3.9');
    const pdf = await page.pdf({format: 'A4'});
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length, 'pages of paper').toBeLessThanOrEqual(8);

    const all = await entries(page).count();
    for (const [typed, name] of [
      ['sound alike', 'phonetic'],
      ['join tables', 'cross'],
      ['last three', 'substring'],
      ['VLOOKUP', 'cross'],
      ['toupper', 'toUppercase'],
    ] as const) {
      await field(page).fill(typed);
      await expect(status(page), typed).toHaveText(new RegExp(`^[1-7] of ${all} entries`));
      await expect(entry(page, name), typed).toBeVisible();
    }
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByRole('heading', {name: 'Change text', level: 2, exact: true})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Numbers', level: 2})).toHaveCount(0);
    await field(page).fill('zzz');
    await expect(page.getByText('Nothing matches “zzz”.')).toBeVisible();
    await expect(entries(page)).toHaveCount(0);
    await field(page).press('Escape');
    await expect(entries(page)).toHaveCount(all);
    await entry(page, 'toUppercase').getByRole('link').click();
    await expect(page).toHaveURL(`${path}/text#touppercase`);
    await expect(page.getByRole('heading', {name: 'toUppercase()'})).toBeInViewport();
  });

  test('of faults shows what becomes of a cell, and begins the page, as that of operations does', async ({
    page,
    site,
  }) => {
    await site.open('/docs/technical-reference/operations');
    expect(await depth(page)).toBeLessThanOrEqual(260);
    await site.open('/docs/manual/recipes');
    expect(await depth(page)).toBeLessThanOrEqual(260);
    const recipe = entries(page).filter({hasText: 'Swap first and last name'});
    await expect(recipe).toHaveText(/Woolf, Virginia becomes Virginia Woolf$/);
    await expect(recipe.locator('mark')).toHaveText('Virginia Woolf');
  });
});

test.describe('a bookmark of what has moved', desktop, () => {
  test('leads on from a line and from a paragraph', async ({page, site}) => {
    for (const [from, to] of [
      [`${path}#replaces-s-or-p-find-s-replace`, `${path}/text#replace`],
      ['/docs/manual/cellediting#cluster-and-edit', '/docs/manual/cellediting/clustering'],
    ] as const) {
      await site.open(from);
      await expect(page).toHaveURL(to);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('leads to the line of the function', async ({page, site}) => {
      await site.open(`${path}#replaces-s-or-p-find-s-replace`);
      await expect(entry(page, 'replace')).toBeInViewport();
      await expect(page.getByText('Find a function')).toBeHidden();
    });
  });
});
