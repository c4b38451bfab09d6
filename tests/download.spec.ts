import type {Page} from '@playwright/test';
import type {Platform} from '../src/data/platforms';
import {
  findKit,
  kitFile,
  kitPage,
  kitsOf,
  kitUrl,
  latestStable,
  releases,
  type Kit,
  type Release,
} from '../src/lib/releases';
import {expect, ready, test, type Site} from './fixtures';

const newest = latestStable(releases);

function kitFor(release: Release, platform: Platform): Kit {
  const kit = findKit(release, platform);
  if (!kit) throw new Error(`${release.version} has no kit for ${platform}.`);
  return kit;
}

/** Answers every request to GitHub with an attachment, and notes its address: nothing leaves the machine. */
async function catchDownloads(page: Page, site: Site): Promise<string[]> {
  const asked: string[] = [];
  site.allowHost('github.com');
  await page.route('https://github.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({headers: {'content-disposition': 'attachment; filename="kit"'}, body: 'kit'});
  });
  return asked;
}

/** Opens the page of a kit. Playwright waits in vain for the load event of a page whose download begins before it. */
async function openKit(page: Page, release: Release, kit: Kit): Promise<void> {
  await page.goto(kitPage(release, kit), {waitUntil: 'commit'});
  await ready(page);
}

// src/lib/detectSystem.test.ts proves which system is which.
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('the download page leads to one that starts the download, and says so [2.3] @desktop @content', async ({
  page,
  site,
}) => {
  const asked = await catchDownloads(page, site);
  const kit = kitFor(newest, 'mac');
  await site.open('/download');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download for macOS'}).click();
  await download;
  await expect(page).toHaveURL(kitPage(newest, kit));
  expect(asked).toEqual([kitUrl(newest, kit)]);
  await expect(page.getByRole('main').getByRole('status')).toContainText(kitFile(newest, kit));
  await expect(page.getByRole('link', {name: 'Download it directly'})).toHaveAttribute('href', kitUrl(newest, kit));
});

test.describe('the download page', () => {
  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('links straight to every kit of every release, and guesses no system @desktop @content', async ({
      page,
      site,
    }) => {
      await site.open('/download');
      for (const release of releases) {
        const row = page
          .getByRole('row')
          .filter({has: page.getByRole('link', {name: `${release.version}, release notes`})});
        for (const kit of kitsOf(release)) {
          await expect(row.locator(`a[href="${kitUrl(release, kit)}"]`)).toBeVisible();
        }
      }
      await expect(page.getByText('Your system')).toHaveCount(0);
      await expect(page.getByRole('link', {name: /^Download for/})).toHaveCount(3);
    });
  });

  test.describe('on Windows', {tag: ['@desktop', '@content']}, () => {
    test.use({userAgent: windows});

    test('makes the installer of the latest release stand out, and moves nothing', async ({page, site, browser}) => {
      const cards = page.getByRole('listitem').filter({has: page.getByRole('link', {name: /^Download for/})});
      // A page does without a font that comes late, and its lines break elsewhere.
      site.allowConsoleError(/woff2/);
      await page.route('**/*.woff2', (route) => route.abort());
      await site.open('/download');
      await expect(page.getByRole('heading', {level: 2}).first()).toContainText(`OpenRefine ${newest.version}`);
      const own = cards.filter({hasText: 'Your system'});
      await expect(own.getByRole('heading')).toContainText('Windows');
      const button = own.getByRole('link', {name: 'Download for Windows'});
      await expect(button).toHaveClass(/button--primary/);
      const kit = findKit(newest, 'win-with-java-installer') ?? (kitsOf(newest, 'windows')[0] as Kit);
      await expect(button).toHaveAttribute('href', kitPage(newest, kit));
      await expect(cards.locator('.button--primary')).toHaveCount(1);

      const plain = await browser.newPage({javaScriptEnabled: false, viewport: page.viewportSize()});
      await plain.route('**/*.woff2', (route) => route.abort());
      await plain.goto(page.url());
      const places = (one: Page) =>
        one
          .getByRole('link', {name: /^Download for/})
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as unknown));
      expect(await places(page)).toEqual(await places(plain));
      await plain.close();
    });
  });

  test.describe('in a narrow window on a Mac', {tag: '@desktop'}, () => {
    test.use({userAgent: mac, viewport: {width: 768, height: 1024}});

    test('begins with the disk image, before React knows the system', async ({page, site}) => {
      const places = () =>
        page
          .getByRole('link', {name: /^Download for/})
          .evaluateAll((links) => links.map((link) => [link.getBoundingClientRect().top, link.textContent]));
      site.allowConsoleError(/ERR_FAILED/);
      await page.route('**/assets/js/**', (route) => route.abort());
      await page.goto('/download');
      const built = await places();
      expect(Math.min(...built.map(([top]) => Number(top)))).toBe(built[1]?.[0]);
      await page.unroute('**/assets/js/**');
      await site.open('/download');
      await expect(page.getByText('Your system')).toBeInViewport();
      expect(await places()).toEqual(built);
    });
  });

  test.describe('on a phone', {tag: '@desktop'}, () => {
    test.use({userAgent: phone});

    test('shows the plain list', async ({page, site}) => {
      await site.open('/download');
      await expect(page.getByRole('link', {name: /^Download for/})).toHaveCount(3);
      await expect(page.getByText('Your system')).toHaveCount(0);
      await expect(page.locator('main .button--primary')).toHaveCount(0);
    });
  });
});

