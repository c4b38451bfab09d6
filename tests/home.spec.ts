import {expect, settle, test} from './fixtures';

test('shows the download beside the session, and fits a screen 320 pixels wide @desktop', async ({page, site}) => {
  const link = (name: RegExp | string) => page.getByRole('main').getByRole('link', {name}).first();
  // A font that comes late is used from the second page on.
  await site.open('/privacy');
  await site.open('/');
  for (const [width, height] of [
    [1024, 768],
    [1093, 525],
  ] as const) {
    await page.setViewportSize({width, height});
    await settle(page);
    const button = await link(/^Download/).boundingBox();
    const session = await page.getByRole('region', {name: 'A small model of OpenRefine'}).boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(420);
    expect(session?.x).toBeGreaterThan((button?.x ?? Infinity) + (button?.width ?? 0));
    expect(session?.y).toBeLessThan(button?.y ?? 0);
  }
  await page.setViewportSize({width: 320, height: 640});
  await settle(page);
  // The colored ground of the opening cuts off what is too wide, so its buttons are measured.
  for (const name of [/^Download/, 'Read the manual']) {
    const box = await link(name).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), String(name)).toBeLessThanOrEqual(304);
  }
});
