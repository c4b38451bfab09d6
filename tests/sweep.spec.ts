import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './fixtures';

// The tests run in the project's folder, on the site that `npm run build` left there.
const routes = [
  ...fs.readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/openrefine\.org([^<]*)<\/loc>/g),
].map(([, route]) => route || '/');

/** WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('the sitemap lists pages', {tag: '@desktop'}, () => {
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((route) => route.startsWith('/tags/'))).toEqual([]);
});

for (const route of routes) {
  test(`${route} is a whole page, open to everyone in both modes`, async ({page, site}) => {
    const response = await site.open(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S.{20,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://openrefine.org${route === '/' ? '/' : route}`,
    );

    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels by which the page scrolls sideways').toBeLessThanOrEqual(0);

    for (const mode of ['light', 'dark']) {
      // As if another tab had switched the mode: the page follows without being loaded again.
      await page.evaluate((theme) => {
        localStorage.setItem('theme', theme);
        dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: theme, storageArea: localStorage}));
      }, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const {violations} = await new AxeBuilder({page}).withTags(RULES).analyze();
      const found = violations.map(
        ({id, help, nodes}) =>
          `${id}: ${help}: ${nodes
            .map(({html}) => html)
            .slice(0, 3)
            .join(' · ')}`,
      );
      expect(found, `axe in ${mode} mode`).toEqual([]);
    }
  });
}
