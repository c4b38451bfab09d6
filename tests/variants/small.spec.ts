import {expect, test} from './fixtures';

test.use({variant: 'small'});

test('without navbar items there is no menu, except where a sidebar fills it [4.4]', async ({page, site, isMobile}) => {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  await site.open('/');
  await expect(page.locator('nav.navbar')).toContainText('Small site');
  await expect(toggle).toBeHidden();

  await site.open('/docs');
  if (!isMobile) return expect(toggle).toBeHidden();
  await toggle.click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'Faults'}).click();
  await expect(page).toHaveURL('/docs/faults');
});

test('contents list the levels of headings that the page asks for', async ({page, site}) => {
  await page.setViewportSize({width: 390, height: 844});
  await site.open('/docs');
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(page.locator('.theme-doc-toc-mobile li')).toHaveText(['Piece']);
});

for (const path of ['/docs/faults', '/faults']) {
  test(`a part that fails crashes ${path} with the chain of causes, until it is fixed and tried again [4.9, 8.2, 8.3] @desktop`, async ({
    page,
    site,
  }) => {
    site.allowConsoleError(/The table cannot be drawn/);
    await site.open(path);
    const fault = page.getByRole('button', {name: 'Break the page'});
    await fault.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    expect(await page.getByText('The table cannot be drawn.').innerText()).toBe(
      'The table cannot be drawn.\n\nCause:\nThe answer is empty.\n\nCause:\nThe host is asleep.',
    );
    // The frame of the site is there, and answers.
    await expect(page.getByRole('button', {name: /^Switch between dark and light mode/})).toBeEnabled();
    await expect(page.locator('nav.navbar')).toContainText('Small site');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const again = page.getByRole('button', {name: 'Try again'});
    await again.click();
    await expect(page).toHaveTitle('Page Error');
    await page.evaluate(() => document.documentElement.removeAttribute('data-broken'));
    await again.click();
    await expect(fault).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');
  });
}
