import type {Locator, Page} from '@playwright/test';
import {draw, expect, ready, settle, test} from './fixtures';

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

test('the frame of a wide window hides its bar on the way down, leads back to the top by 15 percent of the way in each frame, and shows where the reader is [2.20, 4.6, 9.19] @desktop', async ({
  page,
  site,
}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await site.open('/docs/technical-reference/version-release-process');
  await expect(currentEntry(sidebar)).toBeInViewport({ratio: 1});
  await site.open('/docs/manual/facets');
  await expect(currentEntry(sidebar)).toBeInViewport({ratio: 1});
  const bar = navbarOf(page);
  await page.mouse.move(640, 500);
  await scrollBy(page, 40);
  await draw(page);
  await expect(bar).toBeInViewport();
  await scrollBy(page, 2000);
  await expect(bar).not.toBeInViewport();
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeHidden();
  await scrollBy(page, -200);
  await expect(bar).toBeInViewport();
  const ways = await button.evaluate(async (element: HTMLElement) => {
    element.click();
    const tops = [scrollY];
    while (scrollY > 0) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== tops.at(-1)) tops.push(scrollY);
    }
    return tops;
  });
  expect(ways.length).toBeGreaterThan(20);
  expect(ways.slice(1)).toEqual(ways.slice(0, -1).map((way) => Math.floor(way * 0.85)));

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

test('a window up to 996 px has a menu, and a wider one the bar [4.4, 4.5, 9.4] @desktop', async ({page, site}) => {
  await page.setViewportSize({width: 996, height: 800});
  await site.open('/docs/manual/facets');
  const wide = [
    navbarOf(page).getByRole('link', {name: 'Download'}).first(),
    page.getByRole('navigation', {name: 'Docs sidebar'}),
  ];
  for (const part of wide) await expect(part).toBeHidden();
  await toggle(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuOf(page)).toBeHidden();
  await expect(toggle(page)).toBeHidden();
  for (const part of wide) await expect(part).toBeVisible();
  // The page behind the menu scrolls again, and the menu stays closed.
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle(page)).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
});

test('the contents are beside the text where there is room for both', {tag: '@desktop'}, async ({page, site}) => {
  const [beside, above] = [page.locator('.table-of-contents'), page.getByRole('button', {name: 'On this page'})];
  for (const path of ['/whats_new', '/community', '/docs/manual/facets']) {
    await site.open(path);
    for (const [width, shown, hidden] of [
      [1200, beside, above],
      [1199, above, beside],
    ] as const) {
      await page.setViewportSize({width, height: 800});
      await expect(shown).toBeVisible();
      await expect(hidden).toBeHidden();
    }
  }
  // The text has the room of the contents.
  const wide = await above.evaluate((button) => button.getBoundingClientRect().width);
  expect(wide).toBeGreaterThan(800);
});

test('contents above the text name the section that is read, open at it, and close', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('/docs/manual/facets');
  expect((await heading(page).boundingBox())?.y, 'the title is in the upper fifth of the window').toBeLessThan(170);
  const contents = page.locator('.theme-doc-toc-mobile');
  const last = contents.locator('li a').last();
  const read = page.locator('main h2').nth(-3);
  const name = await read.evaluate(({firstChild}) => firstChild?.textContent ?? '');
  await read.evaluate((title) => title.scrollIntoView());
  await expect(contents.getByRole('button')).toContainText(`Facets${name}`);
  expect((await contents.boundingBox())?.width, 'as wide as the window').toBe(390);
  const before = await scrollTop(page);
  await contents.getByRole('button', {expanded: false}).press('Enter');
  await expect(contents.getByRole('button', {expanded: true})).toBeVisible();
  expect(await scrollTop(page), 'the place of the reader').toBe(before);
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText(name);
  await expect(current).toBeInViewport({ratio: 1});
  expect((await current.boundingBox())?.height, 'large enough for fingers').toBeGreaterThanOrEqual(40);
  for (const name of ['Edit this page', 'Report a problem with this page'])
    await expect(contents.getByRole('link', {name})).toBeInViewport({ratio: 1});
  // As a reader does, click when the list is open and nothing in it moves.
  await draw(page);
  await settle(page);
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
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await link.click();
  await expect(page.getByRole('status').filter({hasText: 'The link is in the address bar'})).toBeAttached();
});

