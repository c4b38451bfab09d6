import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, test} from './fixtures';
import {answerAsAlgolia, createHit, type AlgoliaQuery} from './search-answers';

const index = /\/search-index[^/]*$/;
const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const hits = (page: Page): Locator => page.getByRole('main').getByRole('heading', {level: 2});
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** 53 hits, in pages of 20. */
function answerMany({page, hitsPerPage}: AlgoliaQuery) {
  const all = Array.from({length: 53}, (_, number) => createHit('Manual', `hit-${number + 1}`));
  return {hits: all.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: 53};
}

test.describe('the search page', () => {
  test('opened with a query shows how many results there are, and where they lead', async ({page, site}) => {
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=hit');
    await expect(field(page)).toHaveValue('hit');
    await expect(status(page)).toHaveText('53 results for “hit”, the first 20 shown.');
    await expect(hits(page)).toHaveCount(20);
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveAttribute('href', '/docs#hit-1');
    await expect(first.getByText('Manual › Page of Manual')).toBeVisible();
    await expect(first.getByText('… the text of hit-1 …').locator('mark')).toHaveText('hit-1');
    await expect(page).toHaveTitle(/^Search results for “hit”/);
  });

  test('finds sections with the embedded index', async ({page, site}) => {
    await site.open('/search?q=facet');
    await expect(status(page)).toHaveText(/results? for “facet”/);
    await expect(hits(page).first().getByRole('link')).toBeVisible();
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/facet/i);
  });

  test('searches one part of the site, kept in the address, by keys alone', async ({page, site}) => {
    await site.open('/search?q=cluster');
    const part = (name: RegExp): Locator => page.getByRole('radio', {name});
    await expect(part(/^Everything/)).toBeChecked();
    await expect(part(/^Blog \d+$/)).toBeVisible();
    const links = page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link');
    await expect(links.first()).toBeVisible();
    await part(/^Everything/).focus();
    for (const [name, path] of [
      [/^Manual/, /^\/docs(\/manual|$)/],
      [/^Technical reference/, /^\/docs\/technical-reference/],
      [/^Blog/, /^\/blog/],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(part(name)).toBeChecked();
      const count = /\d+$/.exec((await page.locator('label', {has: part(name)}).textContent()) ?? '')?.[0];
      await expect(status(page)).toHaveText(new RegExp(`^(${count} results|One result) for “cluster” in “`));
      const paths = () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      await expect.poll(async () => (await paths()).filter((one) => !path.test(one))).toEqual([]);
      expect(await paths()).not.toEqual([]);
    }
    await expect(page).toHaveURL('/search?q=cluster&in=blog');
    await page.reload();
    await expect(part(/^Blog/)).toBeChecked();
    await expect(status(page)).toHaveText(/in “Blog”/);
    await field(page).fill('');
    await expect(page).toHaveURL('/search?in=blog');
  });

  test('offers no parts where the index at Algolia knows none @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=hit&in=blog');
    await expect(status(page)).toHaveText('53 results for “hit”, the first 20 shown.');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('is left out of other search engines', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
    await expect(page.getByText(/^Type a word/)).toBeVisible();
  });

  test('keeps the query in the address, and typing leaves one step to go back @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/community');
    await site.open('/search');
    await field(page).pressSequentially('hit & run');
    await expect(page).toHaveURL('/search?q=hit+%26+run');
    await expect(hits(page)).toHaveCount(20);
    await expect(field(page)).toBeFocused();
    await field(page).fill('');
    await expect(page).toHaveURL('/search');
    await expect(hits(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/community');
  });

  test('shows the results again on the way back from one', async ({page, site}) => {
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=hit');
    await hits(page).nth(2).getByRole('link').click();
    await expect(page).toHaveURL('/docs#hit-3');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('OpenRefine user manual');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=hit');
    await expect(field(page)).toHaveValue('hit');
    await expect(hits(page)).toHaveCount(20);
  });

  test('adds the next results on demand, and hands the focus on at the end', async ({page, site}) => {
    const {asked} = await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=hit');
    const more = page.getByRole('button', {name: 'More results'});
    await more.click();
    await expect(hits(page)).toHaveCount(40);
    await expect(status(page)).toHaveText('53 results for “hit”, the first 40 shown.');
    await expect(more).toBeFocused();
    await more.press('Enter');
    await expect(hits(page)).toHaveCount(53);
    await expect(status(page)).toHaveText('53 results for “hit”.');
    await expect(more).toBeHidden();
    await expect(hits(page).nth(40).getByRole('link')).toBeFocused();
    expect(asked.map(({page: number}) => number)).toEqual([0, 1, 2]);
  });

  test('searches at once on Enter, for up to 512 characters', async ({page, site, isMobile}) => {
    const {asked} = await answerAsAlgolia(page, site, answerMany);
    await site.open('/search');
    await expect(field(page)).toHaveAttribute('maxlength', '512');
    const long = 'x'.repeat(100);
    await field(page).fill(long);
    await page.keyboard.press('Enter');
    await expect(hits(page)).toHaveCount(20);
    expect(asked.at(-1)?.query).toBe(long);
    expect(asked.at(-1)?.attributesToSnippet).toContain(`content:${isMobile ? 5 : 10}`);
  });

  test('without results offers queries that have some, and an issue', async ({page, site}) => {
    await answerAsAlgolia(page, site, (asked) => (asked.query === 'hit' ? answerMany(asked) : {hits: [], nbHits: 0}));
    await site.open('/search?q=hit+zzzz');
    await expect(status(page)).toHaveText('No results for “hit zzzz”.');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /issues\/new\?title=/);
    await page.getByRole('link', {name: 'hit', exact: true}).click();
    await expect(page).toHaveURL('/search?q=hit');
    await expect(field(page)).toHaveValue('hit');
    await expect(hits(page)).toHaveCount(20);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=hit+zzzz');
    await expect(field(page)).toHaveValue('hit zzzz');
    await expect(status(page)).toHaveText('No results for “hit zzzz”.');
  });

  test('goes back from a suggestion to the query that was typed', {tag: '@desktop'}, async ({page, site}) => {
    await answerAsAlgolia(page, site, (asked) => (asked.query === 'hit' ? answerMany(asked) : {hits: [], nbHits: 0}));
    await site.open('/search');
    await field(page).fill('hit zzzz');
    await page.getByRole('link', {name: 'hit', exact: true}).click();
    await expect(field(page)).toHaveValue('hit');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=hit+zzzz');
    await expect(status(page)).toHaveText('No results for “hit zzzz”.');
    await expect(field(page)).toHaveValue('hit zzzz');
  });

  test('takes a query of spaces for none @desktop', async ({page, site}) => {
    await site.open('/search?q=%20');
    await expect(page.getByText(/^Type a word/)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  test('works in browsers without the newest functions @desktop', async ({page, site}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(URL, 'canParse');
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    });
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/search');
    await field(page).fill('hit');
    await expect(page).toHaveURL('/search?q=hit');
    await expect(hits(page)).toHaveCount(20);
    await field(page).blur();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toBeFocused();
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  });

  test('says when no results can be fetched, and tries again', {tag: '@desktop'}, async ({page, site}) => {
    await page.route(index, (route) =>
      route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html><title>Not found</title>'}),
    );
    await site.open('/search?q=facet');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText('You might want to check your network connection.');
    await page.unroute(index);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(alert).toBeHidden();
  });

  test('keeps the results it has when the next ones cannot be fetched', {tag: '@desktop'}, async ({page, site}) => {
    site.allowConsoleError(/Failed to load resource/);
    const algolia = await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=hit');
    await expect(hits(page)).toHaveCount(20);
    algolia.fails = () => true;
    await page.getByRole('button', {name: 'More results'}).click();
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(hits(page)).toHaveCount(20);
    algolia.fails = () => false;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page)).toHaveCount(40);
  });

  test('says that it is searching when the answer takes longer than 300 ms, and not before', async ({page, site}) => {
    await page.clock.install();
    // When the page asks its worker, by the clock of the page.
    await page.addInitScript(() => {
      const {postMessage} = Worker.prototype;
      Worker.prototype.postMessage = function (...args: unknown[]) {
        document.documentElement.dataset.askedAt ??= String(Date.now());
        (postMessage as (...all: unknown[]) => void).apply(this, args);
      };
    });
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(index, async (route) => {
      await held;
      await route.continue();
    });
    await site.open('/search');
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).fill('facet');
    await page.keyboard.press('Enter');
    const waited = () => page.evaluate(() => Date.now() - Number(document.documentElement.dataset.askedAt));
    const waitMore = async () => {
      await page.clock.runFor(5);
      return waited();
    };
    await expect.poll(waitMore, {intervals: [0]}).toBeGreaterThanOrEqual(0);
    await page.clock.runFor(299 - (await waited()));
    await expect(status(page)).toBeEmpty();
    await page.clock.runFor(1);
    await expect(status(page)).toHaveText('Searching…');
    await page.clock.resume();
    answer();
    await expect(status(page)).toHaveText(/results? for “facet”/);
  });

  test('takes up the query of the dialog opened over it @desktop', async ({page, site}) => {
    await answerAsAlgolia(page, site, answerMany);
    await site.open('/search?q=first');
    await field(page).blur();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('second');
    await page.getByRole('link', {name: 'See all 53 results'}).click();
    await expect(page).toHaveURL('/search?q=second');
    await expect(field(page)).toHaveValue('second');
    await expect(status(page)).toHaveText(/for “second”/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  for (const theme of ['light', 'dark']) {
    test(`passes axe in ${theme} mode`, async ({page, site}) => {
      await answerAsAlgolia(page, site, ({query, ...asked}) =>
        query.startsWith('zz') ? {hits: [], nbHits: 0} : answerMany({query, ...asked}),
      );
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      for (const path of ['/search', '/search?q=hit', '/search?q=zzzz+hit']) {
        await site.open(path);
        await expect(status(page)).toHaveText(path.includes('?') ? /esults/ : '');
        expect(await axeFaults(page), path).toEqual([]);
      }
    });
  }
});
