import fs from 'node:fs/promises';
import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {draw, expect, settle, test} from './fixtures';
import {readLesson} from './openrefine/lessons/readLesson.mjs';

// The steps of the page, which `npm run test:openrefine` performs in the real program, performed in the session.
const commands = readLesson('docs/manual/try.mdx');
const session = (page: Page) => page.getByRole('region', {name: 'A small model of OpenRefine'});
const facetOn = (page: Page, column = '') => page.getByRole('region', {name: `Facet on ${column}`});
const choice = (page: Page, [facet, name = '']: string[]) =>
  facetOn(page, facet).getByRole('button', {name: new RegExp(`^${name} \\d`)});

type Press = (button: Locator) => Promise<void>;
const click: Press = (button) => button.click();
const byKey: Press = async (button) => {
  await button.focus();
  await button.press('Enter');
};

async function download(page: Page, start: () => Promise<void>): Promise<string> {
  const event = page.waitForEvent('download');
  await start();
  return fs.readFile(await (await event).path(), 'utf8');
}

const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? NaN;

const solution = (name = '') => fs.readFile(`static/lessons/${name}`, 'utf8');

/** The commands of lessons that the session knows; each is done or seen as in the program. */
function createVerbs(page: Page, press: Press): Record<string, (path: string[], value?: string) => Promise<void>> {
  const frame = session(page);
  const button = (name: string, within: Locator | Page = frame) => within.getByRole('button', {name, exact: true});
  const cell = async ([row = '', column = '']: string[]) => {
    const names = await frame.getByRole('columnheader').allInnerTexts();
    return frame
      .getByRole('row')
      .filter({hasText: row})
      .getByRole('cell')
      .nth(names.indexOf(column) + 1);
  };
  return {
    upload: async () => {},
    create: () => expect(frame.getByRole('button', {name: /^Undo/})).toHaveText('Undo / Redo 0 / 0'),
    choose: async ([column = '', ...path]) => {
      await press(button(column));
      const menu = frame.getByRole('group', {name: `${column} menu`});
      for (const label of path) {
        // Where there is no room, it is farther to the left.
        expect(await leftOf(menu), `${column} menu`).toBeLessThanOrEqual((await leftOf(button(column))) + 2);
        await press(button(label, menu));
      }
    },
    facet: (path) => press(choice(page, path)),
    button: async ([name = '']) => {
      const dialog = page.getByRole('dialog');
      await press(button(name, (await dialog.count()) > 0 ? dialog : frame).first());
    },
    field: (_place, value = '') => page.getByRole('dialog').getByRole('textbox').fill(value),
    undo: async ([steps = '']) => {
      const tab = frame.getByRole('button', {name: /^Undo \/ Redo/});
      await press(tab);
      const [, count, direction] = /^(\d+) (back|forward)$/.exec(steps) ?? [];
      const at = Number(/\d+/.exec(await tab.innerText())?.[0]);
      const to = at + (direction === 'back' ? -Number(count) : Number(count));
      const changes = frame.getByRole('button', {name: /^\d+\. /});
      await press(changes.nth(to));
      // The color tells which changes are undone.
      const colors = () => changes.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      const areDone = async () => (await colors()).map((color, _, [first]) => color === first);
      await expect.poll(areDone).toEqual((await colors()).map((_, place) => place <= to));
      await expect(changes.nth(to)).toHaveAttribute('aria-current', 'step');
      await expect(frame.getByRole('status').last()).toBeEmpty();
      await expect(button('Undo')).toHaveCount(0);
    },
    export: async ([format = ''], value) => {
      await press(button('Export'));
      expect(await download(page, () => press(button(format)))).toBe(await solution(value));
    },
    'see rows': ([count]) => expect(frame.getByText(`${count} rows`, {exact: true})).toBeVisible(),
    'see matching': ([count]) => expect(frame.getByText(`${count} matching rows`)).toBeVisible(),
    'see choices': ([facet], value) => expect(facetOn(page, facet)).toContainText(`${value} choices`),
    'see choice': (path, value = '') => expect(choice(page, path)).toHaveText(new RegExp(` ${value}$`)),
    'see clusters': ([count]) => expect(page.getByRole('dialog')).toContainText(`${count} clusters found`),
    'see notice': ([text = '']) => expect(frame.getByRole('status').filter({hasText: text})).toBeVisible(),
    'see cell': async (path, value = '') => expect(await cell(path)).toHaveText(value),
    'see steps': ([count]) => expect(frame.getByRole('button', {name: /^Undo \/ Redo/})).toContainText(`${count} /`),
  };
}

