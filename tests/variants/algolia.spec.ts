import type {Locator, Page, Request} from '@playwright/test';
import {expect, test as base} from './fixtures';

/** A section as Algolia sends it. */
const createHit = (group: string, title: string, url: string) => ({
  objectID: title,
  url,
  type: 'lvl2',
  content: null as string | null,
  hierarchy: {lvl0: group, lvl1: `Page of ${group}`, lvl2: title},
});

type Behavior =
  'answer' | 'silence' | 'refuse the connection' | 'cut the line' | 'status 500' | 'status 403' | 'nonsense';

/** The hosts of the application TESTAPP, for which the site was built, the nearest one first. */
const hosts = ['testapp-dsn.algolia.net', ...[1, 2, 3].map((number) => `testapp-${number}.algolianet.com`)];

/** Stands for these hosts, so that nothing leaves the machine. */
interface Algolia {
  hits: ReturnType<typeof createHit>[];
  /** What was asked, whichever host it came to. */
  asked: Request[];
  /** What the hosts do with the request number `index`, from 0. */
  behave: (index: number) => Behavior;
}

const test = base.extend<{algolia: Algolia}>({
  algolia: async ({page, site}, use) => {
    const algolia: Algolia = {
      hits: ['first', 'second'].map((title) => createHit('Manual', title, `https://openrefine.org/docs#${title}`)),
      asked: [],
      behave: () => 'answer',
    };
    for (const host of hosts) site.allowHost(host);
    await page.route(
      ({host}) => hosts.includes(host),
      async (route) => {
        const behavior = algolia.behave(algolia.asked.length);
        algolia.asked.push(route.request());
        const result = {hits: algolia.hits, nbHits: 53, page: 0, nbPages: 3, queryID: 'id'};
        const headers = {'access-control-allow-origin': '*'};
        if (behavior === 'refuse the connection') await route.abort('connectionrefused');
        else if (behavior === 'cut the line') await route.abort('connectionreset');
        else if (behavior === 'nonsense') await route.fulfill({headers, body: '<title>A captive portal</title>'});
        else if (behavior === 'answer') await route.fulfill({headers, json: {results: [result]}});
        else if (behavior !== 'silence') {
          const status = Number(behavior.split(' ')[1]);
          await route.fulfill({headers, status, json: {message: 'An error', status}});
        }
      },
    );
    await use(algolia);
  },
});

test.use({variant: 'small'});

const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('searchbox');
const rows = (page: Page): Locator => dialog(page).getByRole('option');
const failure = (page: Page): Locator => dialog(page).getByRole('region', {name: 'Unable to fetch results'});

async function openModal(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openModal(page);
  await field(page).fill(query);
}

const hostsOf = ({asked}: Algolia): string[] => asked.map((request) => new URL(request.url()).host);
const requestOf = (request: Request | undefined) =>
  (request?.postDataJSON() as {requests: {query: string}[]} | undefined)?.requests[0];
const queriesOf = ({asked}: Algolia) => asked.map((request) => requestOf(request)?.query);

