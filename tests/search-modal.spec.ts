import {CHUNKS, findChunk} from '../scripts/findChunk.mjs';
import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, settle, test} from './fixtures';
import {tokenize} from '../src/lib/search/tokenize';

const index = /\/search-index[^/]*$/;
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__site';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__site';

/**
 * What axe finds in the window of DocSearch 3.9.0, and no prop changes: a search that is remembered is a link with
 * buttons inside it, everything is inside a `role="button"`, and the field names lists that are not always there.
 */
const KNOWN_IN_DOCSEARCH = ['nested-interactive', 'aria-valid-attr-value'];

const button = (page: Page): Locator => page.getByRole('button', {name: /^Search/}).first();
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('searchbox', {name: 'Search'});
const rows = (page: Page): Locator => dialog(page).getByRole('option');
const activeRow = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});
const groups = (page: Page): Locator => dialog(page).locator('.DocSearch-Hits');
const listed = (page: Page, group: string): Locator =>
  groups(page)
    .filter({has: page.getByText(group, {exact: true})})
    .getByRole('option');

async function openModal(page: Page): Promise<void> {
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Searches, and waits until the rows are those of the query. */
async function find(page: Page, query: string): Promise<void> {
  await openModal(page);
  await field(page).fill(query);
  await expect(dialog(page).getByRole('status')).toHaveText(new RegExp(`results? for ${query}$`));
  await expect(rows(page).first()).toBeVisible();
}

/** Remembers sections of `/docs` as DocSearch does, unless something is remembered already. */
async function remember(page: Page, key: string, count: number, name: string): Promise<void> {
  const hits = Array.from({length: count}, (_, number) => ({
    objectID: `${name}-${number}`,
    url: `/docs#${name}-${number}`,
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Manual', lvl1: 'Page', lvl2: `${name} ${number}`},
  }));
  await page.addInitScript(([at, text]) => localStorage.getItem(at) ?? localStorage.setItem(at, text), [
    key,
    JSON.stringify(hits),
  ] as const);
}

test('a hit on another page leads to its heading, below the bar with the contents @content', async ({page, site}) => {
  await site.open('/');
  await find(page, 'remove duplicate rows');
  const [first] = await rows(page).getByRole('link').all();
  const address = (await first?.getAttribute('href')) ?? '';
  await first?.click();
  await expect(page).toHaveURL(address);
  const heading = page.locator(`[id="${address.split('#')[1]}"]`);
  await expect(heading).toBeInViewport({ratio: 1});
  const isSeen = () =>
    heading.evaluate((element) => {
      const {left, top} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + 2));
    });
  await expect.poll(isSeen).toBe(true);
});

