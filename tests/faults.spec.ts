import type {Locator, Page} from '@playwright/test';
import {draw, expect, ready, test, type Site} from './fixtures';

/** The parts of pages: every script but the two that each page begins with. */
const parts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const follow = (page: Page, name: string): Promise<void> => footer(page).getByRole('link', {name, exact: true}).click();
const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});
const notice = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'could not be loaded'});
const retry = (page: Page): Locator => notice(page).getByRole('button', {name: 'Retry'});
/** Marks the page, so that a test sees whether it was loaded again. */
const mark = (page: Page): Promise<void> => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const marked = (page: Page): Locator => page.locator('body[data-kept]');

/** How a host answers for a file of an earlier deployment. */
const gone = [
  ['says that it is missing', {status: 404, contentType: 'text/html', body: 'Not found'}],
  ['answers with a page', {status: 200, contentType: 'text/html', body: '<!doctype html><title>Home</title>'}],
] as const;

test.describe('after a new deployment', () => {
  for (const [name, answer] of gone) {
    const allow = (site: Site): void => {
      site.allowConsoleError(answer.status === 404 ? /404/ : /Unexpected token/);
      // The pointer on the link has asked for the part before the click, which leaves the page.
      site.allowConsoleError(/^Loading chunk/, {mayBeLost: true});
    };

    test(`a page is loaded again when the host ${name} for a part of it`, {tag: '@desktop'}, async ({page, site}) => {
      allow(site);
      await site.open('/docs');
      await mark(page);
      let isGone = true;
      await page.route(parts, (route) => (isGone ? route.fulfill(answer) : route.continue()));
      await page.route('**/community', (route) => {
        // The new HTML names the new parts.
        isGone = false;
        return route.continue();
      });
      await follow(page, 'Roles and governance');
      await expect(heading(page)).toHaveText('Community');
      await ready(page);
      await expect(page).toHaveURL('/community');
      await expect(marked(page)).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('a page that a reload does not fix says what is missing, and Retry reloads it', async ({page, site}) => {
    site.allowConsoleError(/404/);
    site.allowConsoleError(/^Loading chunk/);
    await site.open('/docs');
    await mark(page);
    await page.route(parts, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await follow(page, 'Roles and governance');
    await expect(notice(page)).toContainText('This page could not be loaded completely.');
    await expect(notice(page)).toContainText('You might want to check your network connection.');
    await expect(notice(page)).toContainText(/Loading chunk \d+ failed\.\n\(error: http.*\.js\)/);
    await expect(marked(page)).toHaveCount(0);
    // What was built can be read meanwhile.
    await expect(heading(page)).toHaveText('Community');

    await retry(page).click();
    await expect(notice(page)).toContainText('Loading chunk');
    await page.unroute(parts);
    await retry(page).click();
    await ready(page);
    await expect(notice(page)).toHaveCount(0);
    await follow(page, 'User manual');
    await expect(page).toHaveURL('/docs');
  });
});

test.describe('a network that goes away in the middle of a visit', () => {
  test('leaves the pages seen before', async ({page, site, context}) => {
    await site.open('/community');
    await follow(page, 'Funding');
    await expect(heading(page)).toHaveText('Funding');
    await mark(page);
    await context.setOffline(true);
    site.allowConsoleError(/ERR_INTERNET_DISCONNECTED/, {mayBeLost: true});
    await page.goBack();
    await expect(heading(page)).toHaveText('Community');
    await expect(marked(page)).toBeAttached();
  });

  test('says nothing of a page that a pointer only passes', {tag: '@desktop'}, async ({page, site, context}) => {
    site.allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
    site.allowConsoleError(/^Loading chunk/);
    await site.open('/community');
    await context.setOffline(true);
    const failed = page.waitForEvent('pageerror');
    await footer(page).getByRole('link', {name: 'Who uses it', exact: true}).hover();
    await failed;
    await draw(page);
    await expect(notice(page)).toHaveCount(0);
  });
});

/** Lets a test break a page: its component is `window.brokenPage` as long as there is one, which counts how often it is drawn. */
async function makeBreakable(page: Page, partWith: string): Promise<void> {
  await page.route(parts, async (route) => {
    // What is only fetched ahead may still be on its way when the test ends.
    if (route.request().resourceType() !== 'script') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(partWith)) return route.fulfill({response});
    const breakable = body.replace(/default:\(\)=>(\w+)/, 'default:()=>globalThis.brokenPage||$1');
    expect(breakable).not.toBe(body);
    return route.fulfill({response, body: breakable});
  });
  await page.addInitScript(() => {
    const counter = Object.assign(window, {drawn: 0});
    Object.assign(window, {
      brokenPage: () => {
        counter.drawn += 1;
        throw new Error('The page is broken.', {cause: new Error('A part of it is missing.')});
      },
    });
  });
}

/** Tries the broken page again, and waits until it has been drawn once more. */
async function tryInVain(page: Page): Promise<void> {
  const drawn = (): Promise<number> => page.evaluate(() => (window as unknown as {drawn: number}).drawn);
  const before = await drawn();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect.poll(drawn).toBeGreaterThan(before);
}

const fix = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.deleteProperty(window, 'brokenPage'));

test.describe('a page that crashes', () => {
  test('keeps its frame, says why, and can be tried again', {tag: '@desktop'}, async ({page, site}) => {
    site.allowConsoleError(/The page is broken/);
    await makeBreakable(page, '"permalink":"/docs/manual/facets"');
    await site.open('/docs/manual/facets');
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByText('The page is broken.\n\nCause:\nA part of it is missing.')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await tryInVain(page);
    await expect(heading(page)).toHaveText('This page crashed.');
    await fix(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('Facets and text filters');
    await expect(page.getByRole('article').getByRole('heading', {level: 2}).first()).toBeVisible();
  });

  test('as a whole gives way to the page titled "Page Error", with the way to the others', async ({page, site}) => {
    site.allowConsoleError(/The page is broken/);
    await makeBreakable(page, 'noindex, follow');
    await site.open('/search');
    await expect(page).toHaveTitle('Page Error');
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page.getByText('The page is broken.\n\nCause:\nA part of it is missing.')).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await fix(page);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading(page)).toHaveText('Search');
    await expect(page).toHaveTitle('Search | OpenRefine');
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test.describe('an address that cannot be decoded', () => {
  const said = 'This is likely caused by an invalid percent-encoding.';
  const warnings = (page: Page): string[] => {
    const all: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && all.push(message.text()));
    return all;
  };

  for (const path of ['/%E0%A4%A', '/docs/%E0%A4%A', '/%', '/%25E0']) {
    test(`such as ${path} leads to a page that says so and works`, {tag: '@desktop'}, async ({page, site}) => {
      site.allowConsoleError(/404/);
      const warned = warnings(page);
      expect((await site.open(path))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
      await expect(page.getByRole('main')).toContainText(`The pathname could not be decoded at “\uFFFD”`);
      await expect(page.getByRole('main')).toContainText(said);
      await expect.poll(() => warned.join()).toContain(`URIError: Pathname "${path}" could not be decoded. ${said}`);
      await follow(page, 'User manual');
      await expect(heading(page)).toHaveText('OpenRefine user manual');
      // The address has to bear being read when the visit comes back to it, too.
      await page.goBack();
      await expect(page.getByRole('main')).toContainText(said);
    });
  }

  test('is said to be one when the back button leads there', {tag: '@desktop'}, async ({page, site}) => {
    const warned = warnings(page);
    await site.open('/docs');
    await page.evaluate(() => {
      history.pushState(null, '', '/docs/%E0%A4%A');
      history.pushState(null, '', '/community');
    });
    await page.goBack();
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.getByRole('main')).toContainText(said);
    await expect
      .poll(() => warned.join())
      .toContain(`URIError: Pathname "/docs/%E0%A4%A" could not be decoded. ${said}`);
  });

  for (const path of ['/docs/manual/facets', '/docs/manual/grelfunctions']) {
    test(`by its fragment leaves ${path} as it is`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open(`${path}#%E0%A4%A`);
      const title = await heading(page).textContent();
      await mark(page);
      await page.evaluate(() => {
        location.hash = '#%';
      });
      await expect(page).toHaveURL(`${path}#%EF%BF%BD`);
      await follow(page, 'Roles and governance');
      await expect(heading(page)).toHaveText('Community');
      await page.goBack();
      await expect(heading(page)).toHaveText(title ?? '');
      await expect(marked(page)).toBeAttached();
    });
  }
});

const storages = {
  'is refused': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  },
  'cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('corrupted', 'InvalidStateError');
    };
  },
  'is full': () => {
    for (let piece = 'x'.repeat(1 << 20), count = 0; piece !== ''; count += 1) {
      try {
        localStorage.setItem(`filling ${count} ${piece.length}`, piece);
      } catch {
        piece = piece.slice(0, piece.length >> 1);
      }
    }
  },
};