test.describe('Algolia', {tag: '@desktop'}, () => {
  for (const [width, words] of [
    [768, 5],
    [769, 10],
  ] as const) {
    test(`is asked as its interface demands, for this language and version, and ${words} words at ${width} px [2.40, 3.13, 7.3, 9.8, 9.9]`, async ({
      page,
      site,
      algolia,
    }) => {
      await page.setViewportSize({width, height: 800});
      await site.open('/docs');
      await search(page, 'facet');
      await expect(rows(page)).toHaveCount(2);
      await expect(dialog(page).getByRole('status')).toHaveText('53 results for facet');
      await expect(dialog(page).getByRole('link', {name: 'See all 53 results'})).toBeVisible();
      await expect(dialog(page).getByRole('link', {name: /Algolia/})).toBeVisible();

      expect(hostsOf(algolia)).toEqual([hosts[0]]);
      const [asked] = algolia.asked;
      // The browser need not ask for leave before it sends this.
      expect([asked?.method(), asked?.headers()['content-type']]).toEqual(['POST', 'text/plain']);
      const {pathname, searchParams} = new URL(asked?.url() ?? '');
      expect(pathname).toBe('/1/indexes/*/queries');
      expect(Object.fromEntries(searchParams)).toMatchObject({
        'x-algolia-application-id': 'TESTAPP',
        'x-algolia-api-key': 'public-key',
      });
      // The other fields are in src/search/algolia/createAlgoliaClient.test.ts.
      expect(requestOf(asked)).toMatchObject({
        query: 'facet',
        indexName: 'small',
        attributesToSnippet: expect.arrayContaining([`content:${words}`]),
        hitsPerPage: 20,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      });
    });
  }

  test('has as many hits of a page, and such addresses, as configured [2.42, 5.3, 9.12]', async ({
    page,
    site,
    algolia,
  }) => {
    algolia.hits = [
      createHit('Manual', 'outside', 'https://wiki.example/page?x=1#y'),
      createHit('Manual', 'moved', 'https://openrefine.org/old/docs?x=1#part'),
      createHit('Manual', 'third', 'https://openrefine.org/docs#third'),
      createHit('Blog', 'post', 'https://openrefine.org/docs#post'),
    ];
    await site.open('/docs');
    await search(page, 'o');
    const links = dialog(page).locator('.DocSearch-Hit a');
    const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect
      .poll(addresses)
      .toEqual(['https://wiki.example/page?x=1#y', '/docs#part', 'https://wiki.example/page?x=1', '/docs#post']);
  });

  test('shows markup in titles and texts as text', async ({page, site, algolia}) => {
    const evil = '<img src=x onerror="document.title=\'hacked\'">';
    const hit = createHit(`Group & ${evil}`, evil, 'https://openrefine.org/docs#evil');
    algolia.hits = [{...hit, content: evil}];
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

  test('has three more hosts, of which one answers [7.3]', async ({page, site, algolia}) => {
    site.allowConsoleError(/Failed to load resource/);
    const behaviors = ['cut the line', 'status 500', 'silence'] as const;
    algolia.behave = (index) => behaviors[index] ?? 'answer';
    await site.open('/docs');
    await search(page, 'facet');
    await expect(rows(page)).toHaveCount(2);
    expect(hostsOf(algolia)[0]).toBe(hosts[0]);
    expect(hostsOf(algolia).sort()).toEqual([...hosts].sort());
    expect(new Set(queriesOf(algolia))).toEqual(new Set(['facet']));
  });

  test('leads to the error screen when no host takes a connection, and back when they do [4.10, 7.3, 8.4, 8.6]', async ({
    page,
    site,
    algolia,
  }) => {
    site.allowConsoleError(/ERR_CONNECTION_REFUSED/);
    algolia.behave = () => 'refuse the connection';
    await site.open('/docs');
    await search(page, 'facet');
    await expect(failure(page)).toBeVisible();
    await expect(failure(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByRole('status')).toContainText('Unable to fetch results');
    expect(hostsOf(algolia).sort()).toEqual([...hosts].sort());
    await page.keyboard.press('Enter');
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL('/docs');

    algolia.behave = () => 'answer';
    await field(page).press('!');
    await expect(rows(page)).toHaveCount(2);
    await expect(failure(page)).toBeHidden();
  });

  for (const behavior of ['status 403', 'nonsense'] as const) {
    test(`is asked once if it answers with ${behavior}, and the error screen shows`, async ({page, site, algolia}) => {
      if (behavior === 'status 403') site.allowConsoleError(/403/);
      algolia.behave = () => behavior;
      await site.open('/docs');
      await search(page, 'facet');
      await expect(failure(page)).toBeVisible();
      expect(algolia.asked).toHaveLength(1);
    });
  }
});
