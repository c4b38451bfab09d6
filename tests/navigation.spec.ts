import type {Locator, Page} from '@playwright/test';
import {draw, expect, test} from './fixtures';

// The ways through the site that every page has: the bar on top, the menu of narrow windows, the foot.
// Tests that set the width themselves run once.

/** What links say and where they lead; those that open a tab say so too. */
const linksOf = (place: Locator) =>
  place
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => [
        (link.textContent ?? '').trim() + (link.getAttribute('target') === '_blank' ? ' ↗' : ''),
        link.getAttribute('href'),
      ]),
    );

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menuOf = (page: Page) => page.locator('.navbar-sidebar');
const navbarOf = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the frame of a wide window', {tag: '@desktop'}, () => {
  test('leads from the bar to the main entrances, and to the forum and the code in new tabs', async ({page, site}) => {
    await site.open('/community');
    const bar = navbarOf(page);
    expect(await linksOf(bar)).toEqual([
      ['OpenRefine', '/'],
      ['Download', '/download'],
      ['Documentation', '/docs'],
      ['Community', '/community'],
      ['Blog', '/blog'],
      ['Donate', '/donate'],
      ['Forum ↗', 'https://forum.openrefine.org/'],
      ['GitHub ↗', 'https://github.com/OpenRefine/OpenRefine'],
    ]);
    const lefts = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    // The first four are at the left end, the others at the right one, before the two buttons.
    expect(lefts[4]).toBeLessThan(640);
    expect(lefts[5]).toBeGreaterThan(640);
    await expect(bar.getByRole('button', {name: /^Switch between dark and light mode/})).toBeVisible();
    await expect(bar.getByRole('button', {name: /^Search/})).toBeVisible();
    await expect(bar.getByRole('link', {name: 'Community'})).toHaveAttribute('aria-current', 'page');
  });

  test('ends with four columns of links', async ({page, site}) => {
    await site.open('/docs');
    const columns = await page
      .getByRole('contentinfo')
      .locator('.footer__col')
      .evaluateAll((all) =>
        all.map((column) => [
          column.querySelector('.footer__title')?.textContent,
          ...Array.from(column.querySelectorAll('a'), (link) => link.getAttribute('href')),
        ]),
      );
    expect(columns).toEqual([
      ['Get OpenRefine', '/download', '/whats_new', '/extensions', '/distributions', '/ecosystem'],
      [
        'Documentation',
        '/docs',
        '/external_resources',
        '/docs/technical-reference/development-roadmap',
        '/docs/technical-reference/contributing',
        '/privacy',
      ],
      ['About', '/mission_vision', '/openrefine_history', '/community', '/usage', '/funding'],
      [
        'Social',
        'https://forum.openrefine.org/',
        'https://gitter.im/OpenRefine/OpenRefine',
        'https://twitter.com/openrefine',
        'https://fosstodon.org/@OpenRefine',
      ],
    ]);
  });

  test('keeps the bar near the top of the page, and shows it again when the reader comes back there', async ({
    page,
    site,
  }) => {
    await site.open('/docs/manual/facets');
    const bar = navbarOf(page);
    const {height} = (await bar.boundingBox()) ?? {height: 0};
    await page.mouse.move(640, 500);
    // Downwards, but not yet past the height of the bar.
    for (const y of [20, 40]) {
      await page.mouse.wheel(0, 20);
      await expect.poll(() => scrollY(page)).toBe(y);
    }
    expect(height).toBeGreaterThan(40);
    await draw(page);
    await expect(bar).not.toHaveClass(/navbarHidden/);
    for (const y of [440, 840]) {
      await page.mouse.wheel(0, 400);
      await expect.poll(() => scrollY(page)).toBe(y);
    }
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(bar).not.toBeInViewport();
    await page.keyboard.press('Home');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(bar).toBeInViewport();
  });

  test('shows in a long table of contents the section that is read', async ({page, site}) => {
    await site.open('/docs/manual/recipes#remove-brackets');
    const contents = page.locator('.theme-doc-toc-desktop');
    for (const [id, name] of [
      ['find-duplicates', 'Find duplicates'],
      ['count-words', 'Count words'],
      ['empty-rows', 'Remove empty rows'],
    ] as const) {
      await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
      const link = contents.getByRole('link', {name, exact: true});
      await expect(link).toHaveClass(/link--active/);
      await expect(link).toBeInViewport({ratio: 1});
    }
  });

  test('leads back to the top by a button, leaving 85 percent of the way with each frame', async ({page, site}) => {
    await page.addInitScript(() => {
      const frames: {from: number; to: number}[] = [];
      Object.assign(window, {frames});
      const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        frames.push({from: document.documentElement.scrollTop, to: y});
        scrollTo(x, y);
      }) as typeof window.scrollTo;
    });
    await site.open('/docs/manual/facets');
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    await page.mouse.move(640, 500);
    for (const [by, y] of [
      [1500, 1500],
      [500, 2000],
    ] as const) {
      await page.mouse.wheel(0, by);
      await expect.poll(() => scrollY(page)).toBe(y);
    }
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -200);
    await button.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button).toBeHidden();
    const frames = await page.evaluate(() => (window as unknown as {frames: {from: number; to: number}[]}).frames);
    expect(frames.length).toBeGreaterThan(20);
    expect(frames.map(({to}) => to)).toEqual(frames.map(({from}) => Math.floor(from * 0.85)));
  });
});

