import type {Page} from '@playwright/test';
import {expect, ready, test} from './fixtures';

// What the frame around every page remembers and how it moves. Nothing here depends on the width of the window.

/** `--or-surface` of src/css/tokens.css, in both modes. */
const LIGHT = 'rgb(253, 253, 251)';
const DARK = 'rgb(16, 23, 30)';

const colorToggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light mode/});
const store = (page: Page, theme: string | null) =>
  page.evaluate((value) => {
    if (value === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', value);
  }, theme);

/** Holds every script of the site back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/js\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('the color mode', {tag: '@desktop'}, () => {
  test('is kept over a reload, and set before the page is painted or a script has come', async ({page, site}) => {
    await site.open('/docs');
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const release = await holdScripts(page);
    // Each frame is recorded just before it is painted, from the first that has something to show.
    await page.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, {frames});
      const record = () => {
        if (document.getElementById('__docusaurus'))
          frames.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await page.reload({waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await ready(page);
    const frames = await page.evaluate(() => (window as unknown as {frames: string[]}).frames);
    expect(new Set(frames)).toEqual(new Set([DARK]));
    await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);
  });

  test('follows another tab; without a stored choice it is light, whatever the system prefers', async ({
    page,
    site,
    context,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await site.open('/docs');
    const other = await context.newPage();
    await other.goto('/community');
    await ready(other);

    await colorToggle(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);

    await store(other, null);
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
    await expect(colorToggle(page)).toHaveAccessibleName(/currently light mode/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);

    await store(other, 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await store(other, 'purple');
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
    await other.close();
  });

  test('is light where anything but "dark" is stored, and its logo and toggle are those of the light mode', async ({
    page,
    site,
  }) => {
    await site.open('/docs');
    for (const theme of ['purple', 'system', 'DARK']) {
      await store(page, theme);
      await site.open('/docs');
      await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
      const toggle = colorToggle(page);
      await expect(toggle, theme).toHaveAccessibleName(/currently light mode/);
      await expect(toggle.locator('svg:visible'), theme).toHaveCount(1);
      await expect(toggle.locator('svg:visible'), theme).toHaveClass(/lightToggleIcon/);
      await expect(page.getByRole('navigation', {name: 'Main'}).locator('img:visible'), theme).toHaveCount(1);
    }
    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test.describe('the version of the docs', {tag: '@desktop'}, () => {
  test('that a visitor chose is kept for each docs plugin, until it exists no more', async ({page, site}) => {
    const stored = () =>
      page.evaluate(() =>
        Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('docs-preferred-version'))),
      );
    await site.open('/docs');
    await page.evaluate(() => {
      localStorage.setItem('docs-preferred-version-default', 'current');
      localStorage.setItem('docs-preferred-version-other', 'of another site');
    });
    await page.reload();
    await ready(page);
    expect(await stored()).toEqual({
      'docs-preferred-version-default': 'current',
      'docs-preferred-version-other': 'of another site',
    });

    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '3.5'));
    await page.reload();
    await expect.poll(stored).toEqual({'docs-preferred-version-other': 'of another site'});
  });
});

test.describe('a change of the route', {tag: '@desktop'}, () => {
  test('keeps the page until the scripts of the next have come, then starts at its top', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const release = await holdScripts(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Roles and governance'}).click();
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/facets/i);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The browser keeps a key for each entry of its history: six characters.
    expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
  });

  test('leads to the section that the link names, also within the page', async ({page, site}) => {
    await site.open('/docs/manual/facets');
    const link = page.locator('article a[href^="/docs/manual/"][href*="#"]:not([href^="/docs/manual/facets"])').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    const last = page.locator('.table-of-contents__link').last();
    const id = ((await last.getAttribute('href')) ?? '').slice(1);
    await last.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });
});

/** How far the progress bar has come, as a share of the width, and how fast it gets there; `null` while there is none. */
const progressOf = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('#nprogress .bar');
    if (!bar) return null;
    const [, shift] = /translate3d\((-?[\d.]+)%/.exec(bar.style.transform) ?? [];
    return {share: Math.round((100 + Number(shift)) * 100) / 10_000, pace: bar.style.transition};
  });

