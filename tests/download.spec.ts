import type {Locator, Page} from '@playwright/test';
import {
  findKit,
  kitFile,
  kitPage,
  kitsOf,
  kitUrl,
  latestStable,
  releases,
  type Kit,
  type Platform,
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

const computers = {
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  macOS:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const others = {
  'an Android phone':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'a Chromebook':
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

test.describe('the download page', () => {
  test('offers the newest stable release first', async ({page, site}) => {
    await site.open('/download');
    await expect(page.getByRole('heading', {level: 2}).first()).toContainText(`OpenRefine ${newest.version}`);
    await expect(page.getByRole('rowheader').first()).toHaveText(newest.version);
  });

  test('keeps the heading ids that readers have bookmarked', {tag: '@desktop'}, async ({page, site}) => {
    for (const id of ['older-versions', 'extensions']) {
      await site.open(`/download#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  test('does not scroll sideways, on the narrowest screens either', async ({page, site}) => {
    await page.setViewportSize({width: 320, height: 700});
    await site.open('/download');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('leads to the page that starts the download', async ({page, site}) => {
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
          .filter({has: page.getByRole('rowheader', {name: release.version, exact: true})});
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

  for (const [name, userAgent] of Object.entries(computers)) {
    test.describe(`on ${name} @desktop`, () => {
      test.use({userAgent});

      test(`makes the kit for ${name} stand out, and moves nothing to do so`, async ({page, site, browser}) => {
        const cards = page.getByRole('listitem').filter({has: page.getByRole('link', {name: /^Download for/})});
        await site.open('/download');
        const own = cards.filter({hasText: 'Your system'});
        await expect(own).toHaveCount(1);
        await expect(own.getByRole('heading')).toContainText(name);
        await expect(own.getByRole('link', {name: `Download for ${name}`})).toHaveClass(/button--primary/);
        await expect(cards.locator('.button--primary')).toHaveCount(1);

        const plain = await browser.newPage({javaScriptEnabled: false, viewport: page.viewportSize()});
        await plain.goto(page.url());
        const places = (one: Page) =>
          one
            .getByRole('link', {name: /^Download for/})
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as unknown));
        // The letters come when they come, on either page.
        await expect(async () => expect(await places(page)).toEqual(await places(plain))).toPass({timeout: 10_000});
        await plain.close();
      });
    });
  }

  test.describe('on Windows @desktop', () => {
    test.use({userAgent: computers.Windows});

    test('offers the installer rather than the archive', async ({page, site}) => {
      await site.open('/download');
      await expect(page.getByRole('link', {name: 'Download for Windows'})).toHaveAttribute(
        'href',
        kitPage(newest, kitFor(newest, 'win-with-java-installer')),
      );
    });
  });

  for (const [name, userAgent] of Object.entries(others)) {
    test.describe(`on ${name} @desktop`, () => {
      test.use({userAgent});

      test('shows the plain list', async ({page, site}) => {
        await site.open('/download');
        await expect(page.getByRole('link', {name: /^Download for/})).toHaveCount(3);
        await expect(page.getByText('Your system')).toHaveCount(0);
        await expect(page.locator('main .button--primary')).toHaveCount(0);
      });
    });
  }
});

test.describe('the page after the download', () => {
  test('starts the download that its address names, and says so', async ({page, site}) => {
    const asked = await catchDownloads(page, site);
    const kit = kitFor(newest, 'linux');
    const download = page.waitForEvent('download');
    await site.open(kitPage(newest, kit));
    await download;
    expect(asked).toEqual([kitUrl(newest, kit)]);
    await expect(page.getByRole('status')).toContainText(kitFile(newest, kit));
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

  for (const [platform, heading, words] of [
    [
      'win-with-java-installer',
      'First steps on Windows',
      ['Windows protected your PC', 'Run anyway', 'Launch OpenRefine'],
    ],
    ['win-with-java', 'First steps on Windows', ['Extract All…', 'openrefine.exe', 'Run anyway']],
    ['mac', 'First steps on macOS', ['Applications', 'Privacy & Security', 'Open Anyway', 'Rosetta']],
    ['linux', 'First steps on Linux', [`tar -xzf openrefine-linux-${newest.version}.tar.gz`, './refine']],
  ] as const) {
    test(`numbers the first steps for ${platform}`, {tag: '@desktop'}, async ({page, site}) => {
      await catchDownloads(page, site);
      await site.open(kitPage(newest, kitFor(newest, platform)));
      const steps = stepsUnder(page, heading);
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(1);
      await expect(steps.getByRole('listitem').first()).toContainText(
        platform === 'linux' ? 'terminal' : platform === 'win-with-java' ? 'Right-click' : 'Open',
      );
      for (const word of words) await expect(steps).toContainText(word);
    });
  }

  test('folds away the steps for the archive below those for the installer', async ({page, site}) => {
    await catchDownloads(page, site);
    await site.open(kitPage(newest, kitFor(newest, 'win-with-java-installer')));
    const program = stepsUnder(page, 'First steps on Windows').getByText('openrefine.exe');
    await expect(program).toBeHidden();
    await page.getByText('Use the ZIP archive').click();
    await expect(program).toBeVisible();
  });

  test('opens the way past a block on macOS only for a file that Apple has not notarized', async ({page, site}) => {
    await catchDownloads(page, site);
    const blocked = releases.find((release) => findKit(release, 'mac')?.note) as Release;
    for (const release of [newest, blocked]) {
      await site.open(kitPage(release, kitFor(release, 'mac')));
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveText('First steps on macOS');
      await expect(page.getByText('Open Anyway')).toBeVisible({visible: release === blocked});
    }
  });

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

  const wrong: [string, string, Release][] = [
    ['without a query', '/post_download', newest],
    ['with a version that does not exist', '/post_download?version=9.9.9&platform=linux', newest],
    ['without a platform', `/post_download?version=${older.version}`, older],
    [
      'with a platform that the release lacks',
      `/post_download?version=${older.version}&platform=win-with-java-installer`,
      older,
    ],
    ['with an address for a version', '/post_download?version=https://example.org/x.exe&platform=linux', newest],
    [
      'with a script for a version',
      '/post_download?version=%3Cimg%20src=x%20onerror=alert(1)%3E&platform=linux',
      newest,
    ],
    ['with a script for a platform', `/post_download?version=${newest.version}&platform=javascript:alert(1)`, newest],
    ['with the name of a built-in property', `/post_download?version=${newest.version}&platform=__proto__`, newest],
    ['with a path that climbs', '/post_download?version=../../..&platform=linux', newest],
    ['with a message to the reader', '/post_download?version=CALL-0123-NOW&platform=linux', newest],
  ];
  for (const [name, path, offered] of wrong) {
    test(`${name} starts nothing, offers right files and repeats nothing of the query`, async ({page, site}) => {
      await site.open(path);
      const main = page.getByRole('main');
      for (const kit of kitsOf(offered)) await expect(main.locator(`a[href="${kitPage(offered, kit)}"]`)).toBeVisible();
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
      await expect(main).not.toContainText(/example\.org|alert|CALL-0123|9\.9\.9|__proto__|\.\.\//);
      const links = await main
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const known = [new URL(page.url()).origin, 'https://adoptium.net', 'https://support.apple.com'];
      expect(links.filter((href) => !known.includes(new URL(href).origin))).toEqual([]);
    });
  }

  test('asks search engines to leave it out', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/post_download');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('lists the newest files and the steps for all three systems', async ({page, site}) => {
      await site.open(kitPage(newest, kitFor(newest, 'mac')));
      for (const kit of kitsOf(newest))
        await expect(page.locator(`main a[href="${kitUrl(newest, kit)}"]`)).toBeVisible();
      await expect(page.getByRole('heading', {name: /^First steps on/})).toHaveCount(3);
    });
  });
});

test.describe('versions.json', () => {
  test('names the newest stable release as the application looks for it', {tag: '@desktop'}, async ({request}) => {
    const response = await request.get('/versions.json');
    expect(response.ok()).toBe(true);
    const versions = (await response.json()) as {
      releases: {version: string; stable: boolean; artifacts: {url: string}[]}[];
    };
    expect(versions.releases.filter(({stable}) => stable)[0]?.version).toBe(newest.version);
    expect(versions.releases.flatMap(({artifacts}) => artifacts.map(({url}) => url))).toEqual(
      releases.flatMap((release) => release.kits.map((kit) => kitUrl(release, kit))),
    );
  });

  test('has no empty list of events, on which OpenRefine 3.8.0 fails', {tag: '@desktop'}, async ({request}) => {
    const versions = (await (await request.get('/versions.json')).json()) as {events?: unknown[]};
    expect(versions.events === undefined || versions.events.length > 0).toBe(true);
  });
});
