import type {Locator, Page} from '@playwright/test';
import type {Platform} from '../src/lib/platforms';
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
import {expect, test, type Site} from './fixtures';

const newest = latestStable(releases);
const older = releases[releases.length - 1] as Release;

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

/** The section of numbered steps below a heading. */
function stepsUnder(page: Page, heading: string): Locator {
  return page.locator('section').filter({has: page.getByRole('heading', {name: heading})});
}

// src/lib/detectSystem.test.ts proves which system is which.
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.describe('the download page', () => {
  test('keeps the heading ids that readers have bookmarked', {tag: '@desktop'}, async ({page, site}) => {
    for (const id of ['older-versions', 'extensions']) {
      await site.open(`/download#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  test('leads to the page that starts the download', {tag: '@desktop'}, async ({page, site}) => {
    const asked = await catchDownloads(page, site);
    await site.open('/download');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download for macOS'}).click();
    await download;
    await expect(page).toHaveURL(kitPage(newest, kitFor(newest, 'mac')));
    expect(asked).toEqual([kitUrl(newest, kitFor(newest, 'mac'))]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('links straight to every kit of every listed release', {tag: '@desktop'}, async ({page, site}) => {
      await site.open('/download');
      for (const release of releases) {
        const row = page
          .getByRole('row')
          .filter({has: page.getByRole('link', {name: `${release.version}, release notes`})});
        for (const kit of kitsOf(release)) {
          await expect(row.locator(`a[href="${kitUrl(release, kit)}"]`)).toBeVisible();
        }
      }
    });

    test('guesses nobody’s system', {tag: '@desktop'}, async ({page, site}) => {
      await site.open('/download');
      await expect(page.getByText('Your system')).toHaveCount(0);
      await expect(page.getByRole('link', {name: /^Download for/})).toHaveCount(3);
    });
  });

  test.describe('on Windows', {tag: '@desktop'}, () => {
    test.use({userAgent: windows});

    test('offers the latest release, makes the installer stand out, and moves nothing to do so', async ({
      page,
      site,
      browser,
    }) => {
      const cards = page.getByRole('listitem').filter({has: page.getByRole('link', {name: /^Download for/})});
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
      await plain.goto(page.url());
      const places = (one: Page) =>
        one
          .getByRole('link', {name: /^Download for/})
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as unknown));
      // The fonts of either page may arrive later.
      await expect(async () => expect(await places(page)).toEqual(await places(plain))).toPass({timeout: 10_000});
      await plain.close();
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
  test('starts the download that its address names, and says so', {tag: '@desktop'}, async ({page, site}) => {
    const asked = await catchDownloads(page, site);
    const kit = kitFor(newest, 'linux');
    const download = page.waitForEvent('download');
    await site.open(kitPage(newest, kit));
    await download;
    expect(asked).toEqual([kitUrl(newest, kit)]);
    await expect(page.getByRole('main').getByRole('status')).toContainText(kitFile(newest, kit));
    await expect(page.getByRole('link', {name: 'Download it directly'})).toHaveAttribute('href', kitUrl(newest, kit));
  });

  test('starts nothing when a reader comes back or reloads', {tag: '@desktop'}, async ({page, site}) => {
    const asked = await catchDownloads(page, site);
    const download = page.waitForEvent('download');
    await site.open(kitPage(newest, kitFor(newest, 'mac')));
    await download;

    const again = page.getByRole('link', {name: 'Download it again'});
    await page.reload();
    await expect(again).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: 'The manual'}).click();
    await expect(page).toHaveURL('/docs');
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

  const steps: [Platform, string, string, string[]][] = [
    [
      'win-with-java-installer',
      'First steps on Windows',
      'Open',
      ['Windows protected your PC', 'Run anyway', 'Launch OpenRefine'],
    ],
    ['win-with-java', 'First steps on Windows', 'Right-click', ['Extract All…', 'openrefine.exe', 'Run anyway']],
    ['mac', 'First steps on macOS', 'Open', ['Applications', 'Privacy & Security', 'Open Anyway', 'Rosetta']],
    ['linux', 'First steps on Linux', 'terminal', ['tar -xzf openrefine-linux-VERSION.tar.gz', './refine']],
  ];
  for (const [platform, heading, first, words] of steps) {
    // A platform that no release has any more needs no steps.
    const release = releases.find((one) => findKit(one, platform));
    if (!release) continue;
    test(`numbers the first steps for ${platform}`, {tag: '@desktop'}, async ({page, site}) => {
      await catchDownloads(page, site);
      await site.open(kitPage(release, kitFor(release, platform)));
      const section = stepsUnder(page, heading);
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(1);
      await expect(section.getByRole('listitem').first()).toContainText(first);
      for (const word of words) await expect(section).toContainText(word.replace('VERSION', release.version));
    });
  }

  const withBoth = releases.find((one) => findKit(one, 'win-with-java') && findKit(one, 'win-with-java-installer'));
  if (withBoth) {
    test('folds away the steps for the archive', {tag: '@desktop'}, async ({page, site}) => {
      await catchDownloads(page, site);
      await site.open(kitPage(withBoth, kitFor(withBoth, 'win-with-java-installer')));
      const program = stepsUnder(page, 'First steps on Windows').getByText('openrefine.exe');
      await expect(program).toBeHidden();
      await page.getByText('Use the ZIP archive').click();
      await expect(program).toBeVisible();
    });
  }

  test(
    'opens the way past a block on macOS if Apple has not notarized the file',
    {tag: '@desktop'},
    async ({page, site}) => {
      await catchDownloads(page, site);
      for (const release of releases.filter((one) => findKit(one, 'mac'))) {
        const kit = kitFor(release, 'mac');
        await site.open(kitPage(release, kit));
        await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveText('First steps on macOS');
        await expect(page.getByText('Open Anyway')).toBeVisible({visible: Boolean(kit.note)});
      }
    },
  );

  test('goes on to the first project', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/post_download');
    await expect(stepsUnder(page, 'Your first project').getByRole('listitem')).toContainText([
      'This Computer',
      'preview',
      'Create project',
    ]);
  });

  test('names the Java that an older release needs', {tag: '@desktop'}, async ({page, site}) => {
    await catchDownloads(page, site);
    await site.open(kitPage(older, kitFor(older, 'linux')));
    await expect(stepsUnder(page, 'First steps on Linux')).toContainText(
      `requires Java ${older.java.min} to ${older.java.max}`,
    );
  });

  // src/pages/post_download/_components/requestedKit.test.ts proves what else names no file.
  for (const [name, path] of [
    ['a query', '/post_download'],
    ['a version', '/post_download?version=%3Cimg%20src=x%20onerror=alert(1)%3E&platform=linux'],
    ['a platform', `/post_download?version=${newest.version}&platform=javascript:alert(1)`],
  ] as const) {
    test(`without ${name} that exists, starts nothing and repeats nothing`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open(path);
      const main = page.getByRole('main');
      for (const kit of kitsOf(newest)) await expect(main.locator(`a[href="${kitPage(newest, kit)}"]`)).toBeVisible();
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
      await expect(main).not.toContainText('alert');
      await expect(main.locator('img[src="x"], a[href^="javascript:"]')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('lists the newest files and the steps for all three systems', {tag: '@desktop'}, async ({page, site}) => {
      await site.open(kitPage(newest, kitFor(newest, 'mac')));
      for (const kit of kitsOf(newest))
        await expect(page.locator(`main a[href="${kitUrl(newest, kit)}"]`)).toBeVisible();
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
    });
  });
});
