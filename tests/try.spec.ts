import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, settle, test} from './fixtures';

const GREL = '/docs/manual/grel';
const RECIPES = '/docs/manual/recipes';
const EXPRESSIONS = '/docs/manual/expressions';

/** The row of an example, by its expression. */
const rowOf = (page: Page, expression: string): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({has: page.locator('code').getByText(expression, {exact: true})});
const buttonOf = (page: Page, expression: string): Locator =>
  rowOf(page, expression).first().getByRole('button', {name: 'Try it'});
const editor = (page: Page): Locator => page.getByRole('region', {name: 'Try an expression'});
const field = (page: Page): Locator => editor(page).getByRole('textbox', {name: 'Expression'});
const valueField = (page: Page): Locator => editor(page).getByRole('textbox', {name: 'Value'});
const result = (page: Page): Locator => editor(page).locator('[id$="result"]');
/** What a screen reader is told. */
const said = (page: Page): Locator => editor(page).getByRole('status').first();

/** Puts an expression in the place of the one in the field. */
async function type(page: Page, expression: string): Promise<void> {
  await field(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(expression);
  await expect(field(page)).toHaveText(expression);
}

const example = {expression: 'value.split(" ")[-1]', value: '"Jane Doe"', result: '"Doe"'};

async function openExample(page: Page): Promise<void> {
  await buttonOf(page, example.expression).click();
  await expect(field(page)).toBeFocused();
}

test('a row of examples opens an editor by keyboard, which answers while one types', async ({page, site}) => {
  await site.open(EXPRESSIONS);
  const button = buttonOf(page, example.expression);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(example.expression);
  await expect(valueField(page)).toHaveValue(example.value);
  await expect(result(page)).toHaveText(`${example.result}string`);
  await expect(said(page)).toHaveText(`${example.result}, string`);
  await expect(page.locator('tr[aria-current]')).toHaveCount(1);
  await expect(page.locator('tr[aria-current]')).toContainText(example.value);

  // The slash is a shortcut of the search elsewhere.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('value.replace(/[aeiou]/, "*").length()');
  await expect(result(page)).toHaveText('8number');
  await expect(said(page)).toHaveText('8, number');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await valueField(page).fill('Rome');
  await expect(result(page)).toHaveText('4number');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('tr[aria-current]')).toHaveCount(0);
});

for (const [name, viewport] of [
  ['a phone', {width: 390, height: 844}],
  ['a column between two menus', {width: 1024, height: 800}],
] as const) {
  test(`${name} shows each row of examples whole, in a table`, {tag: '@desktop'}, async ({page, site}) => {
    await page.setViewportSize(viewport);
    await site.open(RECIPES);
    const rows = page
      .getByRole('table')
      .filter({has: page.getByRole('button')})
      .first()
      .getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.first().getByRole('columnheader')).toHaveText(['Expression', 'Value', 'Result', 'Try it']);
    for (const row of (await rows.all()).slice(1)) {
      const cells = row.getByRole('cell');
      await expect(cells).toHaveCount(4);
      const room = (await page.getByRole('article').boundingBox()) ?? {x: 0, width: 0};
      for (const cell of await cells.all()) {
        const box = (await cell.boundingBox()) ?? {x: -1, width: 0};
        expect(box.x).toBeGreaterThanOrEqual(room.x);
        expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
      }
    }
    await expect(page.getByRole('group', {name: 'Table, scrolls sideways'})).toHaveCount(0);
  });
}

test(
  'an expression that cannot be read is underlined, and the message is said',
  {tag: '@desktop'},
  async ({page, site}) => {
    await site.open(EXPRESSIONS);
    await openExample(page);
    await type(page, 'value.toUppercase() + * 2');
    const underlined = field(page).locator('.cm-lintRange-error');
    await expect(underlined).toHaveText('*');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(result(page)).toContainText('Error: Parsing error at offset 22');
    await expect(said(page)).toContainText('Error: Parsing error at offset 22');

    await type(page, 'value.toUpercase()');
    await expect(underlined).toHaveText('toUpercase');
    await type(page, 'value.toUppercase()');
    await expect(underlined).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(result(page)).toHaveText('"JANE DOE"string');

    // What fails when it runs has no place.
    await type(page, 'value.toDate()');
    await expect(result(page)).toContainText('Error: Unable to convert to');
    await expect(underlined).toHaveCount(0);
  },
);

