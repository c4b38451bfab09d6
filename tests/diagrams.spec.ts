import {expect, test} from './fixtures';

const page1 = '/docs/technical-reference/architecture-before-4';

test.describe('diagrams', () => {
  test('are drawn for the mode the visitor reads in, and redrawn when it changes', async ({page, site}) => {
    await site.open(page1);
    const diagram = page.locator('.docusaurus-mermaid-container svg').first();
    const fill = () =>
      diagram
        .locator('.node rect, .node path')
        .first()
        .evaluate((shape) => getComputedStyle(shape).fill);
    await expect(diagram).toBeVisible();
    // The fills of Mermaid's own themes "default" and "dark".
    expect(await fill()).toBe('rgb(236, 236, 255)');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: 'dark', storageArea: localStorage}));
    });
    await expect.poll(fill).toBe('rgb(31, 32, 32)');
  });

  test('leave their text on the page when the library cannot be had', {tag: '@desktop'}, async ({page, site}) => {
    site.allowConsoleError(/Failed to load resource/);
    await site.open('/docs/manual/facets');
    await page.route(/assets\/js\/.*\.js/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await (text.includes('mermaidAPI') || text.includes('mermaid-svg-') ? route.abort() : route.fulfill({response}));
    });
    // The text also stands there while the library is on its way: wait until it is refused.
    const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await site.open(page1);
    await refused;
    await expect(page.getByRole('region', {name: 'Source of a diagram'}).first()).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.unrouteAll({behavior: 'wait'});
  });

  test('load their library on no page without one', {tag: '@desktop'}, async ({page, site}) => {
    const sizes: number[] = [];
    page.on('response', async (response) => {
      // What is fetched ahead for other pages is no script of this one.
      if (response.request().resourceType() === 'script') sizes.push((await response.body()).length);
    });
    await site.open('/docs/manual/facets');
    await page.waitForLoadState('networkidle');
    const withoutDiagram = sizes.reduce((sum, size) => sum + size, 0);
    sizes.length = 0;
    await site.open(page1);
    await expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const withDiagram = sizes.reduce((sum, size) => sum + size, 0);
    expect(withDiagram - withoutDiagram, 'bytes that only a page with a diagram loads').toBeGreaterThan(300_000);
  });
});