test('does what the program does, and sends nothing, with a finger or the keyboard', async ({page, site, isMobile}) => {
  const press = isMobile ? click : byKey;
  await site.open('/docs/manual/try');
  const verbs = createVerbs(page, press);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  for (const {verb, path, value, line} of commands) {
    const run = verbs[verb];
    if (!run) throw new Error(`docs/manual/try.mdx:${line}: the session does not know "${verb}".`);
    await test.step(`${line}: ${verb}`, () => run(path, value));
    // What was pressed may be gone; then the focus is back where it came from.
    const presses = /^(choose|facet|button|undo|export)$/.test(verb);
    if (presses) await expect(page.locator(':focus'), `the focus after line ${line}`).toHaveCount(1);
  }
  await expect(session(page).getByText('Now try what you like.')).toBeVisible();
  expect(asked.filter((request) => /about|data:/.test(request))).toEqual([]);
  await press(session(page).getByRole('link', {name: 'download OpenRefine'}));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Download OpenRefine');
});

function createTransforms(page: Page) {
  const verbs = createVerbs(page, click);
  const choose = async (...path: string[]) => verbs.choose?.(['Type', 'Edit cells', ...path]);
  const transform = async (expression: string) => {
    await choose('Transform…');
    await verbs.field?.([], expression);
    await verbs.button?.(['OK']);
  };
  return {verbs, choose, transform};
}

test('does what each common transform says, shows as many rows as asked, and exports half a character @desktop', async ({
  page,
  site,
}) => {
  await site.open('/docs/manual/try');
  const {choose, transform} = createTransforms(page);
  await transform('"😀"[0,1] + value');
  await expect(session(page).getByRole('status').filter({hasText: 'Text transform'})).toBeVisible();
  const [bar, menu] = [
    session(page).getByRole('button', {name: 'Export'}),
    session(page).getByRole('group', {name: 'Export'}),
  ];
  for (const closing of [bar, session(page).getByText('objects-24 csv')]) {
    await bar.click();
    await expect(menu).toBeVisible();
    await closing.click();
    await expect(menu).toHaveCount(0);
  }
  await bar.click();
  const csv = await download(page, () =>
    session(page).getByRole('button', {name: 'Comma-separated value', exact: true}).click(),
  );
  expect(csv).toMatch(/,\uFFFD\w+/);
  await transform('forRange(0, 2000, 1, i, "x").join("")');
  const refusal = 'This page stores at most 1000 characters in a cell, so nothing has changed.';
  await expect(session(page).getByRole('status').filter({hasText: refusal})).toBeVisible();
  // The first row has an error, and the expression none.
  await transform('toUppercase(null)');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rows = session(page).getByRole('row');
  for (const [item, before, after] of [
    ['Trim leading and trailing whitespace', ' aB  cD ', 'aB  cD'],
    ['Collapse consecutive whitespace', ' aB  cD ', ' aB cD '],
    ['To titlecase', ' aB  cD ', ' Ab  Cd '],
    ['To uppercase', ' aB  cD ', ' AB  CD '],
    ['To lowercase', ' aB  cD ', ' ab  cd '],
    ['To number', '1.50', '1.5'],
  ] as const) {
    await transform(`"${before}"`);
    const cell = rows.nth(1).getByRole('cell').nth(2);
    // Unlike a text, a pattern is compared with all spaces.
    await expect(cell).toHaveText(new RegExp(`^${before}$`));
    await choose('Common transforms', item);
    await expect(cell, item).toHaveText(new RegExp(`^${after}$`));
  }
  await expect(rows.nth(1).getByRole('cell').nth(2)).toHaveClass(/typed/);
  for (const [size, shown] of [
    ['25', 24],
    ['10', 10],
  ] as const) {
    await session(page).getByRole('button', {name: size, exact: true}).click();
    await expect(rows).toHaveCount(1 + shown);
    await expect(session(page).getByRole('button', {name: /^\d+$/, pressed: true})).toHaveText(size);
  }
  await createVerbs(page, click).choose?.(['Type', 'Facet', 'Text facet']);
  await expect(facetOn(page, 'Type')).toContainText(/1 choice(?!s)/);
  await choose('Transform…');
  const dialog = page.getByRole('dialog');
  const [preview, expression] = [dialog.getByRole('row').nth(1), dialog.getByRole('textbox')];
  await expect(preview.getByRole('cell')).toHaveText(['1.', '1.5', '1.5']);
  await expect(expression).toHaveAttribute('spellcheck', 'false');
  await expect(dialog.getByRole('row')).toHaveCount(9);
  await expression.fill('value + 1');
  expect(await preview.innerText(), 'what the expression before it makes').not.toMatch(/1\.5$/);
  await expression.fill('value.');
  await expect(dialog.getByRole('status')).toContainText('Parsing error');
  await dialog.getByRole('button', {name: 'OK'}).click();
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await session(page).getByRole('button', {name: 'Remove all'}).click();
  await expect(facetOn(page, 'Type')).toHaveCount(0);
  await session(page).getByRole('button', {name: 'Undo', exact: true}).click();
  await expect(rows.nth(1)).toContainText('1.50');
  await expect(bar).toBeFocused();
});

