import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {draw, expect, settle, test} from './fixtures';
import {tokenize} from '../src/lib/search/tokenize';
import {answerAsAlgolia, createHit, createHits} from './search-answers';

const index = /\/search-index[^/]*$/;
const recentKey = '__DOCSEARCH_RECENT_SEARCHES__site';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__site';

const button = (page: Page): Locator => page.getByRole('button', {name: /^Search/});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search'});
const rows = (page: Page): Locator => dialog(page).locator('[role="row"]:has(.SearchModal-link, .SearchModal-cover)');
const activeRow = (page: Page): Locator => dialog(page).locator('[role="row"][aria-selected="true"]');

async function openModal(page: Page): Promise<void> {
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openModal(page);
  await field(page).fill(query);
}

/** Resolves when the page that a hit leads to has arrived. */
async function arriveAtDocs(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html.docs-wrapper')).toBeAttached();
}

/** What a host answers that knows no index: a page, as live editing does. */
const noIndex = {status: 200, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'};

/** Sections of `/docs` as DocSearch keeps them. */
function createStored(count: number, name: string): string {
  return JSON.stringify(
    Array.from({length: count}, (_, number) => ({
      objectID: `${name}-${number}`,
      url: `/docs#${name}-${number}`,
      type: 'lvl2',
      content: null,
      hierarchy: {lvl0: 'Manual', lvl1: 'Page', lvl2: `${name} ${number}`},
    })),
  );
}

async function store(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text), [
    key,
    value,
  ] as const);
}

const listed = (page: Page, group: string): Locator =>
  dialog(page)
    .locator('.DocSearch-Hits', {has: page.getByText(group, {exact: true})})
    .locator('.DocSearch-Hit');