for (const [name, script] of Object.entries(storages)) {
  // What is a phone's own, the menu around the switch of the colors, does not depend on how the storage fails.
  const tag = name === 'is refused' ? '' : ' @desktop';
  test(`a storage that ${name} is warned of once, and the site works as if it was empty${tag}`, async ({
    page,
    site,
    isMobile,
  }) => {
    // What is full can still be read; each value that finds no room is reported by name.
    if (name === 'is full') site.allowConsoleError(/Docusaurus storage error, can't set theme=dark/);
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.addInitScript(script);
    await site.open('/extensions?state=legacy');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ of \d+ extensions$/);
    const table = page.getByRole('table', {name: 'Extensions', exact: true});
    const count = await table.locator('tbody tr').count();
    const filter = page.getByRole('search', {name: 'Filter: Extensions'});
    await filter.getByRole('combobox', {name: 'State'}).selectOption('');
    await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(count);

    if (isMobile) await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    if (isMobile) await page.getByRole('button', {name: 'Close navigation bar'}).click();

    const dialog = page.getByRole('dialog', {name: 'Search'});
    for (const query of ['facet', 'cluster']) {
      await page.getByRole('button', {name: /^Search/}).click();
      await dialog.getByRole('combobox').fill(query);
      await expect(dialog.getByRole('row', {selected: true})).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/docs\//);
      // The next search begins on the page that comes.
      await expect(page.locator('html.docs-wrapper')).toBeAttached();
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => warned.length).toBeGreaterThan(0);
    const ofSearch = warned.filter((text) => text.includes('Searches are not remembered'));
    const ofStorage = warned.filter((text) => text.includes('Docusaurus browser storage is not available'));
    expect(ofSearch).toHaveLength(1);
    expect(ofStorage).toHaveLength(name === 'is full' ? 0 : 1);

    await page.reload();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}