test('renames a choice and the blank cells, and merges one cluster alone', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/try');
  await createVerbs(page, click).choose?.(['Maker', 'Facet', 'Text facet']);
  await choice(page, ['Maker', 'Edith Hale']).click();
  await facetOn(page, 'Maker').getByRole('button', {name: 'edit Edith Hale'}).click();
  await expect(facetOn(page, 'Maker').getByRole('textbox')).toHaveValue('Edith Hale');
  const blank = choice(page, ['Maker', '\\(blank\\)']);
  await blank.click();
  await facetOn(page, 'Maker').getByRole('button', {name: 'edit (blank)'}).click();
  await expect(facetOn(page, 'Maker').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Unknown');
  await page.keyboard.press('Enter');
  // The choice stays, so that the reader can give it up.
  await expect(blank).toHaveText('(blank) 0');
  await expect(facetOn(page, 'Maker').getByRole('button', {name: 'edit (blank)'})).toHaveCount(0);
  const [cluster, dialog] = [facetOn(page, 'Maker').getByRole('button', {name: 'Cluster'}), page.getByRole('dialog')];
  await expect(cluster).toBeFocused();
  await blank.click();
  await cluster.click();
  const press = (name: string) => dialog.getByRole('button', {name, exact: true}).click();
  const [boxes, status] = [dialog.getByRole('checkbox'), dialog.getByRole('status')];
  await expect(status).toHaveText('Click Cluster to find clusters on column "Maker".');
  await press('Cluster');
  const count = await boxes.count();
  for (const clear of ['Cluster', 'Deselect all']) {
    await press('Select all');
    await expect(dialog.getByRole('checkbox', {checked: false})).toHaveCount(0);
    await press(clear);
    await expect(dialog.getByRole('checkbox', {checked: false}), clear).toHaveCount(count);
  }
  await press('Merge selected & Close');
  await expect(status).toHaveText(/^You must check some/);
  await press('Edith Hale');
  await expect(dialog.getByRole('row').nth(1)).toMatchAriaSnapshot({name: 'session-cluster.aria.yml'});
  await dialog.getByRole('textbox').first().fill('A new name');
  await press('Deselect all');
  await dialog.getByRole('checkbox', {name: 'Merge A new name'}).check();
  await press('Merge selected & re-cluster');
  await expect(boxes).toHaveCount(count - 1);
  await dialog.getByLabel('Method').selectOption('Nearest neighbor');
  await expect(dialog.getByRole('table')).toHaveCount(0);
  for (const name of ['Cluster', 'Select all', 'Merge selected & re-cluster']) await press(name);
  await expect(status).toHaveText('No clusters were found with the selected method');
  await page.keyboard.press('Escape');
  await expect(choice(page, ['Maker', 'A new name'])).toBeVisible();
  await facetOn(page, 'Maker').getByRole('button', {name: 'Remove this facet'}).click();
  await expect(facetOn(page, 'Maker')).toHaveCount(0);
});

