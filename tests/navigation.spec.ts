import type {Locator, Page} from '@playwright/test';
import {draw, expect, ready, test} from './fixtures';

// The ways through the site that every page has, and what its frame remembers.
// Tests that set the width themselves, or that do not depend on it, run once.

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menuOf = (page: Page) => page.locator('.navbar-sidebar');
const navbarOf = (page: Page) => page.getByRole('navigation', {name: 'Main'});
/** The current entry of the docs, in the sidebar or the open menu. */
const currentEntry = (place: Locator) => place.locator('.theme-doc-sidebar-menu [aria-current="page"]');
const colorToggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const footerLink = (page: Page, href: string) => page.getByRole('contentinfo').locator(`a[href="${href}"]`);
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

async function scrollBy(page: Page, by: number) {
  const from = await scrollTop(page);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollTop(page)).toBe(from + by);
}

/** The scripts of a page: all but the two that each page begins with. */
const parts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

/** Holds the scripts that are to run now until the returned function is called. Prefetched ones arrive. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(parts, async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  return release;
}

test.describe('the frame of a wide window', {tag: '@desktop'}, () => {
  test('keeps the bar near the top of the page, hides it on the way down, and shows it on the way up', async ({
    page,
    site,
  }) => {
    await site.open('/docs/manual/facets');
    const bar = navbarOf(page);
    await page.mouse.move(640, 500);
    await scrollBy(page, 40);
    await draw(page);
    await expect(bar).toBeInViewport();
    await scrollBy(page, 400);
    await expect(bar).not.toBeInViewport();
    await scrollBy(page, -200);
    await expect(bar).toBeInViewport();
  });

  test('shows on arrival where the page is in the docs', async ({page, site}) => {
    for (const path of ['/docs/technical-reference/version-release-process', '/docs/manual/facets']) {
      await site.open(path);
      await expect(currentEntry(page.getByRole('navigation', {name: 'Docs sidebar'}))).toBeInViewport({ratio: 1});
    }
  });

  test('shows in a long table of contents the section that is read', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    const links = page.locator('.theme-doc-toc-desktop a');
    const count = await links.count();
    for (const index of [count - 5, Math.floor(count / 2), 1]) {
      const link = links.nth(index);
      const href = (await link.getAttribute('href')) ?? '';
      await page.locator(`[id="${href.slice(1)}"]`).evaluate((section) => section.scrollIntoView());
      await expect(link).toHaveClass(/link--active/);
      await expect(link).toBeInViewport({ratio: 1});
    }
  });

  test('leads back to the top by a button, leaving 85 percent of the way with each frame', async ({page, site}) => {
    await page.addInitScript(() => {
      const ways: {left: number; next: number}[] = [];
      Object.assign(window, {ways});
      const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        ways.push({left: document.documentElement.scrollTop, next: y});
        scrollTo(x, y);
      }) as typeof window.scrollTo;
    });
    await site.open('/docs/manual/facets');
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await page.mouse.move(640, 500);
    await scrollBy(page, 2000);
    await expect(button).toBeHidden();
    await scrollBy(page, -200);
    await button.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const ways = await page.evaluate(() => (window as unknown as {ways: {left: number; next: number}[]}).ways);
    expect(ways.length).toBeGreaterThan(20);
    expect(ways.map(({next}) => next)).toEqual(ways.map(({left}) => Math.floor(left * 0.85)));
  });
});

test('a window up to 996 px wide has a menu, and a wider one has the bar', {tag: '@desktop'}, async ({page, site}) => {
  await page.setViewportSize({width: 996, height: 800});
  await site.open('/docs/manual/facets');
  const wide = [
    navbarOf(page).getByRole('link', {name: 'Download'}).first(),
    page.getByRole('navigation', {name: 'Docs sidebar'}),
  ];
  const narrow = [toggle(page)];
  const expectOnly = async (shown: Locator[], hidden: Locator[]) => {
    for (const part of shown) await expect(part).toBeVisible();
    for (const part of hidden) await expect(part).toBeHidden();
  };
  await expectOnly(narrow, wide);
  await toggle(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuOf(page)).toBeHidden();
  await expectOnly(wide, narrow);
  // The page behind the menu scrolls again, and the menu stays closed.
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.setViewportSize({width: 996, height: 800});
  await expectOnly(narrow, wide);
  await expect(menuOf(page)).toBeHidden();
});

test('the contents are beside the text where there is room for both', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/docs/manual/facets');
  const [beside, above] = [page.locator('.theme-doc-toc-desktop'), page.getByRole('button', {name: 'On this page'})];
  for (const [width, shown, hidden] of [
    [1200, beside, above],
    [1199, above, beside],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
  }
  // The text has the room of the contents.
  const wide = await above.evaluate((button) => button.getBoundingClientRect().width);
  expect(wide).toBeGreaterThan(800);
});

test('contents above the text stay in sight, and close when the reader goes to a section', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('/docs/manual/facets');
  const contents = page.locator('.theme-doc-toc-mobile');
  const last = contents.getByRole('link').last();
  await page.evaluate(() => scrollTo(0, 5000));
  await contents.getByRole('button').click();
  const section = page.locator(`[id="${((await last.getAttribute('href')) ?? '').slice(1)}"]`);
  await last.click();
  await expect(last).toBeHidden();
  await expect(section).toBeInViewport();
  // The bar does not cover the heading.
  const [bar, title] = [await contents.boundingBox(), await section.boundingBox()];
  expect(title?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('the sign beside a heading copies the address of its section', async ({page, site, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/docs/manual/facets');
  const link = page.locator('h2 .hash-link').first();
  await link.click();
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toBeAttached();
  const address = `${baseURL}/docs/manual/facets${await link.getAttribute('href')}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test.describe('the menu of a narrow window', () => {
  test.beforeEach(({isMobile}) => {
    test.skip(!isMobile, 'the slide-in menu exists at phone width only');
  });

  test('shows on opening where the page is in the docs', async ({page, site}) => {
    await site.open('/docs/technical-reference/version-release-process');
    await toggle(page).click();
    await expect(currentEntry(menuOf(page))).toBeInViewport({ratio: 1});
  });

  test('opens and folds the categories of the docs, and one opened closes no other', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await toggle(page).click();
    const menu = menuOf(page);
    const open = menu.locator('[aria-expanded="true"]');
    // The categories that lead to this page are open from the start.
    await expect(menu.locator('a[aria-current="page"][href="/docs/manual/facets"]')).toBeVisible();
    const openBefore = await open.count();
    const category = menu.locator('.menu__list-item--collapsed').last();
    const name = (await category.locator('.menu__link--sublist').textContent()) ?? '';
    await menu.getByRole('button', {name, exact: true}).click();
    await expect(open).toHaveCount(openBefore + 1);
    await menu.getByRole('button', {name, exact: true}).click();
    await expect(open).toHaveCount(openBefore);
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
  });

  test('closes when the reader goes back, who stays on the page, and leaves the next step back alone', async ({
    page,
    site,
  }) => {
    await site.open('/community');
    await footerLink(page, '/docs').click();
    await expect(page).toHaveURL('/docs');
    // The page brings its own navbar.
    await expect(heading(page)).not.toHaveText('Community');
    await toggle(page).click();
    await expect(menuOf(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL('/docs');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/community');
    await expect(heading(page)).toHaveText('Community');
  });
});

test.describe('the color mode', {tag: '@desktop'}, () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
  const store = (page: Page, theme: string | null) =>
    page.evaluate(
      (value) => (value === null ? localStorage.removeItem('theme') : localStorage.setItem('theme', value)),
      theme,
    );

  test('is kept over a reload, and set before the page is painted or a script has come', async ({page, site}) => {
    await site.open('/docs');
    await colorToggle(page).click();
    await expect.poll(() => mode(page)).toBe('dark');
    const release = await holdScripts(page);
    await page.route(/assets\/js\/(main|runtime)/, async (route) => {
      await expect(heading(page)).toBeVisible();
      expect(await mode(page)).toBe('dark');
      await route.continue();
    });
    await page.reload({waitUntil: 'commit'});
    release();
    await ready(page);
    expect(await mode(page)).toBe('dark');
    await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);
  });

  test('follows another tab; without a stored choice it is light, whatever the system prefers', async ({
    page,
    site,
    context,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await site.open('/docs');
    expect(await mode(page)).toBe('light');
    const other = await context.newPage();
    await other.goto('/community');
    await ready(other);
    await colorToggle(other).click();
    await expect.poll(() => mode(page)).toBe('dark');
    await store(other, null);
    await expect.poll(() => mode(page)).toBe('light');
    await store(other, 'dark');
    await expect.poll(() => mode(page)).toBe('dark');
    // Anything other than "dark" counts as light, also for a page that opens with it.
    await store(other, 'purple');
    await expect.poll(() => mode(page)).toBe('light');
    await other.close();
    await site.open('/docs');
    await expect(colorToggle(page)).toHaveAccessibleName(/currently light mode/);
    await colorToggle(page).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test(
  'the version of the docs that a visitor chose is kept until it no longer exists',
  {tag: '@desktop'},
  async ({page, site}) => {
    const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    await site.open('/docs');
    for (const [chosen, kept] of [
      ['current', 'current'],
      ['3.5', null],
    ] as const) {
      await page.evaluate((version) => localStorage.setItem('docs-preferred-version-default', version), chosen);
      await page.reload();
      await ready(page);
      await expect.poll(stored).toBe(kept);
    }
  },
);

test.describe('a change of the route', {tag: '@desktop'}, () => {
  test('keeps the page until the scripts of the next have come, then starts at its top', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    const title = (await heading(page).textContent()) ?? '';
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    const release = await holdScripts(page);
    await footerLink(page, '/community').click();
    await expect(page).toHaveURL('/community');
    await expect(heading(page)).toHaveText(title);
    expect(await scrollTop(page)).toBeGreaterThan(1000);
    release();
    await expect(heading(page)).toHaveText('Community');
    await expect.poll(() => scrollTop(page)).toBe(0);
    // The browser keeps a key for each entry of its history: six characters.
    expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
  });

  test('leads to the section that the link names, also within the page', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    const other = page
      .locator('article a[href^="/docs/manual/"][href*="#"]:not([href^="/docs/manual/facets"])')
      .first();
    const within = page.locator('.table-of-contents__link').last();
    for (const link of [other, within]) {
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    }
  });

  test('shows its progress 200 ms after the click at 8 percent, and moves on every 800 ms by up to 2 percent', async ({
    page,
    site,
  }) => {
    /** How far the bar has come, as a share of the width, and how fast it gets there. */
    const progress = () =>
      page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        if (!bar) return null;
        const [, shift] = /translate3d\((-?[\d.]+)%/.exec(bar.style.transform) ?? [];
        return [Math.round(100 + Number(shift)), bar.style.transition];
      });
    await page.clock.install();
    await site.open('/docs');
    const release = await holdScripts(page);
    // Each step of the bar has a random length. This makes it the longest.
    await page.evaluate(() => Object.assign(Math, {random: () => 0.999_999}));
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, '/community').click();
    await expect(page).toHaveURL('/community');
    for (const [wait, expected] of [
      [199, null],
      [1, [8, '200ms']],
      [799, [8, '200ms']],
      [1, [10, '200ms']],
    ] as const) {
      await page.clock.runFor(wait);
      expect(await progress()).toEqual(expected);
    }
    await expect(page.locator('#nprogress .spinner')).toBeVisible();
    release();
    await page.clock.resume();
    await expect(heading(page)).toHaveText('Community');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test(
  'the page is marked as operated by keys on Tab, and the mouse takes the mark away',
  {tag: '@desktop'},
  async ({page, site}) => {
    await site.open('/docs');
    const body = page.locator('body');
    await page.keyboard.press('a');
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
    await page.keyboard.press('Tab');
    await expect(body).toHaveClass(/navigation-with-keyboard/);
    await page.mouse.down();
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  },
);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `a category opens at a pace that follows its height, with motion ${reducedMotion}`,
    {tag: '@desktop'},
    async ({page, site}) => {
      await page.emulateMedia({reducedMotion});
      await page.addInitScript(() => {
        const opened: {time: number; height: number}[] = [];
        Object.assign(window, {opened});
        addEventListener('transitionend', ({propertyName, elapsedTime, target}) => {
          if (propertyName !== 'height') return;
          opened.push({time: Math.round(elapsedTime * 1000), height: (target as HTMLElement).scrollHeight});
        });
      });
      await site.open('/docs/technical-reference/contributing');
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      const open = sidebar.locator('[aria-expanded="true"]');
      const openBefore = await open.count();
      const folded = sidebar.locator('.menu__list-item--collapsed > .menu__list-item-collapsible');
      const names = await folded.allTextContents();
      // Opening one closes no other, and nothing hides the sidebar as a whole.
      for (const [place, name] of names.entries()) {
        // The mouse could miss the button, which moves while the category above it opens.
        await folded
          .filter({hasText: new RegExp(`^${name}$`)})
          .getByRole('button')
          .press('Enter');
        await expect(open).toHaveCount(openBefore + place + 1);
      }
      await expect(page.getByRole('button', {name: /^(collapse|expand) sidebar$/i})).toHaveCount(0);
      const opened = () =>
        page.evaluate(() => (window as unknown as {opened: Record<'time' | 'height', number>[]}).opened);
      await expect.poll(async () => (await opened()).length).toBe(names.length);
      const byHeight = (await opened()).sort((one, other) => one.height - other.height).map(({time}) => time);
      if (reducedMotion === 'reduce') expect(new Set(byHeight)).toEqual(new Set([1]));
      else {
        expect(byHeight).toEqual([...byHeight].sort((one, other) => one - other));
        expect(byHeight.at(-1)).toBeGreaterThan(byHeight[0] ?? 0);
      }
    },
  );
}

