import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from './fixtures';
import {createHit, startSearchHosts, type SearchHosts} from './searchHosts';

// The site was built for the application TESTAPP. Its scripts and its policy are as they would be on the web: the
// browser is told to find Algolia's names on this machine, and to trust the certificates there.
const test = base.extend<{algolia: SearchHosts}, {searchHosts: SearchHosts}>({
  searchHosts: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const hosts = await startSearchHosts('TESTAPP');
      await use(hosts);
      await hosts.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, searchHosts}, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${searchHosts.resolverRules}`];
      await use({...launchOptions, args});
    },
    {scope: 'worker'},
  ],
  algolia: async ({searchHosts, site}, use) => {
    for (const name of searchHosts.names) site.allowHost(name);
    await searchHosts.reset();
    const hits = ['first', 'second'].map((title) => createHit('Manual', title, `https://openrefine.org/docs#${title}`));
    searchHosts.answer = () => ({hits, nbHits: 53});
    await use(searchHosts);
  },
});

test.use({variant: 'small', ignoreHTTPSErrors: true});

const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('searchbox');
const rows = (page: Page): Locator => dialog(page).getByRole('option');
const failure = (page: Page): Locator => dialog(page).getByText(/^Unable to fetch results for/);

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openModal(page);
  await field(page).fill(query);
}

const hostsOf = ({asked}: SearchHosts): string[] => asked.map(({host}) => host);
const queriesOf = ({asked}: SearchHosts): string[] => asked.map(({requests}) => requests[0]?.query ?? '');

/** Lets a millisecond pass in a page whose clock stands, and reads something. */
async function tick<Value>(page: Page, read: () => Value): Promise<Value> {
  await page.clock.runFor(1);
  return read();
}