test.describe('opening and closing', () => {
  test('the button opens a dialog whose field has the focus, and Escape gives the focus back', async ({page, site}) => {
    await site.open('/docs');
    await openModal(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test('a key that comes before the page answers is not lost', {tag: '@desktop'}, async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\/main\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/docs', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.keyboard.press('Control+k');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeHidden();
  });

  for (const keys of ['Control+k', 'Meta+k']) {
    test(`${keys} opens and closes @desktop`, async ({page, site}) => {
      await site.open('/docs');
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press(keys);
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('the slash opens outside text fields only @desktop', async ({page, site}) => {
    await site.open('/search');
    const input = page.getByRole('searchbox');
    await input.focus();
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
    // What opens says so at once, and takes a while.
    await expect(button(page)).toHaveAttribute('aria-busy', 'false');
    await expect(dialog(page)).toBeHidden();
    await input.blur();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });

  for (const [name, html] of [
    ['a text area', '<textarea data-field></textarea>'],
    ['a list to choose from', '<select data-field><option>a</option></select>'],
    ['text that can be edited', '<div contenteditable data-field>text</div>'],
  ] as const) {
    test(`the slash in ${name} is left to it`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open('/docs');
      await page.evaluate((field) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', field), html);
      const other = page.locator('[data-field]');
      await other.focus();
      await page.keyboard.press('/');
      await expect(other).toBeFocused();
      await expect(button(page)).toHaveAttribute('aria-busy', 'false');
      await expect(dialog(page)).toBeHidden();
      await other.blur();
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
    });
  }

  test('Escape closes the results and clears the query', {tag: '@desktop'}, async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 2), nbHits: 2}));
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
    await expect(rows(page)).toHaveCount(0);
  });

  test('a letter typed on the button opens the dialog and begins the query @desktop', async ({page, site}) => {
    await site.open('/docs');
    await button(page).focus();
    // Typed at once: some letters come before the dialog, some after it, and none is lost.
    await page.keyboard.type('grel functions');
    await expect(field(page)).toHaveValue('grel functions');
    await expect(field(page)).toBeFocused();
  });

  test('the focus goes back to where it was when a key opened the dialog @desktop', async ({page, site}) => {
    await site.open('/docs');
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Tab stays inside the dialog', {tag: '@desktop'}, async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: [createHit('Manual', 'facet')], nbHits: 1}));
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(1);
    const seen = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press(step < 6 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
      // The attributes of the field change with the row that is active.
      seen.add(
        await page.evaluate(() => {
          const {className, localName, textContent} = document.activeElement ?? document.body;
          return [localName, className, textContent].join(' ');
        }),
      );
    }
    // The field, its reset button, the hit, the link to all results and Algolia's own.
    expect(seen.size).toBe(5);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('a click beside the dialog closes it @desktop', async ({page, site}) => {
    await site.open('/docs');
    await openModal(page);
    await page.mouse.click(5, 400);
    await expect(dialog(page)).toBeHidden();
  });

  test('on a phone the dialog fills the screen and has a button to close it', async ({page, site, isMobile}) => {
    test.skip(!isMobile, 'A wide screen shows the page around the dialog.');
    await site.open('/docs');
    await openModal(page);
    expect(await page.locator('.DocSearch-Modal').boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('the back button leaves the dialog behind @desktop', async ({page, site}) => {
    await site.open('/docs');
    await page.getByRole('link', {name: 'Community'}).first().click();
    await expect(page).toHaveURL(/\/community$/);
    await openModal(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs$/);
    await expect(dialog(page)).toBeHidden();
  });

  test('a page that arrives leaves the dialog open, with what was typed @desktop', async ({page, site}) => {
    await site.open('/docs');
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/js\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', {name: 'Roles and governance'}).click();
    await expect(page).toHaveURL('/community');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('face');
    release();
    await expect(page.locator('main h1')).toHaveText('Community');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('face');
    await page.keyboard.type('t');
    await expect(field(page)).toHaveValue('facet');
    await expect(rows(page).first()).toContainText(/facet/i);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    expect(await page.evaluate(() => document.body.className)).not.toContain('DocSearch');
  });

  test('neither the dialog nor the index is loaded before it is asked for @desktop', async ({page, site}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await site.open('/docs');
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((url) => index.test(url))).toEqual([]);
    expect(await page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(0);
    await search(page, 'facet');
    await expect(rows(page).first()).toBeVisible();
    expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
    expect(asked.slice(before).some((url) => index.test(url))).toBe(true);
  });
});

test.describe('a dialog that cannot be loaded', () => {
  test('says so, and can be tried again', async ({page, site}) => {
    await site.open('/docs');
    site.allowConsoleError(/Failed to load resource/);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await button(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not be loaded.');
    await expect(alert.getByRole('link', {name: 'Search page'})).toHaveAttribute('href', '/search');
    await page.unroute('**/assets/js/*.js');
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(field(page)).toBeFocused();
    await expect(alert).toBeHidden();
  });
});

test.describe('the embedded index', () => {
  test('finds a section, which Enter opens without loading the site again', async ({page, site}) => {
    await site.open('/community');
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await search(page, 'facet');
    await expect(activeRow(page).locator('mark').first()).toHaveText(/facet/i);
    const target = await activeRow(page).getByRole('link').getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(target);
    await expect(page.locator('body[data-kept]')).toBeAttached();
  });

  test('gives ten words around a match, and five on a narrow screen', async ({page, site, isMobile}) => {
    await site.open('/docs');
    await search(page, 'reconciliation');
    const snippets = dialog(page).locator('[role="row"] [class*="snippet"]');
    await expect(snippets.first()).toBeVisible();
    const counts = (await snippets.allTextContents()).map((text) => tokenize(text).length);
    expect(Math.max(...counts)).toBe(isMobile ? 5 : 10);
  });

  test('that is missing leads to the error screen, and a new try to results', async ({page, site}) => {
    await site.open('/docs');
    await page.route(index, (route) => route.fulfill(noIndex));
    await search(page, 'facet');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(
      dialog(page).getByText('You might want to check your network connection.', {exact: true}),
    ).toBeVisible();
    await expect(dialog(page)).toHaveClass(/DocSearch-Container--Errored/);
    await expect(dialog(page).getByText(/^No results for "/)).toBeHidden();
    await page.unroute(index);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
  });

  test('that was missing is asked for again at the next key', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs');
    await page.route(index, (route) => route.fulfill(noIndex));
    await search(page, 'face');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await page.unroute(index);
    await field(page).press('t');
    await expect(rows(page).first()).toBeVisible();
  });

  test('that takes long shows a sign of work after 300 ms, and not before', async ({page, site}) => {
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
    await asked;
    await page.clock.runFor(299);
    await expect(dialog(page)).not.toHaveClass(/Stalled|Errored/);
    await expect(sign).toBeHidden();
    await page.clock.runFor(1);
    await expect(dialog(page)).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(sign).toBeVisible();
    await page.clock.resume();
    answer();
    await expect(rows(page).first()).toBeVisible();
    await expect(dialog(page)).not.toHaveClass(/Stalled/);
  });
});

test.describe('results', () => {
  test('are grouped, at most five to a group, with a link to all', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual', 'Blog'], 8), nbHits: 53}));
    await site.open('/docs');
    await search(page, 'facet');
    await expect(listed(page, 'Manual › Page of Manual')).toHaveCount(5);
    await expect(listed(page, 'Blog › Page of Blog')).toHaveCount(5);
    await expect(dialog(page).getByRole('status')).toHaveText('53 results for facet');
    await dialog(page).getByRole('link', {name: 'See all 53 results'}).click();
    await expect(page).toHaveURL('/search?q=facet');
    await expect(dialog(page)).toBeHidden();
  });

  test('of an earlier text are not opened by Enter, which waits @desktop', async ({page, site}) => {
    const algolia = await answerAsAlgolia(page, site, () => ({hits: [createHit('Manual', 'early')], nbHits: 1}));
    await site.open('/community');
    await search(page, 'e');
    await expect(activeRow(page)).toContainText('early');
    algolia.answer = () => ({hits: [createHit('Manual', 'late')], nbHits: 1});
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('https://testapp-dsn.algolia.net/**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.keyboard.type('x');
    await page.keyboard.press('Enter');
    await draw(page);
    await expect(page).toHaveURL('/community');
    await expect(dialog(page)).toBeVisible();
    release();
    await expect(page).toHaveURL('/docs#late');
    await expect(dialog(page)).toBeHidden();
  });

  test('that were clicked get the focus at their heading @desktop', async ({page, site}) => {
    await site.open('/community');
    await search(page, 'split column');
    await rows(page).first().getByRole('link').click();
    await arriveAtDocs(page);
    await expect(page.locator(':is(h1, h2, h3, h4):focus')).toHaveId(new URL(page.url()).hash.slice(1));
  });

  test('of one page stand under it, each with the sections above it', async ({page, site}) => {
    await site.open('/community');
    await search(page, 'split column');
    const group = listed(page, 'Transforming data › Column editing');
    await expect(group.first()).toContainText('Split into several columns…');
    await expect(group.first()).toContainText('Split or join columns');
    const pages = await group
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(new Set(pages)).toEqual(new Set(['/docs/manual/columnediting']));
  });

  test('begin with the heading that answers a task in plain words', async ({page, site}) => {
    await site.open('/community');
    await search(page, 'put two tables together');
    await expect(activeRow(page).getByRole('link')).toHaveAttribute('href', '/docs/manual/grelfunctions#cross');
  });

  test('show as many to a group as configured @desktop', async ({page, site}) => {
    const answer = () => ({hits: createHits(['Manual'], 8), nbHits: 8});
    await answerAsAlgolia(page, site, answer, {'maxResultsPerGroup:5': 'maxResultsPerGroup:2'});
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);
  });

  test('are walked with the arrow keys, around both ends @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 3), nbHits: 3}));
    await site.open('/docs');
    await search(page, 'm');
    await expect(activeRow(page)).toContainText('manual-1');
    for (const [key, title] of [
      ['ArrowDown', 'manual-2'],
      ['ArrowUp', 'manual-1'],
      ['ArrowUp', 'manual-3'],
      ['ArrowDown', 'manual-1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(activeRow(page)).toContainText(title);
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await activeRow(page).getAttribute('id')) ?? '',
      );
    }
  });

  test(
    'are given up by the field when it loses the focus, and taken up with it',
    {tag: '@desktop'},
    async ({page, site}) => {
      await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 2), nbHits: 2}));
      await site.open('/docs');
      await search(page, 'm');
      await expect(activeRow(page)).toContainText('manual-1');
      await page.keyboard.press('Tab');
      await expect(field(page)).not.toBeFocused();
      await expect(activeRow(page)).toHaveCount(0);
      await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
      await field(page).focus();
      await expect(activeRow(page)).toContainText('manual-1');
    },
  );

  test('open in a new tab with Ctrl and Enter, and in a new window with Shift @desktop', async ({
    page,
    site,
    context,
  }) => {
    // A browser makes a window of what is opened with a size, and a tab of the rest.
    const sizes: boolean[] = [];
    await page.exposeFunction('noteOpened', (features = '') => void sizes.push(/\bwidth=\d/.test(features)));
    await page.addInitScript(() => {
      const {open} = window;
      window.open = (url, target, features) => {
        (window as unknown as {noteOpened: (features?: string) => void}).noteOpened(features);
        return open(url, target, features);
      };
    });
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 1), nbHits: 1}));
    await site.open('/community');
    await search(page, 'm');
    await expect(rows(page)).toHaveCount(1);
    for (const [keys, isWindow] of [
      ['Control+Enter', false],
      ['Meta+Enter', false],
      ['Shift+Enter', true],
    ] as const) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await other.waitForURL('/docs#manual-1');
      await other.close();
      await expect.poll(() => sizes.at(-1)).toBe(isWindow);
    }
    expect(sizes).toHaveLength(3);
    await expect(page).toHaveURL('/community');
    await expect(dialog(page)).toBeVisible();
  });

  test('are links, which a click follows inside the site', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 2), nbHits: 2}));
    await site.open('/community');
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    await search(page, 'm');
    const link = dialog(page).getByRole('link', {name: /manual-2/});
    await expect(link).toHaveAttribute('href', '/docs#manual-2');
    await link.click();
    await expect(page).toHaveURL('/docs#manual-2');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('body[data-kept]')).toBeAttached();
  });

  test('show markup in titles and texts as text', {tag: '@desktop'}, async ({page, site}) => {
    const evil = '<img src=x onerror="document.title=\'hacked\'">';
    const hit = createHit(`Group & ${evil}`, evil, 'https://openrefine.org/docs#evil');
    hit._highlightResult = {hierarchy: {lvl2: {value: `<mark>${evil}</mark>`}}};
    hit._snippetResult = {content: {value: evil}};
    await answerAsAlgolia(page, site, () => ({hits: [hit], nbHits: 1}));
    await site.open('/community');
    await search(page, 'evil');
    await expect(activeRow(page)).toContainText(evil);
    await expect(dialog(page).getByText(`Group & ${evil} › `)).toBeVisible();
    await page.keyboard.press('Enter');
    await arriveAtDocs(page);
    await openModal(page);
    await expect(dialog(page).getByRole('link', {name: evil})).toBeVisible();
    await expect(rows(page)).toContainText(evil);
    await expect(page).not.toHaveTitle('hacked');
    await expect(dialog(page).locator('img')).toHaveCount(0);
  });

  test('have their addresses rewritten as configured @desktop', async ({page, site}) => {
    const external = createHit('Manual', 'outside', 'https://wiki.example/page?x=1#y');
    const moved = createHit('Manual', 'moved', 'https://openrefine.org/old/docs?x=1#part');
    await answerAsAlgolia(page, site, () => ({hits: [external, moved], nbHits: 2}), {
      'externalUrlRegex:null': 'externalUrlRegex:"wiki\\\\.example"',
      'replaceSearchResultPathname:null': 'replaceSearchResultPathname:{from:"^/old",to:""}',
    });
    await site.open('/docs');
    await search(page, 'o');
    await expect(dialog(page).getByRole('link', {name: /outside/})).toHaveAttribute('href', external.url);
    await expect(dialog(page).getByRole('link', {name: /moved/})).toHaveAttribute('href', '/docs#part');
  });

  test('come for at most 64 characters', {tag: '@desktop'}, async ({page, site}) => {
    const {asked} = await answerAsAlgolia(page, site, () => ({hits: [], nbHits: 0}));
    await site.open('/docs');
    await openModal(page);
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await page.keyboard.insertText('x'.repeat(80));
    await expect(field(page)).toHaveValue('x'.repeat(64));
    await expect.poll(() => asked.find(({query}) => query.length > 62)?.query).toBe('x'.repeat(64));
  });
});

