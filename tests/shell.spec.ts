import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

test.describe('the frame around every page', () => {
  test('offers to skip to the content first', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(skip).not.toBeFocused();
    // The focus is now at the content: the next stop of the keyboard lies inside it.
    await page.keyboard.press('Tab');
    await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
  });

  test('names the license in the footer, with a logo 150 px high', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', {name: /Creative Commons Attribution 4\.0/})).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by/4.0/',
    );
    await expect(footer.getByRole('img', {name: 'OpenRefine'})).toHaveCSS('height', '150px');
  });

  test('starts light, switches to dark and remembers it under the key "theme"', async ({page, site, isMobile}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await site.open('/docs');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    if (isMobile) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await site.open('/community');
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
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
  // The server of the tests redirects such addresses itself, so each test plays a host that serves the page's file.
  const serve = (page: Page, pattern: RegExp, path: string) =>
    page.route(pattern, async (route) => {
      await route.fulfill({response: await route.fetch({url: new URL(path, route.request().url()).href})});
    });

  for (const path of ['/community.html', '/community/index.html']) {
    test(`treat ${path} as the page itself`, {tag: '@desktop'}, async ({page, site}) => {
      await serve(page, /\/community(\/index)?\.html$/, '/community');
      await site.open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
      await expect(page).toHaveURL('/community');
      await page.getByRole('contentinfo').locator('a[href="/docs"]').click();
      await expect(page).toHaveURL('/docs');
    });
  }

  test('lose a trailing slash before anything reads them', {tag: '@desktop'}, async ({page, site}) => {
    await serve(page, /\/community\/\?a=1$/, '/community');
    await site.open('/community/?a=1#people');
    await expect(page).toHaveURL('/community?a=1#people');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
  });

  test('that have moved lead on where the host does not, with query and section', {tag: '@desktop'}, async ({page}) => {
    // The host answers for /documentation by itself; this is the file that a plain server would find there.
    await page.goto('/documentation/index.html?from=book#using');
    await expect(page).toHaveURL('/docs?from=book#using');
  });

  test('load fix-location.js synchronously, before every other script', {tag: '@desktop'}, async ({request}) => {
    const html = await (await request.get('/docs')).text();
    const scripts = [...html.matchAll(/<script[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
    expect(scripts[0]).toContain('/js/fix-location.js');
    expect(scripts[0]).not.toMatch(/async|defer/);
  });
});

test.describe('the page for a wrong address', () => {
  test('names the nearest pages and offers a search', {tag: '@desktop'}, async ({page, site}) => {
    site.allowConsoleError(/404/);
    const response = await site.open('/manual/facet.html');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByRole('main').locator('a[href="/docs/manual/facets"]')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('Search this site').fill('year facets');
    await page.getByLabel('Search this site').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=year\+facets$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('year facets');
    // What is typed stays in the browser.
    expect(asked.filter((url) => url.includes('q='))).toEqual([]);
  });
});
