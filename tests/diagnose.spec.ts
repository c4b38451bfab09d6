import fs from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {CHUNKS, findChunk} from '../scripts/findChunk.mjs';
import {axeFaults} from './axe';
import {expect, paste, settle, test} from './fixtures';

const tool = (page: Page) => page.getByRole('region', {name: 'Your column'});
const cellsField = (page: Page) => tool(page).getByLabel('The cells of one column');
const fault = (page: Page, name: string | RegExp) => tool(page).getByRole('group', {name});
const status = (page: Page) => tool(page).getByRole('status').first();
const stepsOf = async (page: Page) =>
  JSON.parse((await tool(page).locator('code').filter({hasText: '"op"'}).textContent()) ?? '') as {
    columnName: string;
    expression: string;
  }[];

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const column = ['Oslo ', ' oslo', 'MÃ¼nchen', '', 'n/a', 'Leiden'].join('\n');

test('finds what is wrong, fixes it, and gives the steps and the cells @desktop', async ({page, site, context}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/docs/manual/diagnose');
  await cellsField(page).fill(column);
  await expect(tool(page)).toMatchAriaSnapshot({name: 'diagnose.aria.yml'});
  await tool(page).getByText('Recipes for numbers and money (').click();
  const listed = tool(page).getByRole('link', {name: /^Numbers with commas/});
  await expect(listed).toHaveAttribute('href', '/docs/manual/recipes/numbers#thousands-separators');

  // What the page is not sure of stays until the reader answers.
  const rows = tool(page).getByRole('row');
  const answer = fault(page, /can mean “blank”/).getByRole('radio', {name: 'Yes, make these cells blank'});
  await answer.check();
  await expect(rows.nth(4)).toHaveText('5n/ablank');
  const merge = fault(page, /Different spellings/).getByRole('checkbox');
  await merge.check();
  await expect(rows.nth(2)).toHaveText('2␣osloOslo');
  const blank = fault(page, /^Blank cells/);
  await blank.getByText('Row 4').click();
  await expect(blank.getByText('4: blank')).toBeVisible();
  await expect(tool(page).getByText('4 of 6 cells change.')).toBeVisible();
  // Another cell changes no answer.
  await cellsField(page).fill(`${column}\nBonn`);
  await expect(status(page)).toContainText('7 cells');
  await expect(answer).toBeChecked();

  await tool(page).getByLabel('Column name in your project').fill('City');
  await expect.poll(async () => (await stepsOf(page)).map(({columnName}) => columnName)).toEqual(Array(4).fill('City'));
  expect((await stepsOf(page)).map(({expression}) => expression)).toEqual([
    expect.stringContaining('reinterpret'),
    expect.stringContaining('trim()'),
    expect.stringContaining('null'),
    'value',
  ]);
  await tool(page).getByRole('button', {name: 'Copy the code'}).last().click();
  await expect(tool(page).getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(await stepsOf(page));

  const saving = page.waitForEvent('download');
  await tool(page).getByRole('button', {name: 'Download the cleaned cells'}).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('cleaned-cells.csv');
  expect(await fs.readFile(await saved.path(), 'utf8')).toBe('\ufeffCity\nOslo\nOslo\nMünchen\n""\n""\nLeiden\nBonn\n');
  expect(asked.filter((request) => /oslo|nchen|data:/i.test(request))).toEqual([]);
  // A new column is asked about from scratch.
  await cellsField(page).selectText();
  await paste(cellsField(page), 'n/a');
  await expect(answer).not.toBeChecked();
  await answer.check();
  // One more cell is no other column.
  await cellsField(page).press('ControlOrMeta+End');
  await page.evaluate(() => navigator.clipboard.writeText('\nBergen'));
  await cellsField(page).press('ControlOrMeta+v');
  await expect(status(page)).toContainText('2 cells');
  await expect(answer).toBeChecked();
  await cellsField(page).fill('');
  await expect(tool(page).getByRole('heading')).toHaveCount(1);
  await cellsField(page).fill('n/a');
  await expect(answer).not.toBeChecked();
  await expect(tool(page).getByText('Choose a fix above, and its steps appear here.')).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('asks what it cannot know, by keyboard, and shows forms that differ and the part of a long cell that changes @desktop', async ({
  page,
  site,
}) => {
  await site.open('/docs/manual/diagnose');
  await cellsField(page).focus();
  await page.keyboard.type('1/5/2024\n31/12/2024');
  const dates = fault(page, /^Dates with slashes/);
  await expect(dates.getByText('The fix changes 2 of the 2 cells.')).toBeVisible();
  await expect(dates.getByText('The fix changes 1 of the 2 cells.')).toBeVisible();
  const unsure = dates.getByRole('radio', {name: 'I don’t know'});
  await expect(unsure).toBeChecked();
  await unsure.focus();
  await page.keyboard.press('ArrowDown');
  await expect(dates.getByRole('radio', {name: 'The day'})).toBeChecked();
  const changed = tool(page).getByRole('row').nth(1);
  await expect(changed).toHaveText('11/5/20242024-05-01');
  await unsure.check();
  await expect(changed).toHaveCount(0);

  await cellsField(page).fill('1,250\n12');
  const numbers = fault(page, /^Numbers with commas/);
  await expect(
    numbers.getByText('It also changes 1 other, for example, from text into a number.').first(),
  ).toBeVisible();
  await numbers.getByLabel('As in 1,234.50').check();
  await expect(changed).toHaveText('11,2501250 number');

  const long = 'ore '.repeat(150);
  await cellsField(page).fill(`Hill Road\nMill Road\nPark Road\nDock Rd.\n${long}east  level`);
  const words = fault(page, /^Words both written out and abbreviated.*: 1 cell$/);
  await expect(words.getByRole('listitem')).toHaveText([
    'road (3), as in Hill Road, Mill Road · rd. (1), as in Dock Rd.',
  ]);
  await expect(words.getByRole('checkbox')).toHaveCount(0);
  await words.getByText('The expression for Facet → Custom text facet…').click();
  await expect(words.locator('code').filter({hasText: 'toLowercase()'})).toBeVisible();
  await expect(changed).toHaveText(/^5….*east␣␣level….*east level$/);

  await cellsField(page).fill('');
  const several = '2021-05-06\n5/6/2021\n5.6.2021\n5-6-2021\n5/6/21\n5.6.21\n5 May 2021\nMay 5, 2021';
  const forms = fault(page, /^Dates in several forms/).getByRole('listitem');
  await cellsField(page).fill(`${several}\n5-6-21`);
  await expect(forms).toHaveText(/2021 · and 1 more$/);
  await cellsField(page).fill(several);
  await expect(forms).toHaveText(/2021$/);

  const hosts = [...'abcdefghi'].map((host) => `me@${host}.org\nme@${host.toUpperCase()}.org`);
  const hostForms = fault(page, /^The same part after @/);
  await cellsField(page).fill(hosts.join('\n'));
  await expect(hostForms.getByText('More such groups: 1.')).toBeVisible();
  await expect(hostForms.getByRole('listitem')).toHaveCount(8);

  // Nobody agrees to merge what is not shown.
  await cellsField(page).fill('Oslo\nOSLO\noslo\nOSlo\nOsLo\nOslO\noSLO\nosLO\noslO');
  await expect(tool(page).getByRole('checkbox', {name: /oslo \(1\) all become Oslo$/})).toBeVisible();
});

test('says what it did not read, does not list, and has not looked at yet, and runs nothing @desktop', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await site.open('/docs/manual/diagnose');
  await paste(cellsField(page), 'x\n'.repeat(2001));
  await expect(status(page)).toContainText('This page read only the first 2000 cells.');
  await expect(status(page)).toContainText('Nothing on the list below was found');
  await paste(cellsField(page), 'x'.repeat(1_000_001));
  await expect(status(page)).toContainText('more than 1 MB');
  await expect(cellsField(page)).toHaveValue('x\n'.repeat(2001));
  await cellsField(page).fill('\u{e0001}Oslo ');
  const spaces = fault(page, /^Spaces at the ends/);
  await expect(spaces.getByRole('listitem')).toHaveText(/^U\+E0001Oslo␣/);
  await spaces.getByRole('checkbox').uncheck();
  await expect(tool(page).getByText('0 of 1 cells change.')).toBeVisible();
  await cellsField(page).fill('<img src=x onerror="document.title=1"> \n\u0000\u0001');
  await expect(status(page)).toContainText('2 cells, 0 of them blank.');
  await expect(tool(page).locator('img')).toHaveCount(0);

  await cellsField(page).fill('Oslo \nBonn\n'.repeat(21));
  await expect(spaces.getByText('Rows 1, 3, ')).toHaveText(/ 37, 39, and more$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await cellsField(page).fill('Oslo');
  await expect(status(page)).toHaveText('Looking at your cells…');
  await expect(tool(page).locator('[inert] button', {hasText: 'Download'})).toHaveCount(1);
});

test('says that it could not look, as long as there is something to look at @desktop', async ({page, site}) => {
  const worker = `**${findChunk(CHUNKS.grelWorker)}`;
  await page.route(worker, (route) => route.abort());
  await site.open('/docs/manual/diagnose');
  await cellsField(page).fill('Oslo');
  await expect(status(page)).toContainText('could not be loaded');
  await cellsField(page).fill('');
  await expect(status(page)).toBeEmpty();
  // A worker that is there, and finds nothing in time.
  await page.route(worker, (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'onmessage = () => postMessage(undefined);'}),
  );
  await cellsField(page).fill('Oslo');
  await expect(status(page)).toHaveText(
    /^1 cell, .* was stopped: [^;]+; [^;]+; [^;.]+\. The page did not look for the rest\. Try fewer or shorter cells\.$/,
  );
});

test('is accessible with findings', async ({page, site}) => {
  await site.open('/docs/manual/diagnose');
  await page.emulateMedia({reducedMotion: 'reduce'});
  const blank = fault(page, /can mean “blank”/).getByRole('radio', {name: 'Yes, make these cells blank'});
  for (const sample of ['Publisher', 'Price', 'Acquired']) {
    await tool(page).getByRole('button', {name: sample, exact: true}).click();
    await expect(tool(page).getByLabel('Column name in your project')).toHaveAttribute('placeholder', sample);
    await expect(tool(page).getByRole('checkbox', {name: 'The first line is the column name'})).toBeChecked();
    await expect(status(page)).toContainText('found');
    await expect(blank).not.toBeChecked();
    await blank.check();
    await expect(status(page)).toContainText('found');
    await settle(page);
    expect(await axeFaults(page, {within: 'main'}), sample).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), sample).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('says what it needs, and leads to the recipes for the same problems @desktop', async ({page, site}) => {
    await site.open('/docs/manual/diagnose');
    await expect(cellsField(page)).toBeHidden();
    await expect(tool(page).getByText(/needs JavaScript/)).toBeVisible();
    await tool(page).getByText('Recipes for text (').click();
    const links = tool(page).getByRole('list').last().getByRole('link');
    expect(await links.count()).toBeGreaterThan(10);
    await expect(links.filter({hasText: 'Garbled accents'})).toHaveAttribute(
      'href',
      '/docs/manual/recipes/text#garbled-accents',
    );
  });
});
