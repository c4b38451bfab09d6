// @ts-check
// What a lesson may ask of the program. Each verb does what a reader would do in the window, or compares what a reader sees.
import fs from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import {expect} from '@playwright/test';

/** The folder with the files that readers download. */
const lessonFiles = fileURLToPath(new URL('../../../static/lessons/', import.meta.url));

/** Where readers start the practice service. The tests start it on a free port. */
const SERVICE = 'http://127.0.0.1:8765';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('../screenshots/stage.mjs').Stage} Stage */

const quick = {timeout: 30_000};
const exactly = (/** @type {string} */ text) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);

/** The text of a cell, which the edit button, invisible until the mouse is there, follows. */
const cellText = (/** @type {string} */ text) => new RegExp(exactly(text).source.replace('\\s*$', '(edit)?\\s*$'));

/** The panel of a facet by its name, which is that of its column unless the lesson names another. */
const facetOf = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page
    .locator('.facet-container')
    .filter({has: page.locator('.facet-title').getByText(name, {exact: true})})
    .last();

const choiceOf = (/** @type {Page} */ page, /** @type {string[]} */ [facet = '', choice = '']) =>
  facetOf(page, facet)
    .locator('.facet-choice')
    // XPath compares every space. A lesson writes the spaces at the ends, which a reader can't see either, as ␣.
    .filter({has: page.locator(`xpath=.//a[text()="${choice.replaceAll('␣', ' ')}"]`)});

/** A check box below the histogram of a facet. */
const boxOf = (/** @type {Page} */ page, /** @type {string[]} */ [facet = '', label = '']) =>
  facetOf(page, facet)
    .locator('.facet-range-item')
    .filter({has: page.locator('.facet-range-choice-label').getByText(exactly(label))});

/**
 * Drags a handle of a histogram until the range below it begins, or ends, with what is wanted.
 * @type {(stage: Stage, name: string, side: 'left' | 'right', wanted: string) => Promise<void>}
 */
async function drag({page}, name, side, wanted) {
  const facet = facetOf(page, name);
  const range = facet.locator('.facet-range-status');
  const handle = await facet.locator(`.slider-widget-bracket.${side}`).boundingBox();
  const widget = await facet.locator('.slider-widget').boundingBox();
  if (!handle || !widget) throw new Error(`the facet ${name} has no histogram.`);
  const {width} = widget;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  const reached = side === 'left' ? `^[^—]*\\b${wanted}\\b` : `\\b${wanted}\\b[^—]*$`;
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The search is in the page, because to ask it after each pixel takes a minute.
  const place = await range.evaluate(
    (status, search) => {
      for (let pixel = 0; pixel < search.width; pixel++) {
        const clientX = search.side === 'left' ? search.x + pixel : search.x - pixel;
        document.dispatchEvent(new MouseEvent('mousemove', {clientX}));
        if (new RegExp(search.reached).test(status.textContent ?? '')) return clientX;
      }
      return search.x;
    },
    {x, width, side, reached},
  );
  await page.mouse.move(place, y);
  await expect(range).toHaveText(new RegExp(reached), quick);
  await page.mouse.up();
}

/** Writes into the editor of a cell or a choice. @type {(page: Page, value: string) => Promise<void>} */
async function writeCell(page, value) {
  const editor = page.locator('.data-table-cell-editor');
  await editor.locator('textarea').fill(value);
  await editor.getByRole('button', {name: 'Apply', exact: true}).click();
}

/** Chooses an item of a menu above the table. @type {(page: Page, menu: string, label: string) => Promise<void>} */
async function openMenu(page, menu, label) {
  await page.getByText(menu, {exact: true}).first().click();
  await chooseItem(page, label);
}

const chooseItem = (/** @type {Page} */ page, /** @type {string} */ label) =>
  page
    .locator('.menu-item')
    .filter({hasText: exactly(label)})
    .click();

/**
 * Compares what the browser downloads with a file that readers can download from the lesson, and the name of the download.
 * @type {(page: Page, act: () => Promise<void>, name: string, downloadName?: string) => Promise<void>}
 */
