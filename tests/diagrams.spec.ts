import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

/** The pages with diagrams, and how many each has. */
const pages = fs
  .readdirSync('build/docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    route: `/docs/${file.slice(0, -'.html'.length)}`,
    count: fs.readFileSync(`build/docs/${file}`, 'utf8').split(/class="?diagram[">]/).length - 1,
  }))
  .filter(({count}) => count > 0);

const [first] = pages;
if (!first) throw new Error('The built site has no diagram, so nothing here would be tested.');

const drawings = (page: Page) => page.locator('.diagram svg');

test('diagrams are drawn, in letters large enough to read', async ({page, site}) => {
  for (const {route, count} of pages) {
    await site.open(route);
    await expect(drawings(page), route).toHaveCount(count);
    const small = await drawings(page).evaluateAll((all) =>
      (all as SVGSVGElement[])
        .filter((svg) => {
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return 16 * scale < 9;
        })
        .map(({textContent}) => textContent),
    );
    expect(small, route).toEqual([]);
    await expect(page.locator('.diagram-source').first()).toBeHidden();
  }
});

test('diagrams change with the color mode, and are black on paper [2.32]', {tag: '@desktop'}, async ({page, site}) => {
  await site.open(first.route);
  // The site's own colors, `--or-accent-soft`.
  const fill = () => drawings(page).first().locator('.node rect').first();
  await expect(fill()).toHaveCSS('fill', 'rgb(225, 239, 246)');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(fill()).toHaveCSS('fill', 'rgb(22, 52, 74)');
  await page.emulateMedia({media: 'print'});
  await expect(fill()).toHaveCSS('fill', 'rgb(225, 239, 246)');
  await expect(drawings(page).locator('p').first()).toHaveCSS('color', 'rgb(22, 35, 46)');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a diagram shows its description and its source', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(first.route);
    const source = page.locator('.diagram-source').first();
    await expect(source.locator('p')).toHaveText(/\S/);
    await expect(source.locator('code')).toContainText('flowchart');
  });
});
