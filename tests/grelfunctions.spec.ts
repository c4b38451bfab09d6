import type {Locator, Page} from '@playwright/test';
import checked from '../src/data/checkedVersion.json';
import registry from '../src/data/grel/registry.json';
import {expect, test} from './fixtures';

const path = '/docs/manual/grelfunctions';
const all = registry.functions.length;

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Find a function'});
const status = (page: Page): Locator =>
  field(page).locator('xpath=ancestor::div[.//*[@role="status"]][1]').getByRole('status');
/** The names of the functions that are seen, in order. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('h3.grel-function')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.getClientRects().length > 0)
        .map((heading) => heading.firstChild?.textContent ?? ''),
    );
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', {name: `${name}()`, exact: false, level: 3});

test.describe('the filter of functions', () => {
  test.beforeEach(async ({page, site}) => {
    await site.open(path);
    await expect(status(page)).toHaveText(`${all} functions`);
  });

  test('finds by name and hides all else, headings of empty groups too', async ({page}) => {
    await field(page).fill('toupper');
    await expect(status(page)).toHaveText(`1 of ${all} functions matches “toupper”`);
    expect(await shown(page)).toEqual(['toUppercase()']);
    await expect(page.getByRole('heading', {name: 'Change text', level: 2})).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Numbers', level: 2})).toBeHidden();
    const links = page.getByRole('navigation', {name: 'All functions'}).getByRole('link');
    await expect(links).toHaveText(['Change text', 'toUppercase']);
  });

  for (const [kind, typed, name] of [
    ['purpose', 'sound alike', 'phonetic()'],
    ['synonym', 'join tables', 'cross()'],
    ['synonym', 'regex replace', 'replace()'],
    ['synonym', 'uppercase', 'toUppercase()'],
    ['synonym, whatever its capitals', 'VLOOKUP', 'cross()'],
  ] as const) {
    test(`finds by ${kind}: ${typed}`, {tag: '@desktop'}, async ({page}) => {
      await field(page).fill(typed);
      // All of them are shown until the filter has worked: the name alone says nothing.
      await expect(status(page)).toHaveText(new RegExp(`^[1-7] of ${all} functions? match(?:es)? “${typed}”$`));
      expect(await shown(page)).toContain(name);
    });
  }

  test('says when none fits, and Escape shows all again', async ({page}) => {
    await field(page).fill('zzz');
    await expect(status(page)).toHaveText(/^No function matches “zzz”\./);
    expect(await shown(page)).toEqual([]);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(status(page)).toHaveText(`${all} functions`);
    expect((await shown(page)).length).toBe(all);
  });

  test('gives way when the table of contents leads to a hidden function', {tag: '@desktop'}, async ({page}) => {
    await field(page).fill('uppercase');
    await expect(heading(page, 'levenshteinDistance')).toBeHidden();
    await page.locator('.table-of-contents').getByRole('link', {name: 'levenshteinDistance()'}).click();
    await expect(field(page)).toHaveValue('');
    await expect(heading(page, 'levenshteinDistance')).toBeInViewport();
  });
});

test.describe('the cheat sheet', () => {
  test(
    'is printed from the keyboard, and the page is whole again afterwards',
    {tag: '@desktop'},
    async ({page, site}) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      await site.open(path);
      const left = ['table', '.grel-words', '.grel-parameters', 'h3', '.grel-index', 'nav', 'input'];
      const shown = (part: string) => page.locator(`main ${part}`).filter({visible: true});
      for (const part of left) await expect(shown(part), part).not.toHaveCount(0);
      await page.getByRole('button', {name: 'Print the cheat sheet'}).press('Enter');
      await expect(page.locator('html[data-printed="yes"][data-print="functions"]')).toBeAttached();
      await page.emulateMedia({media: 'print'});
      const signatures = page.locator('.grel-signature');
      await expect(signatures.first()).toBeVisible();
      await expect(page.getByText('toUppercase(text)')).toBeVisible();
      await expect(page.getByText('Converts text to uppercase.')).toBeVisible();
      await expect(page.getByText('Makes a list of whole numbers')).toBeVisible();
      await expect(page.locator('.grel-signature', {hasText: 'zip('}).getByText('since 3.9')).toBeVisible();
      for (const part of left) await expect(shown(part), part).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.locator('html')).not.toHaveAttribute('data-print');
      await expect(page.locator('main table').first()).toBeVisible();
    },
  );

  test('fits on few pages', {tag: '@desktop'}, async ({page, site}) => {
    await page.addInitScript(() => (window.print = () => undefined));
    await site.open(path);
    await page.getByRole('button', {name: 'Print the cheat sheet'}).click();
    const pdf = await page.pdf({format: 'A4'});
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(8);
  });
});

test(
  'examples say with which version they were checked, and which were not',
  {tag: '@desktop'},
  async ({page, site}) => {
    await site.open(path);
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

test('a bookmark of the old reference leads to the function', {tag: '@desktop'}, async ({page, site}) => {
  await site.open(`${path}#replaces-s-or-p-find-s-replace`);
  await expect(heading(page, 'replace').first()).toBeInViewport();
});

test('has its text as HTML, and no script brings it once more', {tag: '@desktop'}, async ({page, site}) => {
  const sentence = 'Converts text to uppercase.';
  const texts: string[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({response});
  });
  const response = await site.open(path);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  expect((await response?.text())?.split(sentence).length).toBe(2);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => text.includes(sentence)).length, 'scripts that hold the text of the page').toBe(0);
});

test('shows its text to who comes from another page, goes, and comes back', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/grel');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const sentence = page.getByText('Converts text to uppercase.');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'GREL functions'}).first().click();
  await expect(sentence).toBeVisible();
  await expect(status(page)).toHaveText(`${all} functions`);
  await page.goBack();
  await expect(sentence).toBeHidden();
  await page.goForward();
  await expect(sentence).toBeVisible();
  expect(documents, 'pages loaded again').toEqual([]);

  // The other way round: the page itself first, whose scripts have only its HTML.
  await site.open(path);
  await page.getByRole('main').getByRole('link', {name: 'GREL', exact: true}).first().click();
  await expect(page).toHaveURL(/\/docs\/manual\/grel(#|$)/);
  await expect(sentence).toBeHidden();
  await page.goBack();
  await expect(sentence).toBeVisible();
  await expect(heading(page, 'toUppercase')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every function is there, and no field', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    await expect(page.locator('h3.grel-function')).toHaveCount(all);
    await expect(heading(page, 'toUppercase')).toBeVisible();
    await expect(heading(page, 'ngramFingerprint')).toBeVisible();
    await expect(page.getByText('Find a function')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Print the cheat sheet'})).toHaveCount(0);
  });
});