test('the menu of a narrow window is built when it opens, shows where the page is in the docs, and closes on going back [4.4] @phone', async ({
  page,
  site,
}) => {
  await site.open('/community');
  const path = '/docs/technical-reference/development-roadmap';
  await footerLink(page, path).click();
  // The address changes before the page does, which brings its own navbar.
  await expect(heading(page)).toHaveText(/roadmap/i);
  await expect(page).toHaveURL(path);
  await expect(menuOf(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(currentEntry(menuOf(page))).toBeInViewport({ratio: 1});
  const targets = page.locator('.navbar__toggle, .navbar-sidebar__brand button, .navbar-sidebar .menu__link');
  for (const box of await targets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(Math.min(box.width, box.height), 'large enough for fingers').toBeGreaterThanOrEqual(40);
  await page.goBack();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('on a phone, the trail names the page above: the manual for its sections, and the first page of a section elsewhere @phone', async ({
  page,
  site,
}) => {
  const trail = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await site.open('/docs/manual/exploring');
  await expect(trail.getByRole('link')).toHaveText(['User manual']);
  await trail.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(trail).toBeHidden();
  for (const [path, above] of [
    ['/usage', 'Community'],
    ['/extensions', 'Download'],
  ] as const) {
    await site.open(path);
    await expect(trail.getByRole('link')).toHaveText([above]);
    await trail.getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1, name: above})).toBeVisible();
    await expect(trail).toBeHidden();
  }
});

test.describe('with prefetching', () => {
  test.use({prefetches: true});

  test('a phone prefetches no pages of its menu while that is closed @phone', async ({page, site}) => {
    await page.addInitScript(() => {
      const prefetched: string[] = [];
      let functions: {prefetch: (route: string) => unknown};
      Object.defineProperty(window, 'docusaurus', {
        get: () => functions,
        set: (given: typeof functions) => {
          functions = {...given, prefetch: (route) => [prefetched.push(route), given.prefetch(route)]};
        },
      });
      Object.assign(window, {prefetched});
    });
    await site.open('/docs/manual/grelfunctions');
    await page.waitForLoadState('networkidle');
    const prefetched = await page.evaluate(() => (window as unknown as {prefetched: string[]}).prefetched);
    const links = await page
      .locator('a[href]:not(.navbar-sidebar a)')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    expect(prefetched).not.toEqual([]);
    expect(prefetched.filter((route) => !links.includes(route.replace(/#.*/, '')))).toEqual([]);
  });
});

test('a visit begins light, keeps the color mode, also from another tab, and the version of the docs [2.16, 2.19, 2.28, 3.15, 4.2, 9.7]', async ({
  page,
  site,
  context,
  isMobile,
}) => {
  const html = page.locator('html');
  const store = (key: string, value: string) =>
    page.evaluate(([at, text]) => localStorage.setItem(at, text), [key, value] as const);
  const stored = (key: string) => page.evaluate((at) => localStorage.getItem(at), key);
  const version = 'docs-preferred-version-default';
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open('/docs');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await store(version, 'current');
  if (isMobile) await toggle(page).click();
  await colorToggle(page).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored('theme')).toBe('dark');
  // Before the scripts of the page have come.
  const release = await holdScripts(page);
  await page.reload({waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  release();
  await ready(page);
  expect(await stored(version)).toBe('current');

  const other = await context.newPage();
  await other.goto('/community');
  await ready(other);
  // Anything other than "dark" counts as light, and a version that no longer exists is forgotten.
  for (const [theme, shown] of Object.entries({purple: 'light', dark: 'dark', '': 'light'})) {
    await other.evaluate((value) => localStorage.setItem('theme', value), theme);
    await expect(html, `"${theme}" from another tab`).toHaveAttribute('data-theme', shown);
  }
  await page.evaluate(() => localStorage.removeItem('theme'));
  await site.open('/docs');
  await expect(html, 'cleared, with a system in dark mode').toHaveAttribute('data-theme', 'light');
  await store(version, '3.5');
  await site.open('/docs');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => stored(version)).toBeNull();
});

test('a page stays until the next comes, with a spinner [2.31, 4.1, 9.2, 9.3, 9.18] @desktop', async ({page, site}) => {
  await page.clock.install();
  await site.open('/docs/manual/facets');
  const title = (await heading(page).textContent()) ?? '';
  await page.evaluate(() => scrollTo({top: 5000, behavior: 'instant'}));
  const release = await holdScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await footerLink(page, '/community').dispatchEvent('click');
  await expect(page).toHaveURL('/community');
  const spinner = page.locator('#nprogress .spinner');
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  expect(await scrollTop(page)).toBe(5000);
  release();
  await page.clock.resume();
  await expect(heading(page)).toHaveText('Community');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(spinner).toHaveCount(0);
  // The browser keeps a key for each entry of its history: six characters.
  expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
});

test('Tab marks the page as operated by keys, and the mouse removes the mark [4.7] @desktop', async ({page, site}) => {
  await site.open('/docs');
  const body = page.locator('body');
  await page.keyboard.press('a');
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
  await page.keyboard.press('Tab');
  await expect(body).toHaveClass(/navigation-with-keyboard/);
  await page.mouse.down();
  await expect(body).not.toHaveClass(/navigation-with-keyboard/);
});

test('a category opens at a pace by its height, and closes no other [2.15, 4.8] @desktop', async ({page, site}) => {
  await page.addInitScript(() => {
    const opened: {time: number; height: number}[] = [];
    Object.assign(window, {opened});
    addEventListener('transitionend', ({propertyName, elapsedTime, target}) => {
      if (propertyName !== 'height') return;
      opened.push({time: Math.round(elapsedTime * 1000), height: (target as HTMLElement).scrollHeight});
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    await site.open('/docs/technical-reference/contributing');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const open = await sidebar.locator('[aria-expanded="true"]').elementHandles();
    const buttons = await sidebar.locator('.menu__list-item--collapsed button').elementHandles();
    // The mouse could miss a button, which moves while the category above it opens.
    for (const button of buttons) await button.press('Enter');
    const expanded = () => Promise.all([...open, ...buttons].map((one) => one.getAttribute('aria-expanded')));
    await expect.poll(async () => new Set(await expanded())).toEqual(new Set(['true']));
    const opened = () =>
      page.evaluate(() => (window as unknown as {opened: Record<'time' | 'height', number>[]}).opened);
    await expect.poll(async () => (await opened()).length).toBe(buttons.length);
    const times = (await opened()).sort((one, other) => one.height - other.height).map(({time}) => time);
    if (reducedMotion === 'reduce') expect(new Set(times)).toEqual(new Set([1]));
    else {
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1)).toBeGreaterThan(times[0] ?? 0);
    }
  }
});

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

  test('has its page fetched when in view, and loaded under a pointer or finger [7.2]', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await draw(page);
    const before = await prefetched(page);
    const link = footerLink(page, path);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page)).toBeGreaterThan(before);
    await holdScripts(page);
    expect(await loading(page)).toBe(0);
    await link.hover();
    await expect.poll(() => loading(page)).toBeGreaterThan(0);
    const hovered = await loading(page);
    await footerLink(page, '/usage').dispatchEvent('touchstart');
    await expect.poll(() => loading(page)).toBeGreaterThan(hovered);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  for (const [name, connection] of [
    ['with the data saver', {saveData: true, effectiveType: '4g'}],
    ['on 2g', {saveData: false, effectiveType: '2g'}],
  ] as const) {
    test(`${name} fetches nothing before it is clicked [7.2]`, async ({page, site}) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
      await site.open('/docs/manual/facets');
      const link = footerLink(page, path);
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await draw(page);
      expect([await prefetched(page), await loading(page)]).toEqual([0, 0]);
    });
  }
});
