import fs from 'node:fs';
import type {Page, Response} from '@playwright/test';
import {navbar as configured} from '../src/config/navbar';
import {expect, test} from './fixtures';
import {KINDS, readRoutes} from './kinds';

const routes = readRoutes();

/** Where the links of the navbar lead. */
const entrances = (configured?.items ?? []).map(({to, href}) => String(to ?? href));

/** Regions that scroll, and neither take the focus nor hold anything that does. */
const findUnreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return Array.from(document.querySelectorAll('main *'))
      .filter((region) => region.scrollWidth > region.clientWidth + 1 && region.clientWidth > 0)
      .filter((region) => /auto|scroll/.test(getComputedStyle(region).overflowX))
      .filter((region) => !region.matches(stops) && !region.querySelector(stops))
      .map(({outerHTML}) => outerHTML.slice(0, 120));
  });

/** Where the links in the middle of a built page lead, most of which are in sight at every width. */
const readLinks = (path: string): string[] => {
  const html = fs.readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8');
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  return Array.from(new Set(main.match(/(?<= href="?)\/[^"#? >]*/g)));
};

/** Where the links lead that a reader sees on the page or folds out, without those into other sites and files. */
const visibleLinks = (page: Page) =>
  page.locator('a[href^="/"]').evaluateAll((links) => {
    for (const details of Array.from(document.querySelectorAll('details'))) details.open = true;
    return (links as HTMLAnchorElement[])
      .filter((link) => link.getClientRects().length > 0 && link.checkVisibility({visibilityProperty: true}))
      .map(({pathname}) => pathname);
  });

const WIDTHS = [1280, 390];

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every route is reached from the home page by links in sight, at both widths @desktop', async ({page, site}) => {
    // If a route is missing, every page is opened.
    test.slow();
    const seen = new Map<string, Map<number, string[]>>();
    async function look(path: string): Promise<Map<number, string[]>> {
      await site.open(path);
      const found = new Map<number, string[]>();
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        found.set(width, await visibleLinks(page));
      }
      seen.set(path, found);
      return found;
    }
    const links = new Map(['/search', ...routes].map((route) => [route, readLinks(route)]));
    for (const width of WIDTHS) {
      const missing = new Set(routes);
      const visited = new Set<string>();
      const found = new Set(['/']);
      // The page that seems to link to most of them comes next, so that the test need not open every page.
      const countNew = (path: string) => links.get(path)?.filter((link) => missing.has(link)).length ?? 0;
      while (missing.size > 0) {
        const rest = [...found].filter((path) => !visited.has(path));
        const path = rest.reduce((one, other) => (countNew(other) > countNew(one) ? other : one), rest[0] ?? '');
        if (path === '') break;
        visited.add(path);
        missing.delete(path);
        for (const link of (seen.get(path) ?? (await look(path))).get(width) ?? []) {
          missing.delete(link);
          if (links.has(link)) found.add(link);
        }
      }
      expect([...missing], `routes that no link in sight leads to, ${width} px`).toEqual([]);
    }
  });

  test('the navbar and the docs’ own menu lead to a page of the manual', async ({page, site, isMobile}) => {
    await site.open('/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const address of ['/search', ...entrances]) {
      await expect(navbar.locator(`a[href="${address}"]`)).toBeVisible();
    }
    await navbar.locator('a[href="/docs"]').click();
    await expect(page).toHaveURL('/docs');
    if (isMobile) {
      const menu = page.getByRole('navigation', {name: 'Documentation'});
      await menu.getByText('All pages of the documentation').click();
      await menu.locator('a[href="/docs/manual/running"]').click();
      await menu.getByText('All pages of the documentation').click();
      // Its sections, which are in the menu as well, are not the page.
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/docs/manual/running');
      await menu.locator('a[href="/docs/manual/grelfunctions"]').click();
    } else {
      // A closed category leads to its first page, beside which it is open.
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await sidebar.locator('a[href="/docs/manual/expressions"]').click();
      await sidebar.locator('a[href="/docs/manual/grelfunctions"]').click();
    }
    await expect(page).toHaveURL('/docs/manual/grelfunctions');
  });

  test('the links of the navbar are all in sight, side by side or below each other @desktop', async ({page, site}) => {
    await site.open('/docs');
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('link');
    for (const width of [320, 390, 500, 600, 768, 996, 997]) {
      await page.setViewportSize({width, height: 800});
      // Besides these, the navbar has the logo and the search.
      await expect(links, `at ${width} px`).toHaveCount(entrances.length + 2);
      const faults = await links.evaluateAll((all) => {
        const words = all.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return {name: link.textContent, box: range.getBoundingClientRect()};
        });
        const covers = (one: DOMRect, other: DOMRect) =>
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
        return words.flatMap(({name, box}, place) => [
          ...(box.right > innerWidth ? [`${name} is beyond the window`] : []),
          ...words
            .slice(place + 1)
            .filter((other) => covers(box, other.box))
            .map((other) => `${name} and ${other.name} cover each other`),
        ]);
      });
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });

  test('no page hides a text, has a control that nothing answers to, or scrolls sideways @desktop', async ({
    page,
    site,
  }) => {
    site.allowConsoleError(/404/);
    // The first has a table to try.
    for (const path of ['/docs/manual/expressions', ...KINDS]) {
      await site.open(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const controls = page.locator(
          ':is(button, input, select, textarea, [role="button"], [role="switch"]):not([readonly], a[href])',
        );
        const dead = await controls
          .filter({visible: true})
          .evaluateAll((elements) => elements.map(({outerHTML}) => outerHTML.slice(0, 120)));
        const {hidden, read, overflow} = await page.evaluate(() => {
          const texts = Array.from(
            document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, li, dd, td, th, pre)'),
          )
            // A reader folds these out.
            .filter((text) => !text.closest('details:not([open])') && text.innerText.trim() !== '')
            // On a phone, breadcrumbs show one step, and the footer lists the pages of a section.
            .filter((text) => !text.closest('[data-needs-script], .table-of-contents, nav'));
          const root = document.documentElement;
          return {
            read: texts.length,
            hidden: texts
              .filter((text) => !text.checkVisibility({visibilityProperty: true, opacityProperty: true}))
              .map(({outerHTML}) => outerHTML.slice(0, 120)),
            overflow: root.scrollWidth - root.clientWidth,
          };
        });
        const where = `${path}, ${width} px:`;
        expect(dead, `${where} controls that need a script`).toEqual([]);
        expect(hidden, `${where} texts that nobody can read`).toEqual([]);
        expect(read, `${where} texts`).toBeGreaterThan(1);
        expect(overflow, `${where} pixels by which the page scrolls sideways`).toBeLessThanOrEqual(0);
        expect(await findUnreachable(page), `${where} regions that scroll, and that no key reaches`).toEqual([]);
      }
    }
  });

  test('the search page says why there is no search, and leads to lists of pages @desktop', async ({page, site}) => {
    await site.open('/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search');
    const notice = page.getByText(/needs JavaScript, which is turned off/);
    await expect(notice).toBeVisible();
    for (const [name, address] of [
      ['documentation', '/docs'],
      ['date', '/blog/archive'],
      ['topic', '/blog/tags'],
      ['author', '/blog/authors'],
      ['sitemap', '/sitemap.xml'],
    ] as const) {
      await expect(notice.getByRole('link', {name})).toHaveAttribute('href', address);
    }
  });
});

test('with JavaScript, nothing for readers without it is fetched or shown @desktop', async ({page, site, request}) => {
  const styles = '/css/no-script.css';
  const notice = 'needs JavaScript, which is turned off';
  const html = await (await request.get('/search')).text();
  expect([html.includes(styles), html.includes(notice), (await request.get(styles)).ok()]).toEqual([true, true, true]);

  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await site.open('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText(/needs JavaScript/)).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Search'})).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const asked = responses.map((response) => new URL(response.url()).pathname);
  expect(asked).toContain('/search');
  expect(asked).not.toContain(styles);
});
