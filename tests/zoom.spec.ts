import type {Page} from '@playwright/test';
import {expect, settle, test} from './fixtures';

/** Spaces that a reader may set, and no text may be lost by: WCAG 1.4.12. */
const SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;}' +
  'p {margin-block-end: 2em !important;}';

const pages = [
  '/',
  '/docs/manual/facets',
  '/docs/technical-reference/openrefine-api',
  '/download',
  '/extensions',
  '/blog',
  '/search?q=facet',
  '/donate',
];

/** What the window cuts off, or has to be scrolled sideways for. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    const cut = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter((element) => {
      // Asking for a box in the closed menu, which is left out of the layout, lays out the menu each time.
      if (!element.checkVisibility() || element.clientWidth < 2 || !element.innerText?.trim()) return false;
      const {overflowX, overflowY, clipPath, visibility} = getComputedStyle(element);
      if (clipPath !== 'none' || visibility === 'hidden') return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return [
      ...(sideways > 0 ? [`the page scrolls sideways by ${sideways} px`] : []),
      ...cut.map(({outerHTML}) => `cut off: ${outerHTML.slice(0, 120)}`),
    ];
  });

// A window of 1280 × 800 at 200 %, and at 400 %, which is a phone of 320 px too.
const viewports = [
  {width: 640, height: 400},
  {width: 320, height: 640},
];

test.describe('at 200 and 400 %, with wide spaces and letters', {tag: '@desktop'}, () => {
  test.use({deviceScaleFactor: 2});

  test('pages show all their text without sideways scrolling', async ({page, site}) => {
    for (const path of pages) {
      await site.open(path);
      if (path.startsWith('/search')) await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      const findLost = async (when: string) => {
        for (const viewport of viewports) {
          await page.setViewportSize(viewport);
          await settle(page);
          expect(await lost(page), `${path} ${when}, ${viewport.width} px`).toEqual([]);
        }
      };
      await findLost('as it is');
      await page.addStyleTag({content: SPACING});
      await expect(page.locator('p').first()).toHaveCSS('letter-spacing', /[1-9]/);
      await findLost('with wide spaces');
    }
  });
});