async function compareDownload(page, act, name, downloadName) {
  const download = page.waitForEvent('download');
  await act();
  const downloaded = await download;
  if (downloadName) expect(downloaded.suggestedFilename()).toBe(downloadName);
  const written = await fs.readFile(await downloaded.path(), 'utf8');
  const wanted = await fs.readFile(`${lessonFiles}${name}`, 'utf8').catch(() => '(there is no such file)');
  expect(written.trimEnd(), `the downloaded file is not ${name}`).toBe(wanted.trimEnd());
}

/** The cell of a row in a column, which may be about to appear. @type {(page: Page, row: Locator, column: string) => Promise<Locator>} */
async function cellIn(page, row, column) {
  const headers = page.locator('.data-table thead .column-header-name');
  await expect(headers.getByText(column, {exact: true}), `the table has no ${column} column`).toBeVisible(quick);
  const names = await headers.allInnerTexts();
  // The first three cells of a row hold its star, its flag, and its number.
  return row.locator('td').nth(names.indexOf(column) + 3 - (names[0] === 'All' ? 1 : 0));
}

/** A cell by the value in the first column of data of its row, and the name of its column. */
function cellOf(/** @type {Page} */ page, /** @type {string[]} */ [key = '', column = '']) {
  const row = page
    .locator('.data-table tbody tr')
    .filter({has: page.locator('td:nth-child(4)').filter({hasText: cellText(key)})});
  return cellIn(page, row, column);
}

/** A candidate in a cell, by its name. */
const candidateOf = (/** @type {Locator} */ cell, /** @type {string} */ name) =>
  cell
    .locator('.data-table-recon-candidate')
    .filter({has: cell.page().locator('.data-table-recon-topic').getByText(name, {exact: true})});

const historyTab = (/** @type {Page} */ page) => page.locator('a[href="#refine-tabs-history"]');

/** Where a reader clicks: in the dialog, if there is one. */
const frontOf = async (/** @type {Stage} */ {page, dialog}) =>
  (await page.locator('.dialog-frame').count()) ? dialog() : page;

/**
 * What follows a verb is as each of them needs it.
 * @type {Record<string, (stage: Stage, path: any, value: any) => Promise<unknown>>}
 */
