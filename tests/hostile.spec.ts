import type {Page} from '@playwright/test';
import {createIndexFile} from '../src/lib/search/indexFile';
import {draw, expect, test} from './fixtures';
import {createHostileTexts, trap} from './hostileTexts';

// The texts themselves, 5,200 of them, run through the engine and the filters in tests/search/hostile.test.ts. Here a
// sample goes through the fields and addresses of the pages, a fourth through each, and every kind through all.
const sample = createHostileTexts(156, {seed: 8});
const take = (quarter: number) =>
  sample.filter((_, place) => (place + Math.floor(place / 12)) % 4 === quarter).map(({text}) => text);

/** Hears of everything that a hostile text could set off and the `site` fixture would let pass. */
async function watch(page: Page) {
  const faults: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`The policy was needed: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    faults.push(`A dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => faults.push(`A window opened: ${popup.url()}`));
  page.on('download', (download) => faults.push(`A download began: ${download.url()}`));
  return {
    faults,
    /** What runs code or loads something, and is on the page because a text was taken for markup. */
    findMarkup: () =>
      page.evaluate(
        (name) => [
          ...(name in window ? ['a script ran'] : []),
          ...('polluted' in {} ? ['a prototype was changed'] : []),
          ...Array.from(document.links, ({href}) => href).filter((href) => !/^(https?|mailto):/.test(href)),
          ...Array.from(
            document.querySelectorAll(
              'base, iframe, object, embed, math, meta[http-equiv=refresh], main script, [role=dialog] script, ' +
                '[onerror], [onload], [onfocus], [ontoggle]',
            ),
            ({outerHTML}) => outerHTML.slice(0, 200),
          ),
        ],
        trap,
      ),
  };
}

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Waits until the search page shows what it has found for a query: until then, it shows what it found before. */
async function showsResults(page: Page, query: string): Promise<void> {
  const said = () => page.getByRole('main').getByRole('status').textContent();
  await expect.poll(said, JSON.stringify(query)).toContain(` for “${query}”`);
  expect(await said()).toMatch(/^(No results|One result|\d+ results) for “/);
}

