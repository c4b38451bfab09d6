import {CHUNKS, findChunk} from '../scripts/findChunk.mjs';
import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {draw, expect, settle, test, type Site} from './fixtures';

const GREL = '/docs/manual/grel';
const RECIPES = '/docs/manual/recipes/dates';
const EXPRESSIONS = '/docs/manual/expressions';
const desktop = {tag: '@desktop'};

const editor = (page: Page): Locator => page.getByRole('region', {name: 'Try an expression'});
const field = (page: Page): Locator => editor(page).getByRole('textbox', {name: 'Expression'});
const valueField = (page: Page): Locator => editor(page).getByRole('textbox', {name: 'Value'});
const valueType = (page: Page): Locator => editor(page).getByRole('combobox', {name: 'Type'});
const copyButton = (page: Page): Locator => editor(page).getByRole('button', {name: 'Copy link'});
const result = (page: Page): Locator => editor(page).locator('[id$="result"]');
/** What a screen reader is told. */
const said = (page: Page): Locator => editor(page).getByRole('status').first();
const current = (page: Page): Locator => page.locator('tr[aria-current]');

/** Puts an expression in the place of the one in the field. */
async function type(page: Page, expression: string): Promise<void> {
  await field(page).press('ControlOrMeta+a');
  await page.keyboard.insertText(expression);
  await expect(field(page)).toHaveText(expression);
}

async function answers(page: Page, expression: string, text: string | RegExp): Promise<void> {
  await type(page, expression);
  await expect(result(page)).toHaveText(text);
}

const example = {expression: 'value.split(" ")[-1]', value: 'Jane Doe', result: 'Doe'};
const buttonOf = (page: Page): Locator =>
  page.getByRole('button', {name: `Try it: ${example.expression} with "${example.value}"`});

async function openExample(page: Page): Promise<void> {
  await buttonOf(page).click();
  await expect(field(page)).toBeFocused();
}

async function start(page: Page, site: Site): Promise<void> {
  await site.open(EXPRESSIONS);
  await openExample(page);
}