test('the button opens a dialog whose results come page by page, in the order of each best hit on the search page [2.19, 2.37, 2.38, 2.39, 2.41, 2.42, 4.11, 9.9, 9.17] @content', async ({
  page,
  site,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await site.open('/docs');
  await page.waitForLoadState('networkidle');
  const isLoaded = (name: RegExp | string): boolean => asked.some((url) => url.search(name) > 0);
  const modal = findChunk(CHUNKS.searchModal);
  expect([isLoaded(modal), isLoaded(index)], 'loaded before it is asked for').toEqual([false, false]);
  await find(page, 'facet');
  expect([isLoaded(modal), isLoaded(index)]).toEqual([true, true]);
  await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
  if (isMobile) {
    expect(await dialog(page).boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
  } else {
    await expect(dialog(page).getByText('to navigate')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await find(page, 'facet');
  const countWords = async (texts: Locator) =>
    Math.max(...(await texts.filter({hasText: '…'}).allTextContents()).map((text) => tokenize(text).length));
  expect(await countWords(dialog(page).locator('.DocSearch-Hit-path')), 'in a snippet').toBe(isMobile ? 5 : 10);
  const pages = new Set((await hrefs(rows(page).getByRole('link'))).map((path) => path.split('#')[0]));
  const rest = await hrefs(
    rows(page)
      .filter({hasText: /\d more on this page/})
      .getByRole('link'),
  );
  expect(rest.length).toBeGreaterThan(0);
  for (const path of rest) expect(path).not.toContain('#');
  const names = await groups(page).locator('.DocSearch-Hit-source').allTextContents();
  expect([names.length, new Set(names).size], 'one group per page').toEqual([pages.size, pages.size]);
  const count = /^\d+/.exec((await dialog(page).getByRole('status').textContent()) ?? '')?.[0];
  await dialog(page)
    .getByRole('link', {name: `See all ${count} results`})
    .click();
  await expect(page).toHaveURL('/search?q=facet');
  await expect(dialog(page)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox', {name: 'Search'})).toHaveValue('facet');
  await expect(main.getByRole('status')).toContainText(`${count} results`);
  expect(await countWords(main.locator('li > p')), 'in a snippet').toBe(isMobile ? 10 : 20);
  const all = await hrefs(main.getByRole('heading', {level: 2}).getByRole('link'));
  expect([...new Set(all.map((path) => path.split('#')[0]))].filter((one) => pages.has(one))).toEqual([...pages]);
});

test('Ctrl and Command with K open and close, the slash opens outside text fields, and a click beside it and going back close [2.37, 4.11] @desktop', async ({
  page,
  site,
}) => {
  await site.open('/docs');
  await page.getByRole('link', {name: 'Community'}).first().click();
  // The page brings its own navbar, whose keys these are.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
  const shortcuts = (await button(page).getAttribute('aria-keyshortcuts'))?.split(' ') ?? [];
  expect(shortcuts.pop()).toBe('/');
  expect(shortcuts).toEqual(['Control+K', 'Meta+K']);
  for (const keys of shortcuts.map((named) => named.replace(/K$/, 'k'))) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeHidden();
  }
  await page.evaluate(() => {
    const fields = '<input><textarea></textarea><select><option>a</option></select><div contenteditable>text</div>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', fields);
  });
  const main = page.getByRole('main');
  for (const other of ['input', 'textarea', 'select', '[contenteditable]']) {
    await main.locator(other).focus();
    await page.keyboard.press('/');
    // The button says at once that the window is loading.
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(dialog(page)).toBeHidden();
    await main.locator(other).blur();
  }
  for (const y of [20, 500]) {
    await openModal(page);
    await page.mouse.click(5, y);
    await expect(dialog(page)).toBeHidden();
  }
  await openModal(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(dialog(page)).toBeHidden();
});

test('a dialog or an index that cannot be loaded says so, and can be tried again [2.39, 4.10, 8.4] @desktop', async ({
  page,
  site,
}) => {
  await site.open('/docs');
  site.allowConsoleError(/Failed to load resource/);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await button(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  await expect(alert.getByRole('link', {name: 'Search page'})).toHaveAttribute('href', '/search');
  await alert.getByRole('button', {name: 'Close'}).click();
  await expect(alert).toBeHidden();
  await button(page).click();
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await button(page).click();
  await expect(alert).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeFocused();
  await expect(alert).toBeHidden();

  // What a host without an index sends: a page, as live editing does.
  await page.route(index, (route) => route.fulfill({contentType: 'text/html', body: '<title>Not found</title>'}));
  await field(page).fill('face');
  const failed = dialog(page).getByRole('region', {name: 'Unable to fetch results'});
  await expect(failed).toHaveText('Unable to fetch resultsYou might want to check your network connection.Try again');
  await expect(dialog(page).getByText(/^No results/)).toBeHidden();
  await expect(dialog(page).getByRole('status')).toContainText('Unable to fetch results');
  await page.unroute(index);
  await failed.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toHaveValue('face');
  await expect(rows(page).first()).toBeVisible();
});

test('results are waited for by Enter, also when it is pressed before the window is there @desktop', async ({
  page,
  site,
}) => {
  await site.open('/community');
  await find(page, 'split column');
  const target = await activeRow(page).getByRole('link').getAttribute('href');
  for (const isMoving of [false, true]) {
    await site.open('/docs');
    if (isMoving) {
      await page.getByRole('link', {name: 'Download'}).first().click();
      // The page brings its own navbar, whose keys these are.
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Download OpenRefine');
    }
    const chunk = `**${findChunk(CHUNKS.searchModal)}`;
    const asked = page.waitForRequest(chunk);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(chunk, (route) => held.then(() => route.continue()));
    await page.keyboard.press('Control+k');
    await asked;
    // A reader thinks again, and then presses Enter impatiently.
    const corrected = [...'join', ...Array<string>(4).fill('Backspace'), ...'split column'];
    for (const key of [...corrected, 'Enter', 'Enter', 'x', 'Enter', 'y']) await page.keyboard.press(key);
    answer();
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(target);
    await expect(dialog(page)).toBeHidden();
    await openModal(page);
    await expect(field(page)).toHaveValue('');
  }
});

test('results are walked with the arrow keys, and open at their heading, or in a new tab or window [4.1, 4.11, 4.12, 4.13, 4.14, 4.15] @desktop @content', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, {opened});
    window.open = (url, _target, features = '') => {
      // A browser opens a window for a URL that comes with a size, and a tab otherwise.
      opened.push(`${/\bwidth=\d/.test(features) ? 'window' : 'tab'} ${String(url)}`);
      return window;
    };
  });
  await site.open('/community');
  await find(page, 'facet');
  const last = (await rows(page).count()) - 1;
  for (const [key, row] of [
    ['ArrowUp', last],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows(page).nth(row)).toHaveAttribute('aria-selected', 'true');
  }
  const target = (await activeRow(page).getByRole('link').getAttribute('href')) ?? '';
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) await page.keyboard.press(keys);
  const opened = () => page.evaluate(() => (window as unknown as {opened: string[]}).opened);
  await expect.poll(opened).toEqual([`tab ${target}`, `tab ${target}`, `window ${target}`]);
  await expect(dialog(page)).toBeVisible();

  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await field(page).fill('split column');
  await expect(dialog(page).getByRole('status')).toHaveText(/for split column$/);
  await expect(activeRow(page).locator('mark').first()).toHaveText(/split/i);
  const address = await activeRow(page).getByRole('link').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(address);
  await expect(page.locator(':is(h1, h2, h3, h4):focus')).toHaveId(new URL(page.url()).hash.slice(1));
  await find(page, 'facet');
  const link = rows(page).nth(1).getByRole('link');
  const clicked = (await link.getAttribute('href')) ?? '';
  const tab = page.context().waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await expect(await tab).toHaveURL(clicked);
  await (await tab).close();
  await link.click();
  await expect(page).toHaveURL(clicked);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('body[data-kept]')).toBeAttached();
});