test('says that it could not be loaded, until it is', {tag: '@desktop'}, async ({page, site}) => {
  site.allowConsoleError(/ERR_FAILED/);
  await site.open('/docs/manual/try');
  await page.route('**/assets/js/**', (route) => route.abort(), {times: 1});
  await session(page).hover();
  const failure = session(page).getByText('The session could not be loaded.');
  await expect(failure).toBeVisible();
  await createVerbs(page, click).choose?.(['Maker', 'Facet', 'Text facet']);
  await expect(failure).toHaveCount(0);
});

// The sweep looks at every kind of page in both modes at both widths.
test('does the steps for the reader at home, accessible at each of them, on a phone in dark mode', async ({
  page,
  site,
  isMobile,
}) => {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), isMobile ? 'dark' : 'light');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open('/');
  const frame = session(page);
  const perform = frame.getByRole('button', {name: 'Show me'});
  const skip = frame.getByRole('button', {name: 'Skip'});
  await expect(frame).toMatchAriaSnapshot({name: 'session-1.aria.yml'});
  for (const next of ['Step 2 of 5', 'Step 3 of 5', 'Step 4 of 5', 'Step 5 of 5']) {
    // A step is for all rows, whichever the reader has chosen.
    if (next === 'Step 4 of 5') await choice(page, ['Maker', 'Hale, Edith']).click();
    await perform.click();
    await skip.click();
    await expect(frame).toMatchAriaSnapshot({name: `session-${next[5]}.aria.yml`});
    await expect(facetOn(page, 'Maker').getByRole('button', {name: '(blank) 1', exact: true})).toBeVisible();
    await expect(frame.locator('button:not([class])'), 'buttons as the browser has them').toHaveCount(0);
    // Also on a phone, a reader sees the button, the facet, and the rows that changed without scrolling.
    for (const part of [perform, facetOn(page, 'Maker'), frame.getByRole('row').nth(1)]) {
      await expect(part).toBeInViewport();
    }
    await settle(page);
    expect(await axeFaults(page, {within: 'main header'}), next).toEqual([]);
  }
  await perform.click();
  expect(await download(page, () => skip.click())).toBe(await solution('solutions/objects-24.csv'));
  for (const [column, item] of [
    ['Maker', 'Cluster and edit…'],
    ['Made', 'Transform…'],
  ] as const) {
    await frame.getByRole('button', {name: column, exact: true}).click();
    await frame.getByRole('button', {name: 'Edit cells'}).click();
    await expect(frame).toMatchAriaSnapshot({name: 'session-menu.aria.yml'});
    expect(await axeFaults(page, {within: 'main header'}), `${column} menu`).toEqual([]);
    await frame.getByRole('button', {name: item}).click();
    await draw(page);
    expect(await axeFaults(page, {within: 'dialog'}), item).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('button', {name: column, exact: true})).toBeFocused();
  }
  await frame.getByRole('button', {name: 'Start over'}).click();
  await expect(frame).toMatchAriaSnapshot({name: 'session-1.aria.yml'});
});

/** The texts of the cells that are marked, by a frame as well as by a color. */
const marked = (page: Page) =>
  session(page)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((one) => getComputedStyle(one).boxShadow !== 'none').map(({textContent}) => textContent),
    );

