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
  test('keeps its place before it is loaded', {tag: '@desktop'}, async ({page, site}) => {
    await page.route('**/*.webp', (route) => route.abort());
    site.allowConsoleError(/Failed to load resource/);
    // A picture is asked for when it comes near.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.webp'));
    await site.open(route);
    const image = page.locator('a.picture-link img').first();
    await image.scrollIntoViewIfNeeded();
    await refused;
    const empty = await image.boundingBox();
    await page.unroute('**/*.webp');
    await page.reload();
    const picture = await findPicture(page);
    const full = await picture.image.boundingBox();
    expect(Math.abs((full?.height ?? 0) - (empty?.height ?? 0))).toBeLessThan(1);
    expect(full?.height).toBeGreaterThan(60);
  });

  test(
    'opens with the keyboard, closes with Escape and gives the focus back',
    {tag: '@desktop'},
    async ({page, site}) => {
      await site.open(route);
      const {link, dialog} = await findPicture(page);
      await link.focus();
      const before = await scroll(page);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', {name: 'Close'})).toBeFocused();
      expect(await scroll(page), 'the page behind does not move').toEqual(before);
      expect(await dialog.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      expect(await scroll(page)).toEqual(before);
      await expect(page).toHaveURL(route);
    },
  );

  test('opens with a click and closes with its button or another click', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(route);
    const {link, image, dialog} = await findPicture(page);
    await link.click();
    await expect(dialog.getByRole('img', {name: (await image.getAttribute('alt')) ?? ''})).toBeVisible();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await dialog.getByRole('img').click({position: {x: 20, y: 20}});
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('is larger in its window, and accessible in both color modes', async ({page, site}) => {
    await site.open(route);
    const {link, image, dialog} = await findPicture(page);
    const small = await image.boundingBox();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
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

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is a link to its file', {tag: '@desktop'}, async ({page, site}) => {
      await site.open(route);
      const address = await page.locator('a.picture-link').first().getAttribute('href');
      const answer = await page.request.get(address ?? '');
      expect(answer.ok()).toBe(true);
      expect((await answer.body()).subarray(8, 12).toString()).toBe('WEBP');
    });
  });
});
