import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const path = '/docs/technical-reference/architecture-before-4';
const title = 'The parts of OpenRefine and the way of a request';

/** The fill of the first box: those of Mermaid's own themes "default" and "dark". */
const fill = (page: Page) =>
  page
    .getByRole('img', {name: title})
    .locator('.node rect')
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill);

test.describe('diagrams', () => {
  test('are drawn for the mode the visitor reads in', async ({page, site}) => {
    await site.open(path);
    await expect(page.getByRole('img', {name: title})).toBeVisible();
    expect(await fill(page)).toBe('rgb(236, 236, 255)');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'dark', storageArea: localStorage}));
    });
    await expect.poll(() => fill(page)).toBe('rgb(31, 32, 32)');
  });

  test('have words that stay in their boxes, in letters large enough to read', async ({page, site}) => {
    await site.open(path);
    await page.evaluate(() => document.fonts.ready);
    const boxes = page.locator('.diagram .node');
    expect(await boxes.count()).toBeGreaterThan(20);
    const faults = await boxes.evaluateAll((nodes) =>
      nodes.flatMap((node) => {
        const box = node.querySelector('rect.label-container')?.getBoundingClientRect();
        const words = node.querySelector('text')?.getBoundingClientRect();
        const lines = node.querySelectorAll('tspan.row').length;
        if (!box || !words || lines === 0) return [`a box without words: ${node.textContent}`];
        const size = words.height / lines;
        const isBeside = words.left < box.left || words.right > box.right;
        const isAbove = words.top < box.top || words.bottom > box.bottom;
        return isBeside || isAbove || size < 11 ? [`${node.textContent}: ${size} px`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});

test.describe('diagrams without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('are shown all the same, and their text as code is not', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(path);
    await expect(page.locator('.diagram')).toHaveCount(4);
    await expect(page.getByRole('img', {name: title})).toBeVisible();
    await expect(page.getByText('flowchart TD').first()).toBeHidden();
  });
});