test.describe('the width of the window', {tag: '@desktop'}, () => {
  test('up to 996 px is one of the menu, from 997 px on one of the bar', async ({page, site}) => {
    await page.setViewportSize({width: 996, height: 800});
    await site.open('/docs/manual/facets');
    const bar = navbarOf(page);
    const wide = [
      bar.getByRole('link', {name: 'Download'}).first(),
      page.getByRole('navigation', {name: 'Docs sidebar'}),
      page.locator('.theme-doc-toc-desktop'),
    ];
    const narrow = [toggle(page), page.getByRole('button', {name: 'On this page'})];
    for (const [width, shown, hidden] of [
      [996, narrow, wide],
      [997, wide, narrow],
      [996, narrow, wide],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      for (const part of shown) await expect(part, `at ${width} px`).toBeVisible();
      for (const part of hidden) await expect(part, `at ${width} px`).toBeHidden();
    }
  });

  test('closes the menu when it grows past 996 px, and does not open it again', async ({page, site}) => {
    await page.setViewportSize({width: 600, height: 800});
    await site.open('/docs');
    await toggle(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await draw(page);
    await expect(menuOf(page)).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(menuOf(page)).toBeHidden();
    // The page behind the menu can be scrolled again.
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
    await page.setViewportSize({width: 600, height: 800});
    await draw(page);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuOf(page)).toBeHidden();
  });
});

test.describe('the menu of a narrow window', () => {
  test.beforeEach(({isMobile}) => {
    test.skip(!isMobile, 'the slide-in menu exists at phone width only');
  });

  test('opens and folds the categories of the docs, and one opened closes no other', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await toggle(page).click();
    const menu = menuOf(page);
    const open = menu.locator('[aria-expanded="true"]');
    // What leads to the page is open from the start.
    await expect(menu.getByRole('link', {name: 'Facets', exact: true})).toBeVisible();
    const openBefore = await open.count();
    const category = menu.getByRole('button', {name: 'APIs', exact: true});
    const doc = menu.getByRole('link', {name: 'Reconciliation API'});
    await expect(doc).toBeHidden();
    await category.click();
    await expect(doc).toBeVisible();
    await expect(open).toHaveCount(openBefore + 1);
    await category.click();
    await expect(doc).toBeHidden();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
  });

  test('closes when the reader goes back, who stays on the page, and leaves the next step back alone', async ({
    page,
    site,
  }) => {
    await site.open('/community');
    await page.getByRole('contentinfo').getByRole('link', {name: 'User manual'}).click();
    await expect(page).toHaveURL('/docs');
    // The page brings its own navbar.
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Community');
    await toggle(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL('/docs');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Community');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
  });
});