test('results that are missing lead to other searches and an issue, while the focus stays inside [2.39, 4.11, 5.1, 8.5, 9.13] @desktop @content', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url());
  });
  await site.open('/docs');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await field(page).fill('fcaetzz trnsfrmzz');
  const issue = await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href');
  expect(issue).toContain('https://github.com/OpenRefine/openrefine.org/issues/new?title=');
  expect(new URL(issue ?? '').searchParams.get('title')).toContain('"fcaetzz trnsfrmzz"');
  const screen = dialog(page).getByRole('region', {name: 'No results'});
  const suggestions = screen.getByRole('button');
  await expect(suggestions).toHaveCount(3);
  const proposed = (await suggestions.allTextContents()).join('');
  await expect(screen).toHaveText(
    `No results for "fcaetzz trnsfrmzz"Try searching for:${proposed}Believe this query should return results? Let us know.`,
  );
  await expect(dialog(page).locator('.DocSearch-NoResults')).toBeHidden();
  const courses = dialog(page).getByRole('link', {name: 'courses in other languages'});
  await expect(courses).toBeVisible();
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // The browser's own controls come between the last element of a dialog and the first.
    expect(await page.evaluate(() => document.activeElement?.closest('main, nav, footer') ?? null)).toBeNull();
  }
  await suggestions.first().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  const told = dialog(page).getByRole('status');
  await field(page).fill('scaterplott');
  await expect(told).toHaveText('No results for scaterplott. Did you mean scatterplot?');
  await field(page).fill('text facet scaterplott');
  await expect(told).toHaveText(/\. Showing results for text facet scatterplot\.$/);
  await field(page).fill('trnsfrmzz');
  await expect(screen).toContainText('"trnsfrmzz"Try searching for:');
  await expect(suggestions).toHaveCount(1);
  await field(page).fill('鑫鑫鑫');
  await expect(screen).toHaveText('No results for "鑫鑫鑫"Believe this query should return results? Let us know.');
  await field(page).fill('下载');
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', '/download');
  await expect(dialog(page).getByRole('link', {name: 'See the result on the search page'})).toBeVisible();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked, 'files of the search, each once').toEqual([...new Set(asked)]);
  await expect(courses).toBeVisible();
  await field(page).fill(' ? ');
  await expect(dialog(page).getByRole('button', {name: 'remove duplicates'})).toBeVisible();
  await expect(dialog(page).getByText('No results').filter({visible: true})).toHaveCount(0);
  await expect(told).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.insertText('x'.repeat(80));
  await expect(field(page)).toHaveValue('x'.repeat(64));
});

