import {expect, test} from './fixtures';

const PAGE = '/docs/technical-reference/architecture-features';
const block = '.theme-code-block';

test.describe('a block of code', {tag: '@desktop'}, () => {
  test('is copied by its button, from the keyboard too', async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // What the button says lasts two seconds, which pass when the test has seen it.
    await page.clock.install();
    await site.open(PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = page.locator(block).first();
    const button = first.getByRole('button', {name: 'Copy the code'});
    await button.focus();
    await expect(button).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(first.locator('[aria-live]')).toHaveText('Copied');
    const code = await first.locator('code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code?.replace(/\n$/, ''));
    await page.clock.runFor(2500);
    await expect(button).toHaveText('Copy');
  });

  test('stands selected where the browser allows no copying', async ({page, site}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await site.open(PAGE);
    const first = page.locator(block).first();
    await first.hover();
    await first.getByRole('button', {name: 'Copy the code'}).click();
    await expect(first.locator('[aria-live]')).toHaveText(/does not allow copying/);
    const code = await first.locator('code').textContent();
    expect((await page.evaluate(() => String(getSelection()))).trim()).toBe(code?.trim());
  });
});