test.describe('Algolia', () => {
  test('is asked as its interface demands, for the language and version of the page', async ({
    page,
    site,
    algolia,
    isMobile,
  }) => {
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);
    await expect(dialog(page).getByRole('status')).toHaveText('53 results for facet');
    await expect(dialog(page).getByRole('link', {name: 'See all 53 results'})).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: /Algolia/})).toBeVisible();

    // One request, without one that asks for leave first.
    expect(algolia.asked).toHaveLength(1);
    const [asked] = algolia.asked;
    expect(asked).toMatchObject({host: 'testapp-dsn.algolia.net', method: 'POST'});
    expect(asked?.url.pathname).toBe('/1/indexes/*/queries');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'public-key',
    });
    expect(asked?.headers).toMatchObject({'content-type': 'text/plain', origin: new URL(page.url()).origin});
    const words = isMobile ? 5 : 10;
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(asked?.requests).toEqual([
      {
        query: 'facet',
        indexName: 'small',
        attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
        attributesToSnippet: [...levels, 'content'].map((name) => `${name}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        page: 0,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ]);
  });

  test('has as many hits of a page in a row, and their addresses rewritten, as configured @desktop', async ({
    page,
    site,
    algolia,
  }) => {
    const hits = [
      createHit('Manual', 'outside', 'https://wiki.example/page?x=1#y'),
      createHit('Manual', 'moved', 'https://openrefine.org/old/docs?x=1#part'),
      createHit('Manual', 'third', 'https://openrefine.org/docs#third'),
      createHit('Blog', 'post', 'https://openrefine.org/docs#post'),
    ];
    algolia.answer = () => ({hits, nbHits: 4});
    await site.open('/docs');
    await search(page, 'o');
    const links = dialog(page).locator('.DocSearch-Hit a');
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(addresses).toEqual(['https://wiki.example/page?x=1#y', '/docs#part', '/docs#third', '/docs']);
  });

  test('shows markup in titles and texts as text @desktop', async ({page, site, algolia}) => {
    const evil = '<img src=x onerror="document.title=\'hacked\'">';
    const hit = createHit(`Group & ${evil}`, evil, 'https://openrefine.org/docs#evil');
    algolia.answer = () => ({hits: [{...hit, content: evil}], nbHits: 1});
    await site.open('/docs');
    await search(page, 'evil');
    await expect(rows(page)).toContainText(evil);
    await expect(dialog(page).getByText(`Group & ${evil} › `)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs#evil');
    await openModal(page);
    await expect(rows(page)).toContainText(evil);
    await expect(page).not.toHaveTitle('hacked');
    await expect(dialog(page).locator('img')).toHaveCount(0);
  });

  test('sends snippets of 5 words up to a width of 768 px, and of 10 above @desktop', async ({page, site, algolia}) => {
    for (const [width, words] of [
      [768, 5],
      [769, 10],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await site.open('/docs');
      await search(page, `width ${width}`);
      await expect(rows(page)).toHaveCount(2);
      expect(algolia.asked.at(-1)?.requests[0]?.attributesToSnippet).toContain(`content:${words}`);
    }
  });

  test('has three more hosts, of which one answers @desktop', async ({page, site, algolia}) => {
    site.allowConsoleError(/Failed to load resource/);
    const behaviors = ['cut the line', 'status 500', 'silence'] as const;
    algolia.behave = (index) => behaviors[index] ?? 'answer';
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);
    expect(hostsOf(algolia)[0]).toBe(algolia.names[0]);
    expect(hostsOf(algolia).sort()).toEqual([...algolia.names].sort());
    expect(new Set(queriesOf(algolia))).toEqual(new Set(['facet']));
  });

  test('is not asked at a host that failed for 120 seconds @desktop', async ({page, site, algolia}) => {
    site.allowConsoleError(/Failed to load resource/);
    const [first] = algolia.names;
    const timesOfFirst = (): number => hostsOf(algolia).filter((host) => host === first).length;
    const now = (): Promise<number> => page.evaluate(() => Date.now());
    algolia.behave = (index) => (index === 0 ? 'status 500' : 'answer');
    await page.clock.install();
    await site.open('/docs');
    await openModal(page);
    const before = await now();
    await field(page).fill('f');
    await expect(rows(page)).toHaveCount(2);
    const after = await now();
    expect(timesOfFirst()).toBe(1);
    // The host failed between these two moments. From here on, time passes in the page as the test wants.
    await page.clock.pauseAt(before + 119_900);
    await field(page).press('a');
    await expect.poll(() => tick(page, () => queriesOf(algolia).at(-1))).toBe('fa');
    expect(timesOfFirst()).toBe(1);
    await page.clock.pauseAt(after + 120_001);
    await field(page).press('c');
    await expect.poll(() => tick(page, () => queriesOf(algolia).at(-1))).toBe('fac');
    expect(timesOfFirst()).toBe(2);
    expect(hostsOf(algolia).at(-1)).toBe(first);
  });

  for (const [behavior, limit] of [
    ['silence', 1000],
    ['half an answer', 2000],
  ] as const) {
    test(`is left after ${limit} ms of ${behavior} @desktop`, async ({page, site, algolia}) => {
      algolia.behave = (index) => (index === 0 ? behavior : 'answer');
      await page.clock.install();
      await site.open('/docs');
      await openModal(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      const begun = behavior === 'silence' ? null : page.waitForResponse(/\/1\/indexes\//);
      await field(page).fill('facet');
      await expect.poll(() => tick(page, () => algolia.asked.length)).toBe(1);
      await begun;
      // The page has seen the header when it has answered something else afterwards; polling took some of the time.
      await page.evaluate(() => fetch('/'));
      await page.clock.runFor(limit - 100);
      await page.evaluate(() => fetch('/'));
      expect(algolia.asked).toHaveLength(1);
      await page.clock.runFor(100);
      await expect.poll(() => algolia.asked.length).toBe(2);
      await page.clock.resume();
      await expect(rows(page)).toHaveCount(2);
    });
  }

  test('leads to the error screen when no host takes a connection, and back when they do', async ({
    page,
    site,
    algolia,
  }) => {
    site.allowConsoleError(/ERR_CONNECTION_REFUSED/);
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).host));
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);

    await algolia.stop();
    await field(page).press('s');
    await expect(failure(page)).toBeVisible();
    await expect(
      dialog(page).locator('p', {hasText: 'You might want to check your network connection.'}),
    ).toBeVisible();
    await expect(dialog(page).getByRole('status')).toContainText('Unable to fetch results');
    await expect.poll(() => failed.sort()).toEqual([...algolia.names].sort());
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL('/docs');

    await algolia.start();
    await field(page).press('!');
    await expect(rows(page)).toHaveCount(2);
    await expect(failure(page)).toBeHidden();
  });

  for (const behavior of ['status 403', 'nonsense'] as const) {
    test(`is asked once when it answers with ${behavior}, and the error screen shows @desktop`, async ({
      page,
      site,
      algolia,
    }) => {
      if (behavior === 'status 403') site.allowConsoleError(/403/);
      algolia.behave = () => behavior;
      await site.open('/docs');
      await search(page, 'facet');
      await expect(failure(page)).toBeVisible();
      expect(algolia.asked).toHaveLength(1);
    });
  }
});