/** The address that the editor copies. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyButton(page).click();
  await expect(editor(page).getByRole('button', {name: 'Link copied'})).toBeVisible();
  await expect(editor(page).getByRole('status').last()).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  return link;
}

test('a row of examples opens an editor by keyboard, which answers while one types', async ({page, site}) => {
  await site.open(EXPRESSIONS);
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(example.expression);
  await expect(editor(page)).toMatchAriaSnapshot({name: 'editor.aria.yml'});
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).toContainText(example.value);
  for (const part of [valueField(page), result(page), copyButton(page)]) {
    await expect(part).toBeInViewport({ratio: 1});
  }

  // The cursor is at the end.
  await page.keyboard.type('.length()');
  await expect(field(page)).toHaveText(`${example.expression}.length()`);

  // The slash is a shortcut of the search elsewhere.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('value.replace(/[aeiou]/, "*").length()');
  await expect(result(page)).toHaveText('8number');
  await expect(said(page)).toHaveText('8, number');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(valueField(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Rome');
  await expect(result(page)).toHaveText('4number');
  // Nobody loses what they wrote by a key.
  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveText('4number');
  await editor(page).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(editor(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  // The list of completions closes first.
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();
  await expect(current(page)).toHaveCount(0);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a value is text unless the reader chooses another type', desktop, async ({page, site}) => {
  await site.open(`${EXPRESSIONS}#try=value&value=007`);
  await expect(result(page)).toHaveText('7number');
  await valueType(page).selectOption('text');
  await expect(result(page)).toHaveText('007string');
  await valueField(page).fill(' C:\\new\n ');
  await expect(valueField(page)).toHaveAttribute('rows', '2');
  await expect(result(page).locator('code')).toHaveText(' C:\\new\n ', {useInnerText: false});
  await expect(result(page).locator('code span')).toHaveText([' ', '\n '], {useInnerText: false});
  await valueField(page).fill('  ');
  // Unlike a text, a pattern is compared with all spaces.
  await expect(result(page).locator('code')).toHaveText(/^ {2}$/, {useInnerText: false});
  await valueType(page).selectOption('date');
  await expect(result(page)).toHaveText('This page cannot read this as a date. Write one such as 2024-05-01.');
  await valueField(page).fill('2024-05-01');
  await expect(result(page)).toHaveText('[date 2024-05-01T00:00:00Z]date');
  await valueType(page).selectOption('blank');
  await expect(result(page)).toHaveText('nullblank');
  await expect(valueField(page)).toHaveCount(0);
});

test(
  'says what it cannot read, what the tool passes over, and what is long or runs for ever',
  desktop,
  async ({page, site}) => {
    await start(page, site);
    await type(page, 'value.toUppercase() + * 2');
    const underlined = field(page).locator('.cm-lintRange-error');
    await expect(underlined).toHaveText('*');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(result(page).locator('[class*="error"]')).toContainText('Error: Parsing error at offset 22');
    await expect(said(page)).toContainText('Error: Parsing error at offset 22');
    await answers(page, 'value.toUppercase()', 'JANE DOEstring');
    await expect(underlined).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    await answers(page, 'value.trim().toLowercase().toUppercase().replace("a", "b").length()', '8number');
    await expect(editor(page).getByRole('listitem')).toHaveCount(4);

    await answers(page, 'value.length() 2', /^8number *OpenRefine ignores the end of this expression: 2$/);
    await expect(said(page)).toContainText('OpenRefine ignores the end');
    await answers(page, 'forRange(0, 3000, 1, i, "ab").join("")', /\(1000 more characters\)/);
    await expect(said(page)).toHaveText(/^\d+ characters, which begin with: (ab){60}, string$/);
    await valueField(page).fill('a'.repeat(40));
    await answers(page, 'value.contains(/^(a+)+b$/)', /This takes longer than a second, so it was stopped\./);
    // The page itself never stood still, and the worker that did is gone.
    await expect.poll(() => page.workers().length).toBe(0);
    await answers(page, 'value.length()', '40number');

    await field(page).press('ControlOrMeta+a');
    const milliseconds = await page.evaluate(async (text) => {
      const began = performance.now();
      document.execCommand('insertText', false, text);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    }, 'a'.repeat(100_000));
    expect(milliseconds, 'for a long word').toBeLessThan(2500);
    await answers(page, 'value.length()', '40number');
  },
);

test('each row of examples is whole in a narrow window', desktop, async ({page, site}) => {
  await site.open(RECIPES);
  const table = page
    .getByRole('table')
    .filter({has: page.getByRole('button')})
    .first();
  await expect(table.getByRole('columnheader')).toHaveText(['Expression', 'Value', 'Result', 'Try it']);
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const frames = page.getByRole('article').locator('div:has(> table)');
    const hidden = await frames.evaluateAll((all) => all.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(Math.max(...hidden), `${width} px`).toBe(0);
  }
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 508}});

  test('there is room beside an open keyboard, and nothing covers the completions', desktop, async ({page, site}) => {
    await start(page, site);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('value.to');
    await expect(page.getByRole('listbox').getByRole('option').nth(4)).toBeVisible();
    await expect(page.locator('.cm-completionInfo')).toBeHidden();
    const controls = 'button, select, textarea, [role=option]';
    for (const control of await editor(page).or(page.locator('.try')).locator(controls).all()) {
      expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('listbox').getByRole('option', {name: 'toUppercase'}).tap();
    await expect(result(page)).toHaveText('JANE DOEstring');
    for (const part of [valueField(page), result(page), copyButton(page)]) {
      await expect(part).toBeInViewport({ratio: 1});
    }
  });
});

test('names are completed, with a line on each and a link to the manual', desktop, async ({page, site}) => {
  await start(page, site);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('value.toUp');
  const option = page.getByRole('listbox').getByRole('option', {name: 'toUppercase'});
  const info = page.locator('.cm-completionInfo');
  await expect(editor(page)).toMatchAriaSnapshot(`
    - listbox "Completions" [expanded]:
      - option "toUppercase(text)" [selected]
  `);
  await expect(info).toHaveText('Converts text to uppercase.');
  await draw(page);
  const {y, height} = (await info.boundingBox()) ?? {y: Infinity, height: 0};
  expect(y + height, 'what covers the result').toBeLessThanOrEqual((await result(page).boundingBox())?.y ?? 0);

  // The list closes first.
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await page.keyboard.press('Control+Space');
  await option.click();
  await expect(field(page)).toHaveText('value.toUppercase()');
  await expect(result(page)).toHaveText('JANE DOEstring');

  // Inside of quotes, names mean nothing.
  await page.keyboard.type(' + "toUp');
  await expect(result(page)).toContainText('Parsing error');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);

  await editor(page).getByRole('link', {name: 'In the manual on toUppercase'}).click();
  await expect(page).toHaveURL('/docs/manual/grelfunctions/text#touppercase');
  await expect(page.getByRole('heading', {name: 'toUppercase()'})).toBeInViewport();
});

test('loads nothing before the first use and little then, and says what fails', desktop, async ({page, site}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const chunk = findChunk(CHUNKS.editor);
  const alert = page.getByRole('alert');
  site.allowConsoleError(/ERR_FAILED/);
  await site.open(EXPRESSIONS);
  await settle(page);
  for (const unused of [chunk, findChunk(CHUNKS.grelWorker)]) expect(scripts).not.toContain(unused);
  scripts.clear();
  await page.route(`**${chunk}`, async (route) => {
    await expect(alert).toHaveText('Loading the editor…');
    await route.abort();
  });
  await buttonOf(page).click();
  await expect(alert).toContainText('The editor could not be loaded.');
  await page.unroute(`**${chunk}`);
  await openExample(page);
  await expect(result(page)).toHaveText(`${example.result}string`);
  await expect(alert).toHaveCount(0);
  const bytes = [...scripts].reduce((sum, script) => sum + gzipSync(fs.readFileSync(`build${script}`)).length, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(160_000);

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await copyButton(page).click();
  await expect(editor(page).getByText('Copying failed.')).not.toHaveClass(/hidden/);
});

test.describe('the address of an expression', () => {
  test('is copied, and opens the editor in the same place', desktop, async ({page, site}) => {
    await site.open(GREL);
    await page.locator('.try button').nth(30).click();
    await expect(field(page)).toBeFocused();
    await valueType(page).selectOption('text');
    await valueField(page).fill('50% <b>é</b>\n& #1');
    // The button moves when the result grows.
    await answers(page, 'value.replace(/[%&#+]/, "?")', '50? <b>é</b>\n? ?1string');
    const place = await editor(page).evaluate((node) => node.parentElement?.querySelector('table')?.textContent);
    const link = await copyLink(page);
    expect(link).toContain(`${GREL}#try=value.replace`);

    await site.open(link);
    await expect(field(page)).toHaveText('value.replace(/[%&#+]/, "?")');
    await expect(valueField(page)).toHaveValue('50% <b>é</b>\n& #1');
    await expect(result(page)).toHaveText('50? <b>é</b>\n? ?1string');
    await expect(field(page)).toBeInViewport();
    expect(await editor(page).evaluate((node) => node.parentElement?.querySelector('table')?.textContent)).toBe(place);
  });

  test('shows the heading of its recipe, and the row', async ({page, site}) => {
    await site.open(`${RECIPES}#try=value.find(/(?<!\\d)\\d{4}(?!\\d)/)[0]&value="c. 1885"&in=keep-year`);
    await expect(result(page)).toHaveText('1885string');
    await expect(result(page)).toBeInViewport();
    await expect(copyButton(page)).toBeInViewport();
    await expect(page.getByRole('heading', {name: 'Keep only the year'})).toBeInViewport();
    await expect(current(page)).toContainText('c. 1885');
  });

  test('does no harm', desktop, async ({page, site}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const hash of [
      '#try=<script>document.title="hit"</script>&value=<img src=x onerror=document.title="hit">',
      '#try=%22%3Cimg%20src%3Dx%20onerror%3Ddocument.title%3D1%3E%22&value=%3Cscript%3E',
      '#try=%E0%A4%A&value=%',
    ]) {
      await page.goto('about:blank');
      await site.open(EXPRESSIONS + hash);
      await expect(field(page)).toBeFocused();
      await expect(result(page)).not.toHaveText('…');
      await expect(editor(page).locator('script, img, b')).toHaveCount(0);
      await expect(page).toHaveTitle(/Expressions/);
    }
    await valueField(page).fill('<p>a</p><img src="/x" onerror="document.title=1"><script>document.title=1</script>');
    await answers(page, 'value.parseHtml().select("p")[0].htmlText()', 'astring');
    await answers(page, 'value', /<p>a<\/p><img src=/);
    await expect(result(page).locator('img, p, script')).toHaveCount(0);
    await expect(page).toHaveTitle(/Expressions/);
    expect(requests.filter((url) => /\/x$/.test(url))).toEqual([]);
  });

  test('is never too long, and opens but a notice if it is or its table is gone', desktop, async ({page, site}) => {
    for (const [hash, message] of [
      [`#try=${'a'.repeat(100_000)}`, 'This link is too long'],
      ['#try=value.trim()&value=Lender&in=gone', 'Its expression is value.trim()'],
      ['#try=1&in=variables&table=1e9', 'no longer on this page'],
    ] as const) {
      await site.open(EXPRESSIONS + hash);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('alert')).toBeInViewport();
      await expect(editor(page)).toHaveCount(0);
    }
    await openExample(page);
    await answers(page, `"${'a'.repeat(2900)}".length()`, '2900number');
    await expect(copyButton(page)).toBeDisabled();
    await expect(editor(page)).toContainText('Too long for a link.');
  });
});

test('the table of loans shows the result for every row, and can be shared', desktop, async ({page, site}) => {
  const results = result(page).getByRole('row');
  const begin = page.getByRole('button', {name: 'Try an expression on this table'});
  const column = editor(page).getByRole('combobox', {name: 'Column'});
  await site.open(EXPRESSIONS);
  await begin.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(results).toHaveCount(8);
  await expect(results.nth(2)).toHaveText('2BOWL WITH BLUE FISH (copy)Bowl With Blue Fish (copy)string');

  await column.selectOption('Lender');
  await type(page, 'value.fingerprint()');
  await expect(results.nth(2)).toHaveText('2Museum, Harborharbor museumstring');
  await expect(results.nth(6)).toHaveText('6nullnullblank');
  await type(page, 'cells["Object"].value + " / " + row.index');
  await expect(results.nth(1)).toContainText('Bowl with blue fish / 0');
  await answers(page, 'value.length(', /Error: Parsing error at offset/);
  await expect(results).toHaveCount(0);
  await type(page, 'value.length() 2');
  await expect(result(page).getByText('OpenRefine ignores the end')).toHaveCount(1);
  await editor(page).getByRole('button', {name: 'Close'}).click();
  await expect(begin).toBeFocused();

  await begin.click();
  await column.selectOption('Material');
  await type(page, '("a" + "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa").contains(/^(a+)+b$/)');
  await expect(results.nth(7)).toContainText('so it was stopped');
  await type(page, 'value.split(";").length()');
  await expect(results.nth(1)).toHaveText('1earthenware; glaze2number');
  await site.open(await copyLink(page));
  await expect(results.nth(1)).toHaveText('1earthenware; glaze2number');
});

// The sweep looks at every kind of page in both modes at both widths.
test('the open editor is open to everyone, on a phone in dark mode', async ({page, site, isMobile}) => {
  const within = 'section[aria-label="Try an expression"]';
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), isMobile ? 'dark' : 'light');
  await start(page, site);
  await answers(page, '" ".replace(/ /, "$")', /Error.*refers to a group/);
  await settle(page);
  expect(await axeFaults(page, {within}), 'axe').toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('value.to');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await settle(page);
  // The arrow keys scroll the list while the focus stays in the field.
  const without = ['scrollable-region-focusable'];
  expect(await axeFaults(page, {within, without}), 'axe with completions').toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0);
});
