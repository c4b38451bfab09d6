import {expect, test} from './fixtures';

// A diagram without a committed drawing: the theme draws it in the reader's browser. That this site was built at all, and
// without a browser, shows that a new diagram stops no build.
test.use({variant: 'small'});

test('a new diagram is drawn in the browser, in the color mode of the page @desktop', async ({page, site}) => {
  await site.open('/docs/diagram');
  const drawing = page.locator('.diagram svg');
  await expect(drawing).toContainText('File');
  await expect(page.getByText('flowchart TD')).toBeHidden();
  const fill = () =>
    drawing
      .locator('.node rect')
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fill()).toBe('rgb(236, 236, 255)');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect.poll(fill).toBe('rgb(31, 32, 32)');
});

test('only a page with such a diagram loads Mermaid @desktop', async ({page, site}) => {
  // A name that Mermaid gives its diagrams, in whichever of its chunks.
  const holding: string[] = [];
  let count = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    count += 1;
    if ((await response.text()).includes('flowchart-v2')) holding.push(response.url());
  });
  await site.open('/docs');
  await page.waitForLoadState('networkidle');
  expect(count).toBeGreaterThan(2);
  expect(holding).toEqual([]);
  await page.goto('/docs/diagram');
  await expect(page.locator('.diagram svg')).toBeVisible();
  await expect.poll(() => holding.length).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a new diagram shows its description and its source @desktop', async ({page, site}) => {
    await site.open('/docs/diagram');
    await expect(page.getByText('A cell goes from the file to the grid.', {exact: true})).toBeVisible();
    await expect(page.getByText('A[File] --> B[Grid]')).toBeVisible();
  });
});
