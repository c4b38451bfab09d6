import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {builtVariant, expect, test} from './fixtures';

const base = '/docs-preview/';

test.use({variant: 'preview'});

const dir = () => builtVariant('preview');
/** The text of a file of the built site. */
const text = async (name: string): Promise<string> => fs.readFileSync(path.join(await dir(), name), 'utf8');

test('the site under a base URL follows links and finds sections without asking for anything outside of it [5.3]', async ({
  page,
  site,
  request,
}) => {
  const outside: string[] = [];
  page.on('request', (asked) => {
    const {protocol, pathname} = new URL(asked.url());
    if (protocol.startsWith('http') && !pathname.startsWith(base)) outside.push(asked.url());
  });
  const heading = page.getByRole('heading', {level: 1});
  await site.open(base);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('contentinfo').locator(`a[href="${base}community"]`).click();
  await expect(page).toHaveURL(`${base}community`);
  await expect(heading).toHaveText('Community');
  await page.getByRole('contentinfo').locator(`a[href="${base}docs"]`).click();
  await expect(page).toHaveURL(`${base}docs`);
  await expect(page.locator('body[data-kept]')).toBeAttached();

  await site.open(`${base}search?q=text+facet`);
  const hit = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(hit).toHaveAttribute('href', /^\/docs-preview\/docs\//);
  await hit.click();
  await expect(page).toHaveURL(/\/docs-preview\/docs\//);
  await expect(page.locator('html.docs-wrapper')).toBeAttached();

  const moved = await request.get(`${base}docs/index.html`, {maxRedirects: 0});
  expect([moved.status(), moved.headers().location]).toEqual([301, `${base}docs`]);
  site.allowConsoleError(/404/);
  await site.open(`${base}manual/facet`);
  await expect(page.getByRole('main').locator(`a[href="${base}docs/manual/facets"]`)).toBeVisible();
  expect(outside).toEqual([]);
});

test.describe('the site under another path than it was built for', () => {
  test.use({servedAt: '/'});

  test('says that it did not load properly, and which base URL to try [8.10] @desktop', async ({page, site}) => {
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
  test('name only pages below it, and pictures and scripts that exist there @desktop', async () => {
    const root = await dir();
    const isMissing = (address: string): boolean =>
      // A page can be one that this site leaves out. The build leaves links to the file of such a page as they are.
      /\.(?!md$)[a-z\d]+$/.test(address) && !fs.existsSync(path.join(root, decodeURI(address.slice(base.length))));
    const faults = new Set<string>();
    let count = 0;
    const pages = (fs.readdirSync(root, {recursive: true}) as string[]).filter((file) => file.endsWith('.html'));
    for (const page of pages) {
      const html = await text(page);
      const $ = load(html);
      const named = $('[href], [src], [srcset], [action], [poster]')
        .toArray()
        .flatMap((element) => {
          const {href, src, srcset, action, poster} = $(element).attr() ?? {};
          return [href, src, action, poster, ...(srcset?.split(',').map((one) => one.trim().split(' ')[0]) ?? [])];
        })
        .filter((address): address is string => /^\/(?!\/)/.test(address ?? ''))
        .map((address) => address.replace(/[?#].*$/, ''));
      count += named.length;
      for (const address of named) {
        if (!address.startsWith(base) || isMissing(address)) faults.add(`${page}: ${address}`);
      }
      const [outside] = /https:\/\/openrefine\.org(?!\/docs-preview\/)[^"]*/.exec($('head').html() ?? '') ?? [];
      if (outside) faults.add(`${page}: ${outside}`);
    }
    expect([...faults]).toEqual([]);
    expect(count).toBeGreaterThan(pages.length);
  });

  test('speak of addresses below it @desktop', async () => {
    for (const name of ['sitemap.xml', 'llms.txt', 'releases.xml', 'blog/rss.xml', 'docs/manual/facets.md']) {
      const [found] = /https:\/\/openrefine\.org(?!\/docs-preview\/)\S*/.exec(await text(name)) ?? [];
      expect(found, name).toBeUndefined();
      expect(await text(name), name).toContain(`https://openrefine.org${base}`);
    }
    const records = JSON.parse(await text('../records.json')) as {url: string}[];
    const urls = new Set(records.map(({url}) => url.replace(/docs-preview\/.*/, 'docs-preview/')));
    expect([...urls]).toEqual([`https://openrefine.org${base}`]);
    const rules = (await text('_headers')).split('\n').filter((line) => line.startsWith('/'));
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((rule) => !rule.startsWith(base))).toEqual([]);
    const redirects = (await text('_redirects')).trim().split('\n');
    expect(
      redirects.filter((line) => !/^\/docs-preview\/\S+ (\/docs-preview\/|https:\/\/)\S* 301$/.test(line)),
    ).toEqual([]);
  });
});