test.describe('hostile texts', () => {
  test('in the field of the search window find what they find, as text', {tag: '@desktop'}, async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    await site.open('/docs');
    await page.getByRole('button', {name: /^Search \(/}).click();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    const field = dialog.getByRole('combobox');
    for (const text of take(0)) {
      await field.fill(text);
      const query = await field.inputValue();
      expect(query.length).toBeLessThanOrEqual(512);
      // Fields keep no line breaks.
      if (query.trim()) {
        const said = () => dialog.getByRole('status').textContent();
        await expect.poll(said, JSON.stringify(text)).toContain(` for ${query}`);
        expect(await said(), JSON.stringify(text)).toMatch(/^(No|\d+) results? for /);
      }
      expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
    }
    await field.fill('facet');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results for facet$/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(faults).toEqual([]);
  });

  test('in the address of the search page are searched for, as text', {tag: '@desktop'}, async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    await site.open('/search');
    for (const text of take(1)) {
      const query = new URLSearchParams({q: text}).toString();
      // As by a link of the site: the router takes the address over without loading the page.
      await page.evaluate((address) => {
        history.pushState(null, '', address);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, `/search?${query}`);
      const asked = new URLSearchParams(query).get('q')?.trim() ?? '';
      const title = asked === '' ? /^Search \|/ : /^Search results for/;
      await expect(page).toHaveTitle(title);
      if (asked !== '') await showsResults(page, asked);
      expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('in an address that is opened leave the page as it is', {tag: '@desktop'}, async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    // With what no encoding has made harmless.
    const raw = take(2).map((text) => text.replace(/[\0-\x20#&+\uD800-\uDFFF]/g, ''));
    for (const [place, text] of raw.slice(0, 12).entries()) {
      const [address, title] = (
        [
          [`/search?q=${text}`, 'Search'],
          [`/docs?q=${text}#${text}`, 'OpenRefine user manual'],
          [`/extensions?${text}#${text}`, 'Extensions'],
        ] as const
      )[place % 3] ?? ['', ''];
      await site.open(address);
      await expect(heading(page), JSON.stringify(text)).toHaveText(title);
      const asked = new URL(address, page.url()).searchParams.get('q')?.trim() ?? '';
      if (title === 'Search' && asked !== '') await showsResults(page, asked);
      expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  for (const [path, texts] of [
    // The reference is long, and drawing it takes its time.
    ['/extensions', [...take(2), ...take(3).slice(12)]],
    ['/docs/manual/grelfunctions', take(3).slice(0, 12)],
  ] as const) {
    test(`in parameters and fragments of ${path} change nothing else`, {tag: '@desktop'}, async ({page, site}) => {
      const {faults, findMarkup} = await watch(page);
      await site.open(path);
      const title = await heading(page).textContent();
      for (const text of texts) {
        // An address holds no half characters.
        const whole = new TextDecoder().decode(new TextEncoder().encode(text));
        const value = encodeURIComponent(whole);
        // Raw in the fragment, where browsers encode little.
        const address = `${path}?q=${value}&state=${value}&library-q=${value}&${value}=1#${whole}`;
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', {state: null}));
          dispatchEvent(new HashChangeEvent('hashchange'));
        }, address);
        await draw(page);
        expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
      }
      await expect(heading(page)).toHaveText(title ?? '');
      // The scripts still answer.
      await page.getByRole('searchbox').first().fill('zzzz nothing fits');
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(/^0 of|^No function matches/);
      expect(faults).toEqual([]);
    });
  }
});

const evil = `<img src=x onerror="window.${trap}=1">`;

/** Indexes that someone could put in the place of the site's own. */
const indexes = [
  ['markup in all its texts', 'https://openrefine.org', '/docs', evil],
  ['scripts for addresses', `javascript:javascript:window.${trap}=1//`, '/docs', 'a'],
  ['pages of another site', 'https://openrefine.org', '//evil.example/docs', 'a'],
  ['pages of another site by a scheme', 'https://evil.example', '/docs', 'a'],
  ['addresses that cannot be decoded', 'https://openrefine.org', '/docs/%E0%A4%A', '%'],
  ['addresses that are none', 'http://[', '/docs', 'a'],
] as const;

for (const [name, base, route, anchor] of indexes) {
  test(`an index with ${name} is shown as text and leads nowhere else`, {tag: '@desktop'}, async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    const section = (level: number, title: string, fragment: string | null) => ({
      level,
      title,
      anchor: fragment,
      text: `facet ${evil} <script>window.${trap}=1</script> facet`,
      aliases: [],
    });
    const sections = [section(1, `${evil} facet ${evil}`, null), section(2, `${evil} facets ${evil}`, anchor)];
    const index = createIndexFile(
      [{route, kind: 'doc', lvl0: `Manual ${evil}`, language: 'en', tag: 'default', sections}],
      base,
    );
    const json = (value: unknown) => ({contentType: 'application/json', body: JSON.stringify(value)});
    await page.route('**/search-index.json', (request) => request.fulfill(json({index: 'evil.json', texts: 'evil-'})));
    await page.route('**/evil.json', (request) => request.fulfill(json(index)));
    await page.route('**/evil-*.json', (request) =>
      request.fulfill(json(sections[Number(/evil-(\d+)/.exec(request.request().url())?.[1])]?.text)),
    );

    await site.open('/search?q=facet');
    const found = page.getByRole('main').getByRole('listitem');
    await expect(found).toHaveCount(2);
    await expect(found.first()).toContainText(`facet ${evil}`);
    await expect(found.first()).toContainText('<script>window.');
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await dialog.getByRole('combobox').fill('facet');
    const links = dialog.getByRole('row').getByRole('link', {name: `facet ${evil}`});
    await expect(links.first()).toBeVisible();
    for (const link of [
      ...(await found.getByRole('link').all()),
      ...(await dialog.getByRole('gridcell').locator('a').all()),
    ]) {
      expect(await link.getAttribute('href')).toMatch(/^\/(?![/\\])/);
    }
    expect(await findMarkup()).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/\/search/);
    // The page that comes is whole.
    await expect(heading(page)).not.toHaveText('Search');
    await expect(heading(page)).not.toHaveText(/crashed/);
    // The search that is kept is shown again.
    await page.getByRole('button', {name: /^Search \(/}).click();
    await expect(dialog.getByRole('link', {name: evil})).toHaveCount(1);
    expect(await findMarkup()).toEqual([]);
    expect(faults).toEqual([]);
  });
}