test('names are completed, with a line on each and a link to the manual', {tag: '@desktop'}, async ({page, site}) => {
  await site.open(EXPRESSIONS);
  await openExample(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('value.toUp');
  const option = page.getByRole('option', {name: 'toUppercase'});
  await expect(option).toHaveAttribute('aria-selected', 'true');
  const info = page.locator('.cm-completionInfo');
  await expect(info).toContainText('Converts text to uppercase.');
  await expect(info.getByRole('link')).toHaveAttribute('href', '/docs/manual/grelfunctions#touppercase');
  const bottom = ({y, height} = {y: Infinity, height: 0}): number => y + height;
  const top = (await result(page).boundingBox())?.y ?? 0;
  expect(bottom((await info.boundingBox()) ?? undefined), 'what covers the result').toBeLessThanOrEqual(top);

  // The list closes first, the editor with the next key.
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await page.keyboard.press('Control+Space');
  await option.click();
  await expect(field(page)).toHaveText('value.toUppercase()');
  await expect(result(page)).toHaveText('"JANE DOE"string');

  // Inside of quotes, names mean nothing.
  await page.keyboard.type(' + "toUp');
  await expect(result(page)).toContainText('Parsing error');
  await expect(page.getByRole('option')).toHaveCount(0);

  await editor(page).getByRole('link', {name: 'In the manual on toUppercase'}).click();
  await expect(page).toHaveURL(/grelfunctions#touppercase$/);
  await expect(page.getByRole('heading', {name: 'toUppercase()'})).toBeInViewport();
});

test('HTML is read, and nothing of it comes into the page', {tag: '@desktop'}, async ({page, site}) => {
  // The parser itself runs nothing; Chromium reports what it reads all the same.
  site.allowConsoleError(/inline event handler violates/);
  await site.open(EXPRESSIONS);
  await openExample(page);
  await valueField(page).fill(
    '<p>a</p><img src="/no-such.png" onerror="document.title=\'hit\'"><script>document.title="hit"</script>',
  );
  await type(page, 'value.parseHtml().select("p")[0].htmlText()');
  await expect(result(page)).toHaveText('"a"string');
  await type(page, 'value');
  await expect(result(page)).toContainText('<p>a</p><img src=');
  await expect(result(page).locator('img, p, script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('hit');
});

test(
  'what runs for ever is cut off after a second, and the next expression is answered',
  {tag: '@desktop'},
  async ({page, site}) => {
    await site.open(EXPRESSIONS);
    await openExample(page);
    await valueField(page).fill('a'.repeat(40));
    await type(page, 'value.contains(/^(a+)+b$/)');
    await expect(result(page)).toContainText('This takes longer than a second, so it was stopped.');
    // The page itself never stood still, and the worker that did is gone.
    await expect.poll(() => page.workers().length).toBe(0);
    await type(page, 'value.length()');
    await expect(result(page)).toHaveText('40number');
  },
);

test('nothing is loaded before the first use, and little then', {tag: '@desktop'}, async ({page, site}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(new URL(request.url()).pathname);
  });
  // Links on the page prefetch scripts of other pages.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await site.open(EXPRESSIONS);
  await settle(page);
  const before = new Set(scripts);
  expect([...before].filter((script) => script.includes('grel-'))).toEqual([]);
  await openExample(page);
  await expect(result(page)).toHaveText(`${example.result}string`);
  const bytes = scripts
    .filter((script) => !before.has(script))
    .reduce((sum, script) => sum + gzipSync(fs.readFileSync(`build${script}`)).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(160_000);
});

test('a failure to load is said, and the next press tries again', {tag: '@desktop'}, async ({page, site}) => {
  site.allowConsoleError(/ERR_FAILED/);
  await site.open(EXPRESSIONS);
  await page.route('**/grel-editor*.js', (route) => route.abort());
  await buttonOf(page, example.expression).click();
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
  await page.unroute('**/grel-editor*.js');
  await openExample(page);
  await expect(result(page)).toHaveText(`${example.result}string`);
});

test.describe('the address of an expression', () => {
  test('is copied, and opens the editor in the same place', {tag: '@desktop'}, async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(GREL);
    await buttonOf(page, 'value.contains(/a.c/)').or(page.locator('.try button').nth(30)).first().click();
    await expect(field(page)).toBeFocused();
    await valueField(page).fill('"50% <b>é</b> & #1"');
    await type(page, 'value.replace(/[%&#+]/, "?")');
    await editor(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(editor(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
    const place = await editor(page).evaluate((node) => node.parentElement?.querySelector('table')?.textContent);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`${GREL}#try=value.replace`);

    await page.goto('about:blank');
    await site.open(link);
    await expect(field(page)).toHaveText('value.replace(/[%&#+]/, "?")');
    await expect(valueField(page)).toHaveValue('"50% <b>é</b> & #1"');
    await expect(result(page)).toHaveText('"50? <b>é</b> ? ?1"string');
    await expect(field(page)).toBeInViewport();
    expect(await editor(page).evaluate((node) => node.parentElement?.querySelector('table')?.textContent)).toBe(place);
    await page.keyboard.press('Escape');
    await expect(editor(page)).toHaveCount(0);
  });

  test('shows the heading of its recipe, and the row', async ({page, site}) => {
    await site.open(`${RECIPES}#try=value.find(/\\d{4}/)[0]&value="c. 1885"&in=keep-year`);
    await expect(result(page)).toHaveText('"1885"string');
    await expect(result(page)).toBeInViewport();
    await expect(editor(page).getByRole('button', {name: 'Copy link'})).toBeInViewport();
    await expect(page.getByRole('heading', {name: 'Keep only the year'})).toBeInViewport();
    await expect(page.locator('tr[aria-current]')).toContainText('c. 1885');
  });

  test('is not offered where it would be too long', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(EXPRESSIONS);
    await openExample(page);
    await type(page, `"${'a'.repeat(3000)}".length()`);
    await expect(result(page)).toHaveText('3000number');
    await expect(editor(page).getByRole('button', {name: 'Copy link'})).toBeDisabled();
    await expect(editor(page)).toContainText('Too long for a link.');
  });

  for (const [kind, hash] of [
    ['a script', '#try=<script>document.title="hit"</script>&value=<img src=x onerror=document.title="hit">&in="><b>'],
    ['an encoded script', '#try=%22%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E%22&value=%3Cscript%3E&in=try'],
    ['senseless escapes', '#try=%E0%A4%A&value=%&in=%00&table=1e9'],
    ['a place that is none', '#try=1&in=[]*&table=-1'],
  ] as const) {
    test(`does no harm with ${kind}`, {tag: '@desktop'}, async ({page, site}) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await site.open(EXPRESSIONS + hash);
      await expect(field(page)).toBeFocused();
      await expect(result(page)).not.toHaveText('…');
      await expect(editor(page).locator('script, img, b')).toHaveCount(0);
      await expect(page).toHaveTitle(/Expressions/);
      expect(requests.filter((url) => /\/x$/.test(url))).toEqual([]);
    });
  }

  test('opens nothing where it is longer than any that the editor makes', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(`${EXPRESSIONS}#try=${'a'.repeat(100_000)}`);
    await settle(page);
    await expect(editor(page)).toHaveCount(0);
    await openExample(page);
  });
});

test.describe('the table of loans', () => {
  const start = (page: Page): Locator => page.getByRole('button', {name: 'Try an expression on this table'});
  const results = (page: Page): Locator => result(page).getByRole('row');

  test('shows the result for every row of a column', async ({page, site}) => {
    await site.open(EXPRESSIONS);
    await start(page).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(results(page)).toHaveCount(8);
    await expect(results(page).nth(2)).toHaveText('2BOWL WITH BLUE FISH (copy)Bowl With Blue Fish (copy)string');

    await editor(page).getByRole('combobox', {name: 'Column'}).selectOption('Lender');
    await type(page, 'value.fingerprint()');
    await expect(results(page).nth(1)).toHaveText('1Harbor Museumharbor museumstring');
    await expect(results(page).nth(2)).toHaveText('2Museum, Harborharbor museumstring');
    await expect(results(page).nth(6)).toHaveText('6nullnullblank');

    await type(page, 'cells["Object"].value + " / " + row.index');
    await expect(results(page).nth(1)).toContainText('Bowl with blue fish / 0');
    await type(page, 'value.length(');
    await expect(result(page)).toContainText('Error: Parsing error at offset');
    await expect(results(page)).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(start(page)).toBeFocused();
  });

  test(
    'stops at the first row that takes too long, and can be shared',
    {tag: '@desktop'},
    async ({page, site, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await site.open(EXPRESSIONS);
      await start(page).click();
      await editor(page).getByRole('combobox', {name: 'Column'}).selectOption('Material');
      await type(page, '("a" + "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa").contains(/^(a+)+b$/)');
      await expect(results(page).nth(7)).toContainText('so it was stopped');
      await type(page, 'value.split(";").length()');
      await expect(results(page).nth(1)).toHaveText('1earthenware; glaze2number');
      await editor(page).getByRole('button', {name: 'Copy link'}).click();
      await expect(editor(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.goto('about:blank');
      await site.open(link);
      await expect(results(page).nth(1)).toHaveText('1earthenware; glaze2number');
    },
  );
});

for (const mode of ['light', 'dark'] as const) {
  test(`the open editor is open to everyone in ${mode} mode`, async ({page, site}) => {
    const within = 'section[aria-label="Try an expression"]';
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await site.open(EXPRESSIONS);
    await openExample(page);
    await type(page, 'value.toUppercase() + * 2');
    await expect(result(page)).toContainText('Error');
    await settle(page);
    expect(await axeFaults(page, {within}), 'axe').toEqual([]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('value.to');
    await expect(page.getByRole('option').first()).toBeVisible();
    await settle(page);
    expect(await axeFaults(page, {within}), 'axe with completions').toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}

test('rows that only the tool can evaluate have no button', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/grelfunctions');
  await expect(buttonOf(page, 'value.phonetic("soundex")')).toBeVisible();
  await expect(rowOf(page, 'cross("nowhere", "", "Value").length()').getByRole('button')).toHaveCount(0);
  expect(await page.locator('.try button').count()).toBeGreaterThan(400);
  await site.open('/docs/manual/jythonclojure');
  await expect(page.locator('.try button')).toHaveCount(0);
});

test('paper shows neither buttons nor the editor', {tag: '@desktop'}, async ({page, site}) => {
  await site.open(EXPRESSIONS);
  await openExample(page);
  await page.emulateMedia({media: 'print'});
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole('row').filter({hasText: '"Jane Doe"'}).first()).toBeVisible();
  await expect(page.locator('.try').filter({visible: true})).toHaveCount(0);
  await expect(page.getByText('Try an expression on this table')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there are examples and loans, and no buttons', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(EXPRESSIONS);
    await expect(page.getByRole('cell', {name: 'Bowl with blue fish', exact: true})).toBeVisible();
    await expect(rowOf(page, example.expression).first()).toBeVisible();
    await expect(page.getByRole('button', {name: /^Try/})).toHaveCount(0);
    await expect(page.locator('.try').filter({visible: true})).toHaveCount(0);
  });
});
