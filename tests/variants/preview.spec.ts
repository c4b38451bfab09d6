import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import {builtVariant, expect, test} from './fixtures';

const base = '/docs-preview/';

test.use({variant: 'preview'});

const dir = () => builtVariant('preview');
/** The text of a file of the built site. */
const text = async (name: string): Promise<string> => fs.readFileSync(path.join(await dir(), name), 'utf8');
const pages = async (): Promise<string[]> =>
  (fs.readdirSync(await dir(), {recursive: true}) as string[]).filter((file) => file.endsWith('.html')).sort();

/** Asks for the pages in the order of the sitemap, and gives back one of `parts` equal shares of them. */
async function shareOfRoutes(part: number, parts: number): Promise<string[]> {
  const routes = [...(await text('sitemap.xml')).matchAll(/<loc>https:\/\/openrefine\.org([^<]*)<\/loc>/g)].map(
    ([, route]) => route ?? '',
  );
  expect(routes.length).toBeGreaterThan(100);
  return routes.filter((_route, index) => index % parts === part);
}

/** Notes requests that lead out of the base URL. */
function watchRequests(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const {protocol, pathname} = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(base)) outside.push(request.url());
  });
  return outside;
}

test.describe('the whole site under a base URL', () => {
  const parts = 8;
  for (let part = 0; part < parts; part += 1) {
    test(`loads every page, and nothing from beside it (${part + 1} of ${parts}) @desktop`, async ({page, site}) => {
      test.slow();
      const outside = watchRequests(page);
      // What a page leads to is not fetched ahead here: a test below looks at that.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
      );
      for (const route of await shareOfRoutes(part, parts)) {
        const response = await site.open(route);
        expect(response?.status(), route).toBe(200);
        await expect(page.getByRole('heading', {level: 1}), route).toHaveCount(1);
        const canonical = page.locator('link[rel="canonical"]');
        await expect(canonical, route).toHaveAttribute('href', `https://openrefine.org${route}`);
      }
      expect(outside).toEqual([]);
    });
  }

  test('follows links from page to page without loading the site again, and fetches them ahead @desktop', async ({
    page,
    site,
    request,
  }) => {
    const outside = watchRequests(page);
    const failed: string[] = [];
    page.on('response', (response) => response.ok() || failed.push(response.url()));
    await site.open(`${base}docs`);
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
    const link = page.getByRole('link', {name: 'Community', exact: true}).first();
    const run: string[] = [];
    page.on('request', (asked) => asked.resourceType() === 'script' && run.push(asked.url()));
    await link.hover();
    // The pointer has the part loaded that only the page on the community has.
    const runsCommunity = async () => {
      const texts = await Promise.all(run.map(async (url) => (await request.get(url)).text()));
      return texts.some((text) => text.includes(`"permalink":"${base}community/"`));
    };
    await expect.poll(runsCommunity).toBe(true);
    await expect(page).toHaveURL(`${base}docs`);
    await link.click();
    await expect(page).toHaveURL(`${base}community`);
    await page.getByRole('contentinfo').getByRole('link', {name: 'User manual'}).click();
    await expect(page).toHaveURL(`${base}docs`);
    await page.getByRole('link', {name: 'OpenRefine', exact: true}).first().click();
    await expect(page).toHaveURL(base);
    await expect(page.locator('body[data-kept]')).toBeAttached();
    expect([outside, failed]).toEqual([[], []]);
  });

  test('is searched with the index that lies there', async ({page, site}) => {
    const outside = watchRequests(page);
    await site.open(`${base}community`);
    await page.getByRole('button', {name: /^Search/}).click();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('combobox').fill('text facet');
    const hit = dialog.locator('[role="row"][aria-selected="true"]').getByRole('link');
    await expect(hit).toHaveAttribute('href', /^\/docs-preview\/docs\/manual\/facets/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs-preview\/docs\/manual\/facets/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Facets and text filters');

    await page.getByRole('button', {name: /^Search/}).click();
    await dialog.getByRole('combobox').fill('cluster');
    await dialog.getByRole('link', {name: /^See all/}).click();
    await expect(page).toHaveURL(`${base}search?q=cluster`);
    const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(first).toHaveAttribute('href', /^\/docs-preview\//);
    await first.click();
    await expect(page.locator('html.docs-wrapper')).toBeAttached();
    expect(outside).toEqual([]);
  });

  test('answers a wrong address with a page that leads on inside @desktop', async ({page, site}) => {
    site.allowConsoleError(/404/);
    const response = await site.open(`${base}manual/facet`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const nearest = page.getByRole('main').getByRole('link', {name: /docs\/manual\/facets$/});
    await expect(nearest).toHaveAttribute('href', `${base}docs/manual/facets`);
    await page.getByLabel('Search this site').fill('facets');
    await page.getByLabel('Search this site').press('Enter');
    await expect(page).toHaveURL(`${base}search?q=facets`);
  });

  test('leads old addresses on, and puts right those with a slash or .html at the end @desktop', async ({
    page,
    site,
    request,
  }) => {
    for (const [old, address] of [
      ['documentation', 'docs'],
      ['community.html', 'community'],
      ['docs/index.html', 'docs'],
    ]) {
      const response = await request.get(base + old, {maxRedirects: 0});
      expect([response.status(), response.headers().location], old).toEqual([301, base + address]);
    }
    // A host that serves the page's file at such addresses leaves them to js/fix-location.js.
    await page.route(/community(\.html|\/)\?a=1$/, async (route) => {
      await route.fulfill({response: await route.fetch({url: new URL(`${base}community`, page.url()).href})});
    });
    await site.open(`${base}docs`);
    for (const wrong of ['community.html?a=1#people', 'community/?a=1#people']) {
      await site.open(base + wrong);
      await expect(page).toHaveURL(`${base}community?a=1#people`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
    }
  });
});

test.describe('without JavaScript, the whole site under a base URL', () => {
  test.use({javaScriptEnabled: false});

  test('has the style sheet for it: the navbar shows no button that nothing answers to @desktop', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('response', (response) => asked.push(`${response.status()} ${new URL(response.url()).pathname}`));
    await site.open(`${base}docs/manual/facets`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Facets and text filters');
    expect(asked).toContain(`200 ${base}css/no-script.css`);
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('button')).toHaveCount(0);
    await navbar.getByRole('link', {name: 'All pages'}).click();
    await expect(page).toHaveURL(`${base}search`);
    await expect(page.getByRole('main').getByRole('link', {name: 'Facets and text filters'})).toBeVisible();
  });
});

test.describe('the site under another path than it was built for', () => {
  test.use({servedAt: '/'});

  test('says that it did not load properly, and which base URL to try @desktop', async ({page, site}) => {
    site.allowConsoleError(/status of 404/);
    site.allowConsoleError(/Refused to execute script/);
    site.allowConsoleError(/Refused to apply style/);
    await page.goto('/');
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('Current configured baseUrl = /docs-preview/')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl = /', {exact: true})).toBeVisible();
  });
});

test.describe('the files of the site under a base URL', () => {
  test('name only pages, pictures and scripts that exist below it @desktop', async () => {
    const root = await dir();
    const answered = (address: string): boolean => {
      const file = path.join(root, decodeURI(address.slice(base.length)));
      return [file, `${file}.html`, path.join(file, 'index.html')].some(
        (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
      );
    };
    const faults = new Set<string>();
    let count = 0;
    for (const page of await pages()) {
      const $ = load(await text(page));
      const named = $('[href], [src], [srcset], [action], [poster]')
        .toArray()
        .flatMap((element) => {
          const {href, src, srcset, action, poster} = $(element).attr() ?? {};
          return [href, src, action, poster, ...(srcset?.split(',').map((one) => one.trim().split(' ')[0]) ?? [])];
        })
        .filter((address): address is string => /^\/(?!\/)/.test(address ?? ''));
      for (const address of named) {
        count += 1;
        const plain = address.replace(/[?#].*$/, '');
        if (!plain.startsWith(base) || !answered(plain)) faults.add(`${page}: ${address}`);
      }
      for (const element of $(
        'head link[href^="https://openrefine.org"], head meta[content^="https://openrefine.org"]',
      )) {
        const address = $(element).attr('href') ?? $(element).attr('content') ?? '';
        if (!address.startsWith(`https://openrefine.org${base}`)) faults.add(`${page}: ${address}`);
      }
      for (const element of $('script[type="application/ld+json"]')) {
        const [outside] = /https:\/\/openrefine\.org(?!\/docs-preview\/)[^"]*/.exec($(element).text()) ?? [];
        if (outside) faults.add(`${page}: ${outside}`);
      }
    }
    expect(count).toBeGreaterThan(5000);
    expect([...faults]).toEqual([]);
  });

  test('speak of addresses below it @desktop', async () => {
    const outside = /https:\/\/openrefine\.org(?!\/docs-preview\/)\S*/;
    for (const name of ['sitemap.xml', 'llms.txt', 'releases.xml', 'blog/rss.xml', 'docs/manual/facets.md']) {
      const [found] = outside.exec(await text(name)) ?? [];
      expect(found, name).toBeUndefined();
      expect(await text(name), name).toContain(`https://openrefine.org${base}`);
    }
    const rules = (await text('_headers')).split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual(expect.arrayContaining([`${base}*`, base, `${base}assets/*`, `${base}docs*`]));
    expect(rules.filter((rule) => !rule.startsWith(base))).toEqual([]);
    const redirects = (await text('_redirects')).trim().split('\n');
    expect(redirects.length).toBeGreaterThan(100);
    expect(
      redirects.filter((line) => !/^\/docs-preview\/\S+ (\/docs-preview\/|https:\/\/)\S* 301$/.test(line)),
    ).toEqual([]);
  });
});