test('shows a step act by act, by keyboard, with motion, and without where the reader wants less', async ({
  page,
  site,
  isMobile,
}) => {
  const reducedMotion = isMobile ? 'reduce' : 'no-preference';
  await page.emulateMedia({reducedMotion});
  await site.open('/docs/manual/try');
  const frame = session(page);
  const button = (name: string) => frame.getByRole('button', {name, exact: true});
  await byKey(button('Show me'));
  await expect(button('Pause')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Continue')).toBeFocused();
  await expect(frame.getByText('Watch step 1 of 5.')).toBeVisible();
  const pointer = frame.locator('span[class*="pointer"]');
  const motions = () =>
    pointer.evaluate((element) =>
      element.getAnimations().map(({playState, effect}) => ({
        playState,
        places: new Set((effect as KeyframeEffect).getKeyframes().map(({translate}) => translate)).size,
      })),
    );
  await page.keyboard.press('Tab');
  const menu = frame.getByRole('group', {name: 'Maker menu'});
  for (const [seen, target] of [
    [menu, button('Facet')],
    [button('Text facet'), button('Text facet')],
    [facetOn(page, 'Maker'), choice(page, ['Maker', 'Edith Hale'])],
  ] as const) {
    // The pause lasts from act to act.
    await expect.poll(motions).toEqual([{playState: 'paused', places: reducedMotion === 'reduce' ? 0 : 2}]);
    await expect(seen).toHaveCount(0);
    await expect(button('Next')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(seen).toBeVisible();
    await expect(target, 'what is clicked next').toBeInViewport({ratio: 0.9});
  }
  await page.keyboard.press('Enter');
  await expect(frame.getByText('2 matching rows')).toBeVisible();
  await expect(button('Show me')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(frame.getByText('The list shows')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  for (let act = 0; act < 4; act++) await button('Next').click();
  await expect(dialog.getByRole('checkbox', {checked: true})).toHaveCount(4);
  await draw(page);
  expect(await axeFaults(page, {within: '.markdown section'})).toEqual([]);
  // The reader goes on in the window, which now keeps the focus.
  await dialog.getByRole('checkbox').first().click();
  await expect(button('Show me')).toHaveCount(1);
  await expect(dialog.getByText('There, click Select all')).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('goes on by itself, marks for two seconds what has changed, and changes only rows that match @desktop', async ({
  page,
  site,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await site.open('/docs/manual/try');
  const {choose, transform} = createTransforms(page);
  await session(page).getByRole('button', {name: 'Show me'}).click();
  await expect(session(page).getByText('2 matching rows')).toBeVisible();
  await choose('Transform…');
  await expect(page.getByRole('dialog').getByRole('row')).toHaveText([/^Row/, /^2\./, /^8\./]);
  await page.keyboard.press('Escape');
  await session(page).getByRole('button', {name: 'Reset all'}).click();
  expect(await marked(page)).toEqual([]);
  await page.clock.pauseAt(Date.now() + 60_000);
  await choose('Common transforms', 'To uppercase');
  const types = session(page).locator('tbody td:nth-child(3)');
  // One of the ten is uppercase already.
  await expect.poll(() => marked(page)).toHaveLength(9);
  expect(await marked(page)).toEqual((await types.allTextContents()).filter((_, row) => row !== 5));
  await page.clock.runFor(1900);
  expect(await marked(page)).toHaveLength(9);
  await page.clock.runFor(100);
  await expect.poll(() => marked(page)).toEqual([]);
  await choice(page, ['Maker', 'Edith Hale']).click();
  await transform('rowIndex');
  await expect(types).toHaveText(['1', '7']);
});

test('does on a page of the manual what it is about, from the start @desktop', async ({page, site}) => {
  for (const [path, steps, seen] of [
    ['', 1, 'Mass edit 2 cells in column Maker'],
    ['/manual/running', 2, '2. Text transform on 5 cells in column Made'],
    ['/manual/cellediting/clustering', 1, 'Mass edit 19 cells in column Maker'],
  ] as const) {
    await site.open(`/docs${path}`);
    await createTransforms(page).choose('Common transforms', 'To uppercase');
    for (const name of ['Show me', 'Skip']) await session(page).getByRole('button', {name}).click();
    await expect(session(page).getByText(seen)).toBeVisible();
    await expect(session(page).getByRole('button', {name: `Undo / Redo ${steps} / ${steps}`})).toBeVisible();
  }
});

test('shows the next step of a phone after the reader has done one @phone', async ({page, site}) => {
  await site.open('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await createVerbs(page, click).choose?.(['Maker', 'Facet', 'Text facet']);
  const edith = choice(page, ['Maker', 'Edith Hale']);
  await edith.evaluate((element) => element.scrollIntoView());
  await expect(session(page).getByText('Step 1 of')).not.toBeInViewport();
  await edith.click();
  await expect(session(page).getByText('Step 2 of')).toBeInViewport({ratio: 1});
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the table, says what is needed, and leads to the downloads @desktop', async ({page, site}) => {
    await site.open('/');
    await expect(session(page).getByRole('row')).toHaveCount(11);
    await expect(session(page).getByRole('row').nth(1)).toHaveText(/^1\./);
    await expect(page.getByText('The session needs JavaScript')).toBeVisible();
    await expect(session(page).getByRole('button')).toHaveCount(0);
    const download = page.getByRole('main').getByRole('link', {name: 'Download OpenRefine'});
    await expect(download).toHaveAttribute('href', '/download');
  });
});
