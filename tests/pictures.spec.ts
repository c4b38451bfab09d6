import type {Locator, Page} from '@playwright/test';
import {axeFaults} from './axe';
import {expect, test} from './fixtures';

const route = '/docs/manual/facets';

/** The first picture of the page, scrolled to and loaded. */
async function findPicture(page: Page): Promise<{link: Locator; image: Locator; dialog: Locator}> {
  const link = page.locator('a.picture-link').first();
  const image = link.locator('img');
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  return {link, image, dialog: page.getByRole('dialog', {name: 'Enlarged picture'})};
}

const scroll = (page: Page) => page.evaluate(() => [scrollX, scrollY, document.documentElement.clientWidth]);

test.describe('a picture of the tool', () => {
  test('opens by key or click, closes by key or click, and gives the focus back @desktop', async ({page, site}) => {
    await site.open(route);
    const {link, image, dialog} = await findPicture(page);
    const close = dialog.getByRole('button', {name: 'Close'});
    await link.focus();
    const before = await scroll(page);
    for (const [open, leave] of [
      [() => page.keyboard.press('Enter'), () => page.keyboard.press('Escape')],
      [() => link.click(), () => close.click()],
      [() => link.click(), () => dialog.getByRole('img').click({position: {x: 20, y: 20}})],
    ] as const) {
      await open();
      await expect(dialog.getByRole('img', {name: (await image.getAttribute('alt')) ?? ''})).toBeVisible();
      await expect(close).toBeFocused();
      expect(await scroll(page), 'the page behind does not move').toEqual(before);
      expect(await dialog.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
      await leave();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    expect(await scroll(page)).toEqual(before);
    await expect(page).toHaveURL(route);
  });

  test('is larger in its window, and accessible in both color modes', async ({page, site}) => {
    await site.open(route);
    const {link, image, dialog} = await findPicture(page);
    const small = await image.boundingBox();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
      await expect(image).toHaveCSS('filter', theme === 'dark' ? /brightness/ : 'none');
      await link.press('Enter');
      const large = await dialog.getByRole('img').boundingBox();
      expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
      const [surface, page1] = await dialog.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(document.documentElement).getPropertyValue('--or-surface-soft'),
      ]);
      const bright = Number(/\d+/.exec(surface ?? '')?.[0]) > 127;
      expect(bright, `${theme}: ${surface}, ${page1}`).toBe(theme === 'light');
      expect(await axeFaults(page, {within: 'dialog'})).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    }
  });

  test('leaves the window with the page', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/docs/manual/cellediting');
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.getByRole('link', {name: /^Next/}).click();
    // The address comes before the page; both have pictures.
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
    const {link, dialog} = await findPicture(page);
    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs/manual/cellediting');
    await expect(dialog).toHaveCount(0);
  });
});