test.describe('a search without results', () => {
  test('offers queries that have results, and an issue that names the query', async ({page, site}) => {
    await answerAsAlgolia(page, site, ({query}) =>
      query === 'facet' ? {hits: [createHit('Manual', 'facet')], nbHits: 1} : {hits: [], nbHits: 0},
    );
    await site.open('/docs');
    await search(page, 'facet zzzz');
    await expect(dialog(page).getByText('No results for "facet zzzz"')).toBeVisible();
    await expect(dialog(page).getByText('Try searching for:').filter({visible: true})).toHaveCount(1);
    await expect(dialog(page).getByText('Believe this query should return results?')).toBeVisible();
    const issue = await dialog(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href');
    expect(issue).toContain('https://github.com/OpenRefine/openrefine.org/issues/new?title=');
    expect(new URL(issue ?? '').searchParams.get('title')).toContain('"facet zzzz"');
    const suggestions = dialog(page).getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveText(['facet']);
    await suggestions.click();
    await expect(field(page)).toHaveValue('facet');
    await expect(field(page)).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('a search that finds nothing', () => {
  test('offers at most three others, each of which finds something', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs');
    await search(page, 'qqqqfacet xxxxcluster');
    await expect(dialog(page).getByText(/^No results for "/)).toBeVisible();
    const suggestions = dialog(page).getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    const [first] = await suggestions.allTextContents();
    await suggestions.first().click();
    await expect(field(page)).toHaveValue(first ?? '');
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe('what is said of a search', () => {
  const said = (page: Page): Locator => dialog(page).locator('.SearchModal-status');

  test('is told by a live region that was there before', {tag: '@desktop'}, async ({page, site}) => {
    await answerAsAlgolia(page, site, ({query}) =>
      query === 'facet' ? {hits: createHits(['Manual'], 2), nbHits: 2} : {hits: [], nbHits: 0},
    );
    await site.open('/docs');
    await openModal(page);
    const region = dialog(page).getByRole('status');
    await expect(region).toBeEmpty();
    await region.evaluate((element) => element.setAttribute('data-kept', ''));
    for (const [query, words] of [
      ['facet', '2 results for facet'],
      ['zzzz', 'No results for zzzz'],
    ] as const) {
      await field(page).fill(query);
      await expect(region).toHaveText(words);
      await expect(region).toHaveAttribute('data-kept');
    }
    // What the browser tells screen readers of it.
    const session = await page.context().newCDPSession(page);
    const {root} = await session.send('DOM.getDocument');
    const {nodeId} = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '.SearchModal [role=status]',
    });
    const {nodes} = await session.send('Accessibility.getPartialAXTree', {nodeId, fetchRelatives: false});
    expect(nodes[0]?.role?.value).toBe('status');
    expect(nodes[0]?.properties?.find(({name}) => name === 'live')?.value.value).toBe('polite');
  });

  test('goes when the field is emptied @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 2), nbHits: 2}));
    await site.open('/docs');
    await search(page, 'facet');
    await expect(said(page)).toHaveText('2 results for facet');
    await field(page).fill('');
    await expect(said(page)).toBeEmpty();
    await field(page).fill('facets');
    await expect(said(page)).toHaveText('2 results for facets');
    await dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(said(page)).toBeEmpty();
  });

  test('goes, and its suggestions with it, while the next query runs @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, ({query}) =>
      query === 'facet' ? {hits: createHits(['Manual'], 1), nbHits: 1} : {hits: [], nbHits: 0},
    );
    await site.open('/docs');
    await search(page, 'facet zzzz');
    const suggestion = dialog(page).getByRole('button', {name: 'facet', exact: true});
    await expect(suggestion).toBeVisible();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/1\/indexes\//, async (route) => {
      await held;
      await route.fallback();
    });
    await field(page).fill('facet zzzzz');
    await expect(said(page)).toBeEmpty();
    await expect(suggestion).toBeHidden();
    answer();
    await expect(said(page)).toHaveText('No results for facet zzzzz');
    await expect(suggestion).toBeVisible();
  });
});

test.describe('searches that are kept', () => {
  test('are listed at the next start, and can be promoted and removed', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 2), nbHits: 2}));
    await site.open('/community');
    await openModal(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    for (const title of ['manual-1', 'manual-2']) {
      if (await dialog(page).isHidden()) await openModal(page);
      await field(page).fill('m');
      await dialog(page)
        .getByRole('link', {name: new RegExp(title)})
        .click();
      await arriveAtDocs(page);
    }
    await site.open('/community');
    await openModal(page);
    await expect(listed(page, 'Recent')).toHaveText([/manual-2/, /manual-1/]);
    await listed(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect(listed(page, 'Favorite')).toHaveText([/manual-2/]);
    await expect(listed(page, 'Recent')).toHaveText([/manual-1/]);
    await listed(page, 'Recent').getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(listed(page, 'Recent')).toHaveCount(0);
    await listed(page, 'Favorite').getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('can be removed when motion is reduced', async ({page, site}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await store(page, recentKey, createStored(1, 'recent'));
    await site.open('/docs');
    await openModal(page);
    await listed(page, 'Recent').getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });

  test('are at most seven recent ones', {tag: '@desktop'}, async ({page, site}) => {
    await store(page, recentKey, createStored(9, 'recent'));
    await site.open('/docs');
    await openModal(page);
    await expect(listed(page, 'Recent')).toHaveCount(7);
  });

  test('are at most four recent ones and ten favorites when there are favorites @desktop', async ({page, site}) => {
    await store(page, recentKey, createStored(9, 'recent'));
    await store(page, favoriteKey, createStored(12, 'favorite'));
    await site.open('/docs');
    await openModal(page);
    await expect(listed(page, 'Recent')).toHaveCount(4);
    await expect(listed(page, 'Favorite')).toHaveCount(10);
  });

  test('drop the oldest when one more is kept', {tag: '@desktop'}, async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 1), nbHits: 1}));
    await store(page, recentKey, createStored(7, 'recent'));
    await site.open('/community');
    await search(page, 'm');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await arriveAtDocs(page);
    await openModal(page);
    await expect(listed(page, 'Recent')).toHaveCount(7);
    await expect(listed(page, 'Recent').first()).toContainText('manual-1');
    await expect(listed(page, 'Recent').last()).toContainText('recent 5');
  });

  test('drop the oldest favorite for an eleventh', {tag: '@desktop'}, async ({page, site}) => {
    await store(page, recentKey, createStored(2, 'recent'));
    await store(page, favoriteKey, createStored(10, 'favorite'));
    await site.open('/docs');
    await openModal(page);
    await listed(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect(listed(page, 'Recent')).toHaveText([/recent 1/]);
    await expect(listed(page, 'Favorite')).toHaveCount(10);
    await expect(listed(page, 'Favorite').first()).toContainText('recent 0');
    await expect(listed(page, 'Favorite').last()).toContainText('favorite 8');
  });

  test('are all that an empty field shows', async ({page, site}) => {
    await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 3), nbHits: 3}));
    await store(page, recentKey, createStored(2, 'recent'));
    await store(page, favoriteKey, createStored(1, 'favorite'));
    await site.open('/docs');
    await search(page, 'm');
    await expect(rows(page)).toHaveText([/manual-1/, /manual-2/, /manual-3/]);
    await field(page).fill('');
    await expect(listed(page, 'Recent')).toHaveCount(2);
    await expect(listed(page, 'Favorite')).toHaveCount(1);
    await expect(rows(page)).toHaveCount(3);
    await expect(dialog(page).getByRole('link', {name: /manual-/})).toHaveCount(0);
    await expect(dialog(page).getByRole('link', {name: /^See/})).toHaveCount(0);
  });

  test('are cut to four recent ones by the first favorite', {tag: '@desktop'}, async ({page, site}) => {
    await store(page, recentKey, createStored(7, 'recent'));
    await site.open('/docs');
    await openModal(page);
    await listed(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect(listed(page, 'Favorite')).toHaveCount(1);
    await expect(listed(page, 'Recent')).toHaveCount(4);
    await expect(field(page)).toBeFocused();
  });

  test('get their first favorite without the letter that opened the dialog @desktop', async ({page, site}) => {
    await store(page, recentKey, createStored(7, 'recent'));
    await site.open('/docs');
    await button(page).focus();
    await page.keyboard.press('g');
    await expect(field(page)).toHaveValue('g');
    await field(page).fill('');
    await listed(page, 'Recent').first().getByRole('button', {name: 'Save this search'}).click();
    await expect(listed(page, 'Favorite')).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
  });

  test('open with Enter @desktop', async ({page, site}) => {
    await store(page, recentKey, createStored(2, 'recent'));
    await site.open('/community');
    await openModal(page);
    await expect(activeRow(page)).toContainText('recent 0');
    await page.keyboard.press('ArrowDown');
    await expect(activeRow(page)).toContainText('recent 1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs#recent-1');
  });

  for (const [name, script] of [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        // Room for a few characters is left, which is all that DocSearch tries.
        const {setItem} = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          if (value.length > 100) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      },
    ],
  ] as const) {
    test(`are left out when the storage is ${name}, and search works`, {tag: '@desktop'}, async ({page, site}) => {
      await page.addInitScript(script);
      await answerAsAlgolia(page, site, () => ({hits: createHits(['Manual'], 1), nbHits: 1}));
      await site.open('/community');
      for (const query of ['m', 'ma']) {
        await search(page, query);
        await expect(rows(page)).toHaveCount(1);
        await page.keyboard.press('Enter');
        await arriveAtDocs(page);
        await expect(page).toHaveURL('/docs#manual-1');
      }
      // What is kept would take the place of the hits.
      await search(page, 'm');
      await expect(rows(page)).toHaveCount(1);
      await field(page).fill('');
      await expect(rows(page)).toHaveCount(0);
    });
  }

  test('are given up when the storage holds something else', {tag: '@desktop'}, async ({page, site}) => {
    await store(page, recentKey, '{"broken"');
    await store(page, favoriteKey, '[{"objectID": 1}]');
    await site.open('/docs');
    await openModal(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
  });
});

