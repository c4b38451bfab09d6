import type {Page} from '@playwright/test';
import {expect, settle, test} from './fixtures';

const manual = '/docs/manual/facets';

/** The longest transition or animation that any element of the page may show, in milliseconds, with its element. */
const slowest = (page: Page) =>
  page.evaluate(() => {
    const milliseconds = (list: string) =>
      Math.max(...list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
    const found = {element: '', time: 0};
    for (const element of Array.from(document.querySelectorAll('*'))) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const animation = style.animationName === 'none' ? 0 : milliseconds(style.animationDuration);
        const time = Math.max(animation, milliseconds(style.transitionDuration), milliseconds(style.transitionDelay));
        if (time > found.time) Object.assign(found, {time, element: element.outerHTML.slice(0, 120)});
      }
    }
    return found;
  });

test.describe('who asks for less motion', {tag: '@desktop'}, () => {
  test('sees nothing move for longer than a millisecond', async ({page, site}) => {
    await site.open(manual);
    // Otherwise things do move: the test sees what it is about.
    expect((await slowest(page)).time).toBeGreaterThan(100);
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of ['/', manual, '/download', '/extensions']) {
      await site.open(path);
      const {element, time} = await slowest(page);
      expect(time, `${path}: ${element}`).toBeLessThanOrEqual(1);
    }
  });
});

test.describe('in colors of the reader’s own', {tag: '@desktop'}, () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

  test('the current page, the focus and every button have a line', async ({page, site}) => {
    await site.open(manual);
    await expect(page.locator('.navbar__link--active')).toHaveCSS('border-bottom-style', 'solid');
    const current = page.getByRole('navigation', {name: 'Docs sidebar'}).locator('[aria-current="page"]');
    await expect(current).toHaveCSS('border-left-style', 'solid');
    await expect(current).toHaveCSS('border-left-width', '3px');
    await expect(page.locator('.theme-admonition svg > *').first()).toBeVisible();
    await page.locator('.table-of-contents__link').nth(2).click();
    await expect(page.locator('.table-of-contents__link--active')).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');

    await site.open('/');
    const buttons = page.locator('.button, .DocSearch-Button').filter({visible: true});
    const borderless = await buttons.evaluateAll((all) =>
      all.filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) < 1).map(({outerHTML}) => outerHTML),
    );
    expect(borderless).toEqual([]);
    expect(await buttons.count()).toBeGreaterThan(3);
  });

  test('what the search has found stands out', async ({page, site}) => {
    await site.open('/search?q=facet');
    const mark = page.getByRole('main').locator('mark').first();
    await expect(mark).toBeVisible();
    const [marked, canvas] = await mark.evaluate((element) => {
      const plain = document.createElement('p');
      plain.style.backgroundColor = 'Canvas';
      document.body.append(plain);
      return [element, plain].map((one) => getComputedStyle(one).backgroundColor);
    });
    expect(marked).not.toBe(canvas);
  });
});

test('who asks for more contrast gets no soft text', {tag: '@desktop'}, async ({page, site}) => {
  for (const mode of ['light', 'dark']) {
    await page.emulateMedia({contrast: 'no-preference'});
    await site.open(`${manual}?docusaurus-theme=${mode}`);
    const soft = page.locator('.theme-last-updated');
    const colors = () => soft.evaluate((text) => [text, document.body].map((one) => getComputedStyle(one).color));
    const [usual, strong] = await colors();
    expect(usual, mode).not.toBe(strong);
    await page.emulateMedia({contrast: 'more'});
    await settle(page);
    expect(await colors(), mode).toEqual([strong, strong]);
  }
});

test.describe('on paper', {tag: '@desktop'}, () => {
  /** The width between the margins of an A4 sheet, in CSS pixels, and that of a wide one. */
  const widths = [718, 1100];
  const pages = [
    manual,
    '/docs/manual/columnediting',
    '/docs/manual/transposing',
    '/docs/manual/grelfunctions',
    '/docs/manual/expressions#try=value&value=1',
    '/docs/technical-reference/openrefine-api',
    '/blog/2024/12/20/2024-survey-results',
    '/extensions',
    '/download',
  ];

  test('pages are all text: no menus, nothing cut, dark mode as light', async ({page, site}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const path of pages) {
      await page.emulateMedia({media: 'screen'});
      await site.open(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // The buttons in the head of a table are the names of its columns.
      const controls = 'button:not(th *), input, select, aside';
      const frame = page
        .locator(`.navbar, .footer, .menu, .breadcrumbs, .table-of-contents, .pagination-nav, ${controls}`)
        .filter({visible: true});
      expect(await frame.count(), path).toBeGreaterThan(3);
      // The editor comes after the page, and its answer after the editor.
      if (path.includes('#try=')) await expect(page.locator('[id$="result"]')).toHaveText('1number');
      await page.emulateMedia({media: 'print'});
      for (const width of widths) {
        await page.setViewportSize({width, height: 1000});
        await expect(frame, path).toHaveCount(0);
        const cut = await page.evaluate(() =>
          Array.from(document.querySelectorAll('main *'))
            .filter((element) => {
              const {overflowX, clipPath} = getComputedStyle(element);
              return overflowX !== 'visible' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
            })
            .map(({outerHTML}) => outerHTML.slice(0, 120)),
        );
        expect(cut, `what paper cuts off ${path}`).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, `pixels of ${path} beyond the paper`).toBeLessThanOrEqual(0);
      }
      // A color on its way from one medium to the other is neither.
      await settle(page);
      const colors = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('main :is(h1, h2, p, a, li, td, th, pre, code)'), (element) => {
            const {color, backgroundColor} = getComputedStyle(element);
            return `${color} on ${backgroundColor}`;
          }),
        );
      const dark = await colors();
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      await settle(page);
      expect(dark, path).toEqual(await colors());
      // Where a link leads to another site, its address is printed.
      const link = page.locator('.markdown p a[href^="https://"]').first();
      if ((await link.count()) > 0) {
        const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
        expect(printed).toContain(await link.getAttribute('href'));
      }
    }
  });
});