test.describe('the progress bar', {tag: '@desktop'}, () => {
  test('comes 200 ms after the click at 8 percent, and moves on every 800 ms by up to 2 percent', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.open('/docs');
    const release = await holdScripts(page);
    // The bar draws lots for each of its steps: the longest.
    await page.evaluate(() => Object.assign(Math, {random: () => 0.999_999}));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Roles and governance'}).click();
    await expect(page).toHaveURL('/community');

    await page.clock.runFor(199);
    expect(await progressOf(page)).toBeNull();
    await page.clock.runFor(1);
    expect(await progressOf(page)).toEqual({share: 0.08, pace: '200ms'});
    await expect(page.locator('#nprogress .spinner')).toBeVisible();
    await page.clock.runFor(799);
    expect(await progressOf(page)).toMatchObject({share: 0.08});
    await page.clock.runFor(1);
    expect(await progressOf(page)).toMatchObject({share: 0.1});
    await page.clock.runFor(800);
    expect(await progressOf(page)).toMatchObject({share: 0.12});

    release();
    await page.clock.resume();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Community');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('the keyboard', {tag: '@desktop'}, () => {
  test('marks the page as operated by keys, and the mouse takes the mark away', async ({page, site}) => {
    await site.open('/docs');
    const body = page.locator('body');
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
    await page.keyboard.press('a');
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
    await page.keyboard.press('Tab');
    await expect(body).toHaveClass(/navigation-with-keyboard/);
    await page.mouse.move(640, 400);
    await expect(body).toHaveClass(/navigation-with-keyboard/);
    await page.mouse.down();
    await expect(body).not.toHaveClass(/navigation-with-keyboard/);
    await page.mouse.up();
  });
});

/** Records for how long each change of a height was animated, in milliseconds. */
const recordDurations = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    addEventListener('transitionend', ({propertyName, elapsedTime}) => {
      if (propertyName === 'height') durations.push(Math.round(elapsedTime * 1000));
    });
  });
const durationsOf = (page: Page) => page.evaluate(() => (window as unknown as {durations: number[]}).durations);

test.describe('what folds', {tag: '@desktop'}, () => {
  test('opens at a pace that follows its height, and leaves other categories as they are', async ({page, site}) => {
    await recordDurations(page);
    await site.open('/docs/technical-reference/contributing');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const category = (name: string) => sidebar.getByRole('button', {name, exact: true});
    const [low, high] = [category('APIs'), category('Design')];
    const open = sidebar.locator('[aria-expanded="true"]');
    const openBefore = await open.count();
    for (const [index, button] of [low, high, low].entries()) {
      const wasOpen = (await button.getAttribute('aria-expanded')) === 'true';
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', String(!wasOpen));
      await expect.poll(() => durationsOf(page)).toHaveLength(index + 1);
    }
    await expect(sidebar.getByRole('link', {name: 'Design system'})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Reconciliation API'})).toBeHidden();
    // Opening one has closed none, and nothing hides the sidebar as a whole.
    await expect(open).toHaveCount(openBefore + 1);
    await expect(page.getByRole('button', {name: /(collapse|expand) sidebar/i})).toHaveCount(0);

    const [opened, openedHigher, closed] = await durationsOf(page);
    expect(opened).toBeGreaterThan(150);
    expect(openedHigher).toBeGreaterThan((opened ?? 0) * 1.2);
    expect(openedHigher).toBeLessThan(500);
    expect(closed).toBe(opened);
  });

  test('opens at once, in a millisecond, where the system asks for less motion', async ({page, site}) => {
    await recordDurations(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open('/docs/manual/transposing');
    const steps = page.getByRole('group').filter({hasText: 'core/'}).first();
    const summary = steps.locator('summary');
    await summary.click();
    await expect(steps.locator('code').first()).toBeVisible();
    await expect.poll(() => durationsOf(page)).toEqual([1]);
    await summary.click();
    await expect(steps.locator('code').first()).toBeHidden();
    await expect.poll(() => durationsOf(page)).toEqual([1, 1]);
  });
});
