import type {Locator, Page} from '@playwright/test';
import {expect, settle, test} from './fixtures';

/** What a keyboard's stop on the page is, and what keeps a reader from seeing that it is there; null at the end. */
interface Stop {
  name: string;
  faults: string[];
}

/** Describes what has the focus, once the page has scrolled there. */
function describeFocus(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const {outlineStyle, outlineWidth} = getComputedStyle(element);
    const faults: string[] = [];
    if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) faults.push(`outline ${outlineStyle} ${outlineWidth}`);
    // Some part of it shows: no bar that stays in place lies on it all (WCAG 2.4.11).
    const shows = Array.from(element.getClientRects()).some(({left, top, right, bottom}) =>
      [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ].some(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('a, button, label')?.contains(element) === true);
      }),
    );
    if (!shows) faults.push('out of sight or covered');
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return {name: `${element.tagName} ${name.trim().slice(0, 40)}`, faults};
  });
}

/** Presses the key until nothing on the page has the focus any more, or so many times; the stops on the way. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 400): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await describeFocus(page);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until the element has the focus, which has to be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === 80) throw new Error(`80 × ${key} did not reach ${target.toString()}`);
    await page.keyboard.press(key);
  }
  expect((await describeFocus(page))?.faults, target.toString()).toEqual([]);
}

test.describe('the keyboard', {tag: '@desktop'}, () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const path of ['/', '/donate', '/blog']) {
    test(`goes through ${path} and back, is seen at every stop and caught at none`, async ({page, site}) => {
      await site.open(path);
      const stops = await walk(page, 'Tab');
      expect(stops.filter(({faults}) => faults.length > 0)).toEqual([]);
      expect(stops[0]?.name).toContain('Skip to main content');
      expect(stops.at(-1)?.name).toContain('Tell the forum');
      expect(stops.length).toBeGreaterThan(30);
      // Some browsers lead on from the first stop of a page to its last.
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const back = await walk(page, 'Shift+Tab', stops.length - 1);
      expect(back.filter(({faults}) => faults.length > 0)).toEqual([]);
      expect(back.map(({name}) => name).reverse()).toEqual(stops.slice(0, -1).map(({name}) => name));
    });
  }

  test('leads through menu, sidebar, and skip link into the text [2.15, 2.30, 4.4]', async ({page, site}) => {
    await site.open('/');
    const documentation = page.getByRole('navigation', {name: 'Main'}).locator('a[href="/docs"]');
    const heading = page.getByRole('heading', {level: 1});
    const titleOfHome = (await heading.textContent()) ?? '';
    await tabTo(page, documentation);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs');
    await expect(heading).not.toHaveText(titleOfHome);
    const titleOfManual = (await heading.textContent()) ?? '';
    await expect(documentation).not.toBeFocused();

    // A category folds out and in; its pages are the next stops while it is open.
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const category = sidebar
      .locator('.menu__list-item-collapsible:has(a[href="/docs/manual/exploring"])')
      .getByRole('button');
    const next = sidebar.locator('a[href="/docs/manual/facets"]');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await tabTo(page, category);
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    // A key pressed before the list has any height would end its movement before it began.
    await expect(next).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(next).toBeHidden();
    await page.keyboard.press('Enter');
    // Until then, the Tab key passes the links of the category.
    await expect(next).toBeInViewport({ratio: 1});
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/manual/facets');
    await expect(heading).not.toHaveText(titleOfManual);

    // After a change of page, the skip link is the first stop again, as soon as the focus has left the old page.
    await expect(next).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
    expect((await describeFocus(page))?.faults).toEqual([]);
  });

  test('filters a table, and the count is said', async ({page, site}) => {
    await site.open('/extensions');
    const filter = page.getByRole('search', {name: 'Filter: Extensions'});
    await tabTo(page, filter.getByRole('searchbox'));
    await page.keyboard.type('data');
    await expect(page).toHaveURL('/extensions?q=data');
    const status = page.getByRole('main').getByRole('status').first();
    await expect(status).toHaveText(/^\d+ of \d+ extensions$/);
    const narrowed = await status.textContent();
    await tabTo(page, filter.getByText('More filters'));
    await page.keyboard.press('Enter');
    await tabTo(page, filter.getByRole('combobox').first());
    await page.keyboard.press('ArrowDown');
    await expect(filter.getByRole('combobox').first()).not.toHaveValue('');
    await expect(status).not.toHaveText(narrowed ?? '');
    await tabTo(page, page.getByRole('button', {name: 'Show all'}));
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/^\d+ extensions$/);
    await expect(filter.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('the keyboard on a phone', () => {
  test('opens the menu, and follows a link of the main menu [2.21, 4.4] @phone', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await tabTo(page, page.getByRole('button', {name: 'Toggle navigation bar'}));
    await page.keyboard.press('Enter');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await settle(page);
    await tabTo(page, menu.getByRole('button', {name: /Back to main menu/}));
    await page.keyboard.press('Enter');
    const download = menu.getByRole('link', {name: 'Download'});
    await expect(download).toBeInViewport();
    await settle(page);
    await tabTo(page, download, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/download');
    await expect(menu).toBeHidden();
  });
});