test.describe('the page after the download', () => {
  test('starts nothing when a reader comes back or reloads [2.3]', {tag: '@desktop'}, async ({page, site}) => {
    const asked = await catchDownloads(page, site);
    const download = page.waitForEvent('download');
    await openKit(page, newest, kitFor(newest, 'mac'));
    await download;

    const again = page.getByRole('link', {name: 'Download it again'});
    await page.reload();
    await expect(again).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'The manual'}).click();
    // The address changes before the page does.
    await expect(again).toHaveCount(0);
    await page.goBack();
    await expect(again).toBeVisible();
    await page.goto('/download');
    await page.goBack();
    await expect(again).toBeVisible();
    expect(asked).toHaveLength(1);

    const second = page.waitForEvent('download');
    await again.click();
    await second;
    expect(asked).toHaveLength(2);
  });

  for (const [platform, system, words] of [
    ['win-with-java-installer', 'Windows', ['Windows protected your PC', 'Run anyway']],
    ['win-with-java', 'Windows', ['Extract All…', 'openrefine.exe', 'Run anyway']],
    ['mac', 'macOS', ['Applications', 'Privacy & Security', 'Open Anyway']],
    ['linux', 'Linux', ['tar -xzf openrefine-linux-VERSION.tar.gz', './refine', 'requires Java MIN to MAX']],
  ] as const) {
    // A platform that no release has any more needs no steps.
    const release = releases.find((one) => findKit(one, platform));
    if (!release) continue;
    test(`numbers the first steps for ${platform} @desktop @content`, async ({page, site}) => {
      await catchDownloads(page, site);
      const kit = kitFor(release, platform);
      await openKit(page, release, kit);
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveText(`First steps on ${system}`);
      const section = page.locator('section').filter({has: page.getByRole('heading', {name: /^First steps on/})});
      expect(await section.getByRole('listitem').count()).toBeGreaterThan(2);
      const {version, java} = release;
      const values: Record<string, unknown> = {VERSION: version, MIN: java.min, MAX: java.max};
      for (const word of words) {
        await expect(section).toContainText(word.replace(/VERSION|MIN|MAX/g, (name) => String(values[name])));
      }
      if (platform === 'win-with-java-installer') {
        await expect(section.getByText('Use the ZIP archive')).toBeVisible({
          visible: Boolean(findKit(release, 'win-with-java')),
        });
      }
      if (platform !== 'mac') return;
      // Apple blocks what it has not notarized.
      for (const one of releases.filter((other) => findKit(other, 'mac'))) {
        await openKit(page, one, kitFor(one, 'mac'));
        await expect(page.getByText('Open Anyway')).toBeVisible({visible: Boolean(kitFor(one, 'mac').note)});
      }
    });
  }

  // src/pages/post_download/_components/requestedKit.test.ts proves what else names no file.
  test('without a version that exists, starts nothing and repeats nothing @desktop @content', async ({page, site}) => {
    await site.open('/post_download?version=%3Cimg%20src=x%20onerror=alert(1)%3E&platform=javascript:alert(1)');
    const main = page.getByRole('main');
    for (const kit of kitsOf(newest)) await expect(main.locator(`a[href="${kitPage(newest, kit)}"]`)).toBeVisible();
    await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
    await expect(main).not.toContainText('alert');
    await expect(main.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('lists the newest files and the steps for all three systems @desktop @content', async ({page, site}) => {
      await site.open(kitPage(newest, kitFor(newest, 'mac')));
      for (const kit of kitsOf(newest))
        await expect(page.locator(`main a[href="${kitUrl(newest, kit)}"]`)).toBeVisible();
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
    });
  });
});