const verbs = {
  upload: ({upload}, [file]) => upload(lessonFiles + file),
  async open({page, openStart}, [project]) {
    await openStart('Open project');
    // The newest is the first. A screenshot leaves its projects behind.
    await page.getByRole('link', {name: project, exact: true}).first().click();
    await page.locator('.data-table tbody tr').first().waitFor();
  },
  async create({page}) {
    await page.getByRole('button', {name: 'Create project »'}).click();
    await page.locator('.data-table tbody tr').first().waitFor();
  },
  choose: ({choose}, [column, ...path]) => choose(column, ...path),
  async button(stage, [label]) {
    const place = await frontOf(stage);
    // Some of the program's buttons are links.
    const button = place
      .getByRole('button', {name: label, exact: true})
      .or(place.locator('a', {hasText: exactly(label)}));
    await button.filter({visible: true}).first().click();
  },
  link: ({page}, [label]) => page.getByText(label, {exact: true}).filter({visible: true}).first().click(),
  tab: ({page}, [label]) => page.locator('a[href^="#refine-tabs-"]').filter({hasText: label}).click(),
  facet: ({page}, path) => choiceOf(page, path).locator('.facet-choice-label').click(),
  async include({page}, path) {
    await choiceOf(page, path).hover();
    await choiceOf(page, path).getByText('include', {exact: true}).click();
  },
  async rename({page}, path, value) {
    await choiceOf(page, path).hover();
    await choiceOf(page, path).getByText('edit', {exact: true}).click();
    await writeCell(page, value);
  },
  box: ({page}, [facet, label]) => boxOf(page, [facet, label]).locator('input').click(),
  'drag left': (stage, [facet], value) => drag(stage, facet, 'left', value),
  'drag right': (stage, [facet], value) => drag(stage, facet, 'right', value),
  async edit({page}, path, value) {
    const cell = await cellOf(page, path);
    await cell.hover();
    await cell.locator('.data-table-cell-edit').click();
    await writeCell(page, value);
  },
  filter: ({page}, [column], value) =>
    facetOf(page, column).locator('input[type=text], input:not([type])').first().fill(value),
  field: ({dialog}, [place], value) =>
    dialog()
      .locator(':is(input[type=text], input[type=number], input:not([type]), textarea):visible')
      .nth(Number(place) - 1)
      .fill(value.replaceAll('␣', ' ')),
  check: async (stage, [label]) => (await frontOf(stage)).getByText(label).filter({visible: true}).first().click(),
  pick: ({dialog}, [current], value) =>
    dialog().locator('select:visible').filter({hasText: current}).first().selectOption({label: value}),
  async answer({page}, [text]) {
    page.once('dialog', (dialog) => dialog.accept(text.replaceAll('␣', ' ')));
  },
  option: ({dialog}, [place], value) =>
    dialog()
      .locator('select:visible')
      .nth(Number(place) - 1)
      .selectOption({label: value}),
  keep: ({dialog}, [value]) => dialog().locator(`a[data-value="${value}"]`).click(),
  'new value': ({page, dialog}, [kept], value) =>
    dialog()
      .locator('tr', {has: page.locator(`a[data-value="${kept}"]`)})
      .last()
      .locator('input[type=text]')
      .fill(value),
  async property({page, dialog}, [column], value) {
    const row = dialog()
      .locator('tr', {has: page.locator(`td[columnname="${column}"]`)})
      .last();
    await row.locator('input[name=property]').pressSequentially(value);
    await page.locator('.fbs-list').getByText(value, {exact: true}).first().click();
  },
  'match all': async ({page}, path, value) =>
    candidateOf(await cellOf(page, path), value)
      .locator('.data-table-recon-match-similar')
      .click(),
  async 'sort menu'({page}, [label]) {
    await page.locator('.viewpanel-sorting a, .viewpanel-sorting button').first().click();
    await chooseItem(page, label);
  },
  show: ({page}, [label]) => page.locator('.viewpanel-header a').getByText(label, {exact: true}).first().click(),
  async undo({page}, [steps]) {
    const [, count = '', direction] = /^(\d+) (back|forward)$/.exec(steps) ?? [];
    await historyTab(page).click();
    const done = parseInt(/\d+/.exec(await historyTab(page).innerText())?.[0] ?? '0');
    // The list begins with "Create project", which is number 0.
    const target = done + (direction === 'back' ? -Number(count) : Number(count));
    await page.locator('.history-entry').nth(target).click();
    await expect(historyTab(page)).toContainText(`${target} / `, quick);
  },
  menu: ({page}, [menu, label]) => openMenu(page, menu, label),
  export: ({page}, [format, name], value) => compareDownload(page, () => openMenu(page, 'Export', format), value, name),
  save: ({page, dialog}, [label, name], value) =>
    compareDownload(page, () => dialog().getByRole('button', {name: label, exact: true}).click(), value, name),
  async 'choose file'({page, dialog}, [name]) {
    const chooser = page.waitForEvent('filechooser');
    await dialog().locator('input[type=file]').click();
    await (await chooser).setFiles(lessonFiles + name);
    await expect(dialog().locator('textarea')).not.toHaveValue('', quick);
  },
  column: ({dialog}, [name]) =>
    dialog().locator(`.custom-tabular-exporter-dialog-column[column="${name}"] input`).click(),
  async copy({dialog}, [name]) {
    const text = await fs.readFile(lessonFiles + name, 'utf8');
    await expect(dialog().locator('textarea:visible')).toHaveValue(text.trimEnd(), quick);
  },
  paste: async ({dialog}, [name]) =>
    dialog()
      .locator('textarea:visible')
      .fill(await fs.readFile(lessonFiles + name, 'utf8')),

  'see rows': ({page}, [count]) =>
    expect(page.locator('#summary-bar')).toHaveText(new RegExp(`(^|\\s)${count} (rows|records)`), quick),
  'see matching': ({page}, [count]) =>
    expect(page.locator('#summary-bar')).toHaveText(new RegExp(`(^|\\s)${count} matching`), quick),
  'see choices': ({page}, [name], value) =>
    expect(facetOf(page, name)).toContainText(new RegExp(`(^|\\D)${value} choices?`), quick),
  'see choice': ({page}, path, value) =>
    expect(choiceOf(page, path).locator('.facet-choice-count')).toHaveText(value, quick),
  'see box': ({page}, path, value) =>
    expect(boxOf(page, path).locator('.facet-range-choice-count')).toHaveText(value, quick),
  'see range': ({page}, [facet], value) =>
    expect(facetOf(page, facet).locator('.facet-range-status')).toHaveText(value, quick),
  'see facet': ({page}, [facet], value) => expect(facetOf(page, facet)).toContainText(value, quick),
  async 'see preview'({page, dialog}, [row], value) {
    const shown = dialog()
      .locator('tr:not(:has(tr))')
      .filter({
        has: page.locator('td:first-child').getByText(exactly(`${row}.`)),
      });
    await expect(shown.locator('td').last()).toHaveText(value, quick);
  },
  'see cell': async ({page}, path, value) => expect(await cellOf(page, path)).toHaveText(cellText(value), quick),
  async 'see service'({gazetteer}, [address], value = '') {
    expect(address).toContain(SERVICE);
    const answer = await fetch(address.replace(SERVICE, gazetteer.address));
    expect(answer.ok && (await answer.text())).toContain(value);
  },
  /** How many requests for places the terminal has listed since the last look. */
  async 'see terminal'({gazetteer}, [count]) {
    const countLines = () => gazetteer.printed.join('').match(/^\/places\/.*\n/gm)?.length;
    await expect.poll(countLines, quick).toBe(parseInt(count));
    gazetteer.printed.length = 0;
  },
  'see place': async ({page}, path, value) =>
    expect((await cellOf(page, path)).locator('a.data-table-recon-topic, a').first()).toHaveText(value, quick),
  async 'see candidate'({page}, path, value) {
    const [, name = '', score = ''] = /^(.*) (\(\d+\))$/.exec(value) ?? [];
    const candidate = candidateOf(await cellOf(page, path), name);
    await expect(candidate.locator('.data-table-recon-score')).toHaveText(score, quick);
  },
  async 'see first'({page}, [column], value) {
    const row = page.locator('.data-table tbody tr').first();
    await expect(await cellIn(page, row, column)).toHaveText(cellText(value), quick);
  },
  'see notice': ({page}, [text]) => expect(page.locator('#notification')).toContainText(text, quick),
  'see text': ({page}, [text]) => expect(page.getByText(text, {exact: true}).first()).toBeVisible(quick),
  'see clusters': ({dialog}, [count]) =>
    expect(dialog()).toContainText(new RegExp(`(^|\\D)${count}\\sclusters?\\sfound`), quick),
  'see dialog': ({dialog}, [text]) => expect(dialog()).toContainText(text, quick),
  'see code': ({dialog}, [text]) =>
    expect(dialog().locator('textarea:visible')).toHaveValue(new RegExp(exactly(text).source.slice(4, -4)), quick),
  'see steps': ({page}, [count]) => expect(historyTab(page)).toContainText(`${count} / `, quick),
};

/**
 * Does or checks what one line of a lesson says.
 * @param {import('../screenshots/stage.mjs').Stage} stage
 * @param {import('./readLesson.mjs').Command} command
 */
export async function runCommand(stage, {verb, path, value}) {
  const run = verbs[verb];
  if (!run) throw new Error(`"${verb}" is none of the commands: ${Object.keys(verbs).join(', ')}, picture`);
  await run(stage, path, value?.replace(SERVICE, stage.gazetteer.address));
  if (!verb.startsWith('see ')) await stage.settle();
}
