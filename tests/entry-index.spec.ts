import type {Locator, Page} from '@playwright/test';
import registry from '../src/data/grel/registry.json';
import {expect, test} from './fixtures';

const path = '/docs/manual/grelfunctions';
const desktop = {tag: '@desktop'};

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Find a function'});
const status = (page: Page): Locator => page.getByRole('search', {name: 'Find a function'}).getByRole('status');
const entries = (page: Page): Locator => page.locator('.entry-index li');
const entry = (page: Page, name: string): Locator => entries(page).filter({hasText: new RegExp(`^${name}\\(`)});

test.describe('an index', desktop, () => {
  test('has a line for every function, which leads to its section', async ({page, site}) => {
    await site.open(path);
    for (const {name} of registry.functions) await expect(entry(page, name)).toHaveCount(1);
    await expect(entry(page, 'zip')).toContainText('since 3.9');
    await entry(page, 'toUppercase').getByRole('link').click();
    await expect(page).toHaveURL(`${path}/text#touppercase`);
    await expect(page.getByRole('heading', {name: 'toUppercase()'})).toBeInViewport();
  });

  test('narrows itself to a name, a purpose, or a synonym, and is whole again afterwards', async ({page, site}) => {
    await site.open(path);
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
  });

  for (const route of [path, '/docs/manual/recipes', '/docs/technical-reference/operations']) {
    test(`begins ${route}`, async ({page, site}) => {
      await site.open(route);
      const [top = 0, filter = NaN] = await Promise.all(
        [page.locator('main article'), page.getByRole('search', {name: /^Find/})].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect().top),
        ),
      );
      expect(filter - top).toBeLessThanOrEqual(260);
    });
  }

  test('of faults shows what becomes of a cell', async ({page, site}) => {
    await site.open('/docs/manual/recipes');
    const recipe = entries(page).filter({hasText: 'Swap first and last name'});
    await expect(recipe).toHaveText(/Woolf, Virginia becomes Virginia Woolf$/);
    await expect(recipe.locator('mark')).toHaveText('Virginia Woolf');
  });

  test('is printed on few pages', async ({page, site}) => {
    await site.open(path);
    const pdf = await page.pdf({format: 'A4'});
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(8);
  });
});

test.describe('a bookmark of what has moved', desktop, () => {
  for (const [from, to] of [
    [`${path}#replaces-s-or-p-find-s-replace`, `${path}/text#replace`],
    ['/docs/manual/expressions#date-formats', '/docs/manual/dates#date-formats'],
    [
      '/docs/technical-reference/openrefine-api#response-1',
      '/docs/technical-reference/openrefine-api/reading#get-all-projects-metadata',
    ],
    ['/docs/manual/cellediting#cluster-and-edit', '/docs/manual/cellediting/clustering'],
  ] as const) {
    test(`leads on from ${from}`, async ({page, site}) => {
      await site.open(from);
      await expect(page).toHaveURL(to);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('leads to the line of the function', async ({page, site}) => {
      await site.open(`${path}#replaces-s-or-p-find-s-replace`);
      await expect(entry(page, 'replace')).toBeInViewport();
      await expect(page.getByText('Find a function')).toBeHidden();
    });
  });
});
