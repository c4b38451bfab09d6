import {expect, settle, test} from './fixtures';

test('every footer has a logo 150 px high [2.22, 2.27, 9.21] @desktop', async ({page, site}) => {
  await site.open('/docs');
  const logo = page.getByRole('contentinfo').getByRole('img', {name: 'OpenRefine'});
  await expect(logo).toHaveCSS('height', '150px');
});

test('the navbar begins where the page does, and is at the same place on every page @desktop', async ({page, site}) => {
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const left = async (selector: string) => (await edges(selector)).left;
  // The font comes too late for the first page, and is there from the second one on.
  await site.open('/privacy');
  const places = new Map<number, Set<string>>();
  for (const path of ['/', '/community', '/donate', '/docs/manual/facets', '/blog', '/search']) {
    await site.open(path);
    for (const width of [1920, 1440, 1024, 768, 390]) {
      await page.setViewportSize({width, height: 800});
      await settle(page);
      const room = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(room), `${path} scrolls sideways at ${width} px`).toBe(0);
      const bar = ['.navbar__brand', '.navbar .navbar__link', '.DocSearch-Button'];
      const place = (await Promise.all(bar.map(left))).map(Math.round).join();
      places.set(width, new Set([...(places.get(width) ?? []), place]));
      if (path === '/search' && width > 996) {
        expect(await left('.navbar__brand'), `${width} px`).toBeCloseTo(await left('main h1'), 0);
      }
      // The pages of the section are beside the text, and the page itself is marked.
      if (path === '/community' && width > 996) {
        await expect(page.locator('main nav [aria-current=page]')).toHaveText('Community');
        expect(await left('main nav .menu__list'), `${width} px`).toBeLessThanOrEqual(await left('.navbar__brand'));
        expect((await edges('main nav .menu__list')).right, `${width} px`).toBeLessThan(await left('main h1'));
      }
    }
  }
  for (const [width, found] of places) expect([...found], `${width} px`).toHaveLength(1);
});

test('the navbar keeps the room that its search button will take @desktop', async ({page, site}) => {
  await page.setViewportSize({width: 1200, height: 800});
  // The font of the keys comes too late for the first page, and is there from the second one on.
  await site.open('/privacy');
  await site.open('/community');
  await expect(page.locator('.DocSearch-Button-Keys kbd')).toHaveCount(2);
  for (const part of ['.DocSearch-Button-Keys', '.theme-layout-navbar-right']) {
    const [kept, needed] = await page.locator(part).evaluate((one: HTMLElement) => {
      const {minInlineSize} = getComputedStyle(one);
      one.style.minInlineSize = '0';
      return [parseFloat(minInlineSize), one.getBoundingClientRect().width];
    });
    expect(Math.abs((kept ?? 0) - (needed ?? 0)), `${part}: ${kept} px are kept, ${needed} are needed`).toBeLessThan(
      1.5,
    );
  }
});

test('the search button shows the key of a Mac @desktop', async ({page, site}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', {value: 'Macintosh'}));
  await site.open('/community');
  await expect(page.getByRole('button', {name: 'Search (Command+K)'})).toHaveText('Search⌘K');
});

test('the name in the navbar is complete or absent, never cut @desktop', async ({page, site}) => {
  await site.open('/docs');
  // Letters of twice the size are wider than those of any font that stands in for the site's own.
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    for (const width of [320, 390, 996, 997, 1024, 1060, 1100, 1140, 1141, 1180, 1280]) {
      await page.setViewportSize({width, height: 800});
      const {right, isBelow, edge, isWhole} = await page.locator('.navbar__inner .navbar__brand').evaluate((brand) => {
        const title = brand.querySelector('.navbar__title') ?? brand;
        const [frame, name] = [brand.getBoundingClientRect(), title.getBoundingClientRect()];
        return {
          right: name.right,
          edge: frame.right,
          isBelow: name.top >= frame.bottom,
          isWhole: title.scrollWidth <= title.clientWidth,
        };
      });
      if (size === '100%') expect(isBelow, `absent at ${width} px`).toBe(false);
      expect(isWhole && (isBelow || right <= edge + 0.5), `${size}, ${width} px`).toBe(true);
    }
  }
});

test.describe('addresses', () => {
  for (const [asked, shown, title] of [
    ['/community.html', '/community', 'Community'],
    ['/community/index.html', '/community', 'Community'],
    ['/community/?a=1#people', '/community?a=1#people', 'Community'],
    ['/docs//manual///facets', '/docs/manual/facets', 'Facets and text filters'],
  ] as const) {
    test(`treat ${asked} as the page itself [2.1]`, {tag: '@desktop'}, async ({page, site}) => {
      // The server of the tests redirects such addresses itself, so this test plays a host that serves the page's file.
      await page.route(
        ({pathname}) => /^\/(community.|docs\/\/)/.test(pathname),
        async (route) => {
          await route.fulfill({response: await route.fetch({url: new URL(shown, route.request().url()).href})});
        },
      );
      await site.open(asked);
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  }

  test('with an ending that the host knows are moved to the page itself [2.1] @desktop', async ({request}) => {
    for (const ending of ['.html', '/index.html', '/']) {
      const response = await request.get(`/community${ending}`, {maxRedirects: 0});
      expect([response.status(), response.headers().location], ending).toEqual([301, '/community']);
    }
  });

  test('that have moved lead on where the host does not, with query and section', {tag: '@desktop'}, async ({page}) => {
    // The host answers for /documentation by itself; this is the file that a plain server would find there.
    await page.goto('/documentation/index.html?from=book#using');
    await expect(page).toHaveURL('/docs?from=book#using');
  });

  test('load fix-location.js synchronously, before every other script [2.34]', {tag: '@desktop'}, async ({request}) => {
    const html = await (await request.get('/docs')).text();
    const scripts = [...html.matchAll(/<script[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts[0]).toContain('/js/fix-location.js');
    expect(scripts[0]).not.toMatch(/async|defer/);
  });
});

test('a wrong address leads to the nearest pages and a search [2.1, 9.1] @desktop', async ({page, site}) => {
  site.allowConsoleError(/404/);
  const response = await site.open('/manual/facet.html');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | OpenRefine');
  await expect(page.getByRole('main').locator('a[href="/docs/manual/facets"]')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel('Search this site').fill('year facets');
  await page.getByLabel('Search this site').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=year\+facets$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('year facets');
  // What is typed stays in the browser.
  expect(asked.filter((url) => url.includes('q='))).toEqual([]);
  await site.open('/docs/manual/facet');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found | OpenRefine');
});