test.describe('a link', {tag: '@desktop'}, () => {
  test.use({prefetches: true});

  // Only the footer links to this page.
  const path = '/funding';
  const prefetched = (page: Page) => page.locator('head link[rel="prefetch"]').count();
  /** How many scripts are on their way to run now. */
  const loading = (page: Page) =>
    page
      .locator('head script[src*="/assets/js/"]')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
      .then((addresses) => addresses.filter((address) => parts.test(address)).length);

  test('that comes into view has its page fetched', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await draw(page);
    const before = await prefetched(page);
    await footerLink(page, path).scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
  });

  for (const event of ['pointer', 'finger']) {
    test(`under the ${event} has its page loaded before it is clicked`, async ({page, site}) => {
      await site.open('/docs/manual/facets');
      const link = footerLink(page, path);
      await link.scrollIntoViewIfNeeded();
      await holdScripts(page);
      expect(await loading(page)).toBe(0);
      if (event === 'pointer') await link.hover();
      else await link.dispatchEvent('touchstart');
      await expect.poll(() => loading(page)).toBeGreaterThan(0);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }

  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    const name = connection.saveData ? 'with the data saver' : 'on 2g';
    test(`${name} fetches nothing before it is clicked`, async ({page, site}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      await site.open('/docs/manual/facets');
      const link = footerLink(page, path);
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await draw(page);
      expect([await prefetched(page), await loading(page)]).toEqual([0, 0]);
      await link.click();
      await expect(heading(page)).toHaveText('Funding');
    });
  }
});

test('a visit from the home page over docs, search and a post to the download asks no other host', async ({
  page,
  site,
  context,
  baseURL,
}) => {
  const hosts: string[] = [];
  // Requests of workers are heard here, too.
  context.on('request', (request) => hosts.push(new URL(request.url()).origin));
  await site.open('/');
  await footerLink(page, '/docs').click();
  await expect(page).toHaveURL('/docs');
  await site.open('/search?q=release');
  await page.getByRole('main').getByRole('listitem').locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await site.open('/blog');
  await page.locator('main article h2 a').first().click();
  await expect(page).toHaveURL(/\/blog\/\d{4}\//);
  await footerLink(page, '/download').click();
  await expect(page).toHaveURL('/download');
  await page.waitForLoadState('networkidle');
  expect(hosts.length).toBeGreaterThan(20);
  expect([...new Set(hosts)]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
});