test('a search shows a sign of work after 300 ms, and not before [4.10, 9.14] @desktop', async ({page, site}) => {
  await page.clock.install();
  await site.open('/docs');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = page.waitForRequest(index);
  await page.route(index, async (route) => {
    await held;
    await route.continue();
  });
  await openModal(page);
  const sign = dialog(page).locator('.DocSearch-LoadingIndicator');
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill('facet');
  await expect(dialog(page).getByText(/^Search the manual/)).toBeHidden();
  await page.clock.runFor(299);
  await asked;
  await expect(sign).toBeHidden();
  await page.clock.runFor(1);
  await expect(sign).toBeVisible();
  await page.clock.resume();
  answer();
  await expect(rows(page).first()).toBeVisible();
  await expect(sign).toBeHidden();

  // The rows stay while a reader types on.
  await page.clock.pauseAt(Date.now() + 120_000);
  for (const query of ['split', 'split column']) {
    await field(page).fill(query);
    await page.clock.runFor(60);
  }
  await expect(rows(page).first()).toBeVisible();
  await page.clock.runFor(40);
  await expect(dialog(page).getByRole('status')).toHaveText(/for split column$/);
});

test('searches that are kept are listed at the next start, and can be promoted and removed, with or without motion [2.39, 2.43, 3.14, 4.16]', async ({
  page,
  site,
  isMobile,
}) => {
  await page.emulateMedia({reducedMotion: isMobile ? 'no-preference' : 'reduce'});
  await remember(page, recentKey, 1, 'recent');
  await site.open('/community');
  await find(page, 'split column');
  const titles = [(await activeRow(page).locator('.DocSearch-Hit-title').textContent()) ?? '', 'recent 0'];
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await site.open('/community');
  await openModal(page);
  const title = (group: string) => listed(page, group).locator('.DocSearch-Hit-title');
  await expect(title('Recent')).toHaveText(titles);
  await listed(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
  await expect(title('Favorite')).toHaveText(titles.slice(0, 1));
  await expect(title('Recent')).toHaveText(titles.slice(1));
  await listed(page, 'Recent').getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(listed(page, 'Recent')).toHaveCount(0);
  await listed(page, 'Favorite').getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(dialog(page).getByText(/^Search the manual/)).toBeVisible();
});

test('searches that are kept are all that an empty field shows: seven, or four and ten favorites, or common tasks if there are none [2.43, 5.2, 9.10, 9.11] @desktop', async ({
  page,
  site,
}) => {
  await remember(page, recentKey, 9, 'recent');
  await site.open('/docs');
  await openModal(page);
  await expect(listed(page, 'Recent')).toHaveCount(7);
  await remember(page, favoriteKey, 12, 'favorite');
  await site.open('/docs');
  await find(page, 'facet');
  await field(page).fill('');
  await expect(listed(page, 'Recent')).toHaveCount(4);
  await expect(listed(page, 'Favorite')).toHaveCount(10);
  await expect(dialog(page).getByRole('link', {name: /^See/})).toHaveCount(0);
  const common = dialog(page).getByRole('region', {name: 'Common tasks'});
  await expect(common).toBeHidden();
  for (const key of [recentKey, favoriteKey]) await page.evaluate((name) => localStorage.setItem(name, '[]'), key);
  await site.open('/docs');
  await openModal(page);
  await expect(common).toContainText('Common tasks');
  await common.getByRole('button').first().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(field(page)).not.toHaveValue('');
  await expect(dialog(page).getByRole('region')).toHaveCount(0);
});

// The sweep looks at every kind of page in both modes at both widths.
test('every screen of the dialog passes axe, on a phone in dark mode', async ({page, site, isMobile}) => {
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), isMobile ? 'dark' : 'light');
  await remember(page, recentKey, 2, 'recent');
  await remember(page, favoriteKey, 2, 'favorite');
  await site.open('/docs');
  const check = async (screen: string): Promise<void> => {
    await settle(page);
    expect(await axeFaults(page, {without: KNOWN_IN_DOCSEARCH}), screen).toEqual([]);
  };
  await openModal(page);
  await expect(rows(page)).toHaveCount(4);
  await check('start');
  await field(page).fill('facet');
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeVisible();
  await check('results');
  await field(page).fill('zzzzxxxx wwwwvvvv');
  await expect(dialog(page).getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await check('no results');
});
