import activity from '../src/data/activity.json';
import {latestStable, releases} from '../src/lib/releases';
import {expect, settle, test} from './fixtures';

test('says what OpenRefine is and offers the newest stable release', async ({page, site}) => {
  await site.open('/');
  await expect(page).toHaveTitle('A power tool for working with messy data. | OpenRefine');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A power tool for working with messy data.');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /^Download/}).first()).toBeVisible();
  await expect(main.getByText(`Version ${latestStable(releases).version}`)).toBeVisible();
  const {year = 0} = activity.publications.at(-1) ?? {};
  await expect(main.getByText(`academic publications from ${year}`)).toBeVisible();
});

for (const [width, height] of [
  [1024, 768],
  [1093, 525],
] as const) {
  test(`shows the download beside the session on ${width}×${height} pixels @desktop`, async ({page, site}) => {
    await page.setViewportSize({width, height});
    // A font that comes late is used from the second page on.
    await site.open('/privacy');
    await site.open('/');
    await settle(page);
    const button = await page
      .getByRole('main')
      .getByRole('link', {name: /^Download/})
      .first()
      .boundingBox();
    const session = await page.getByRole('region', {name: 'A small model of OpenRefine'}).boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(420);
    expect(session?.x).toBeGreaterThan((button?.x ?? Infinity) + (button?.width ?? 0));
    expect(session?.y).toBeLessThan(button?.y ?? 0);
  });
}

test('fits a screen 320 pixels wide @desktop', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open('/');
  await settle(page);
  // The colored ground of the opening cuts off what is too wide, so its buttons are measured.
  for (const name of [/^Download/, 'Read the manual']) {
    const box = await page.getByRole('main').getByRole('link', {name}).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), String(name)).toBeLessThanOrEqual(304);
  }
});
