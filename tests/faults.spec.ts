import type {Locator, Page} from '@playwright/test';
import {draw, expect, ready, test, type Site} from './fixtures';

// A part that is missing is noticed when a page is fetched ahead, too.
test.use({prefetches: true});

/** The parts of pages: every script but the two that each page begins with. */
const parts = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const link = (page: Page, href: string): Locator => footer(page).locator(`a[href="${href}"]`);
const follow = (page: Page, href: string): Promise<void> => link(page, href).click();
const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});
const notice = (page: Page): Locator => page.getByRole('alert').filter({hasText: 'could not be loaded'});
const retry = (page: Page): Locator => notice(page).getByRole('button', {name: 'Retry'});
/** Points at a link until fetching its page ahead has failed: a page that is left at that moment may not report it. */
async function pointInVain(page: Page, href: string): Promise<void> {
  const failed = page.waitForEvent('pageerror', ({message}) => message.startsWith('Loading chunk'));
  await link(page, href).hover();
  await failed;
}
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
      site.allowConsoleError(/^Loading chunk/);
    };

    test(`a page is loaded again when the host ${name} for a part of it [4.1, 7.1] @desktop`, async ({page, site}) => {
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
      await pointInVain(page, '/community');
      await follow(page, '/community');
      await expect(heading(page)).toHaveText('Community');
      await ready(page);
      await expect(page).toHaveURL('/community');
      await expect(marked(page)).toHaveCount(0);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('a page that stays broken says what is missing, and is retried [7.1, 8.1] @desktop', async ({page, site}) => {
    site.allowConsoleError(/404/);
    site.allowConsoleError(/^Loading chunk/);
    await site.open('/docs');
    await mark(page);
    await page.route(parts, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await pointInVain(page, '/community');
    await follow(page, '/community');
    await expect(notice(page)).toContainText('This page could not be loaded completely.');
    await expect(notice(page)).toContainText('You might want to check your network connection.');
    await expect(notice(page)).toContainText(/Loading chunk \d+ failed\.\n\(error: http.*\.js\)/);
    await expect(marked(page)).toHaveCount(0);
    // What was built can be read meanwhile.
    await expect(heading(page)).toHaveText('Community');

    // The notice of the page that is left says the same.
    await mark(page);
    await retry(page).click();
    await expect(marked(page)).toHaveCount(0);
    await expect(notice(page)).toContainText('Loading chunk');
    await page.unroute(parts);
    await retry(page).click();
    await ready(page);
    await expect(notice(page)).toHaveCount(0);
    await follow(page, '/docs');
    await expect(page).toHaveURL('/docs');
  });
});

test('a lost network says nothing of a page that a pointer only passes @desktop', async ({page, site, context}) => {
  site.allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  site.allowConsoleError(/^Loading chunk/);
  await site.open('/community');
  await context.setOffline(true);
  await pointInVain(page, '/distributions');
  await draw(page);
  await expect(notice(page)).toHaveCount(0);
});

test('an address that cannot be decoded leads to the page for wrong addresses, and is an error on the way back [5.6, 8.14] @desktop', async ({
  page,
  site,
}) => {
  site.allowConsoleError(/404/);
  expect((await site.open('/docs/%E0%A4%A'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.getByRole('alert')).toHaveText(
    'Pathname "/docs/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding.',
  );
  await mark(page);
  await follow(page, '/docs');
  await expect(page).toHaveURL('/docs');
  await expect(heading(page)).not.toHaveText('Page not found');
  await expect(marked(page)).toBeAttached();

  await site.open('/docs');
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/%E0%A4%A');
    history.pushState(null, '', '/community');
  });
  site.allowConsoleError(
    /^Pathname "\/docs\/%E0%A4%A" could not be decoded. This is likely caused by an invalid percent-encoding/,
  );
  await page.goBack();
});

const storages = {
  'is refused': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
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
  test(`a storage that ${name} is warned of once, and counts as empty [5.2, 8.12] @desktop`, async ({page, site}) => {
    // What is full can still be read; each value that finds no room is reported by name.
    if (name === 'is full') site.allowConsoleError(/Docusaurus storage error, can't set theme=dark/);
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await page.addInitScript(script);
    await site.open('/community');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const dialog = page.getByRole('dialog', {name: 'Search'});
    await page.getByRole('button', {name: /^Search/}).click();
    await dialog.getByRole('searchbox').fill('facet');
    await expect(dialog.getByRole('option', {selected: true})).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\//);
    // The next search begins on the page that comes, without a search to remember.
    await expect(page.locator('html.docs-wrapper')).toBeAttached();
    await page.getByRole('button', {name: /^Search/}).click();
    await expect(dialog.getByText(/^Search the manual/)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const ofStorage = () => warned.filter((text) => text.includes('Docusaurus browser storage is not available'));
    await expect.poll(ofStorage).toHaveLength(name === 'is full' ? 0 : 1);

    await page.reload();
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

test.describe('what the site has stored', {tag: '@desktop'}, () => {
  // src/search/discardDamagedHistory.test.ts asks about other kinds.
  test('can be damaged under every key', async ({page, site}) => {
    await page.addInitScript(() => {
      const keys = ['theme', 'docusaurus.announcement.id', 'docs-preferred-version-default'];
      for (const kind of ['FAVORITE', 'RECENT']) keys.push(`__DOCSEARCH_${kind}_SEARCHES__site`);
      for (const key of keys) localStorage.setItem(key, '{"a":');
    });
    const warned: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
    await site.open('/docs');
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog.getByText(/^Search the manual/)).toBeVisible();
    await dialog.getByRole('searchbox').fill('facet');
    await expect(dialog.getByRole('option', {selected: true})).toBeVisible();
    expect(warned.filter((text) => text.startsWith('Damaged searches were removed'))).toHaveLength(2);
  });

  test('does not take the page away even if the search window fails', async ({page, site}) => {
    site.allowConsoleError(/this window fails/);
    await site.open('/docs');
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('this window fails');
      };
    });
    await page.keyboard.press('ControlOrMeta+k');
    const alert = page.getByRole('alert').filter({hasText: 'Search could not be loaded.'});
    await expect(alert.getByRole('link', {name: 'Search page'})).toBeVisible();
    await expect(heading(page)).not.toHaveText(/crashed/);
    await page.evaluate(() => {
      HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show;
    });
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });
});