// More of Algolia, against servers that speak as it does, in tests/variants/algolia.spec.ts.
test.describe('Algolia', () => {
  test('is asked without limits when contextual search is off @desktop', async ({page, site}) => {
    const settings = {'contextualSearch:!0': 'contextualSearch:!1'};
    const {asked} = await answerAsAlgolia(page, site, () => ({hits: [], nbHits: 0}), settings);
    await site.open('/docs');
    await search(page, 'facet');
    await expect(dialog(page).getByText(/^No results for "/)).toBeVisible();
    expect(asked[0]).not.toHaveProperty('facetFilters');
  });
});

for (const theme of ['light', 'dark']) {
  test(`every screen of the dialog passes axe in ${theme} mode`, async ({page, site}) => {
    const algolia = await answerAsAlgolia(page, site, ({query}) =>
      query.startsWith('zz') ? {hits: [], nbHits: 0} : {hits: createHits(['Manual', 'Blog'], 3), nbHits: 6},
    );
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await store(page, recentKey, createStored(2, 'recent'));
    await store(page, favoriteKey, createStored(2, 'favorite'));
    await site.open('/docs');
    const check = async (screen: string): Promise<void> => {
      await settle(page);
      expect(await axeFaults(page), screen).toEqual([]);
    };
    await openModal(page);
    await expect(rows(page)).toHaveCount(4);
    await check('start');
    await field(page).fill('manual');
    await expect(rows(page)).toHaveCount(6);
    await check('results');
    await field(page).fill('zzzz manual');
    await expect(dialog(page).getByText(/^No results for "/)).toBeVisible();
    await check('no results');
    site.allowConsoleError(/Failed to load resource/);
    algolia.fails = () => true;
    await field(page).fill('error');
    await expect(dialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await check('error');
  });
}
