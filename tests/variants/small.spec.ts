import {expect, test} from './fixtures';

test.use({variant: 'small'});

test('without navbar items there is no menu, except where a sidebar fills it', async ({page, site, isMobile}) => {
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

test('a part that fails crashes the page with the chain of causes, until it is fixed and tried again', async ({
  page,
  site,
}) => {
  site.allowConsoleError(/The table cannot be drawn/);
  await site.open('/docs/faults');
  await page.getByRole('button', {name: 'Break the page'}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  expect(await page.getByText('The table cannot be drawn.').innerText()).toBe(
    'The table cannot be drawn.\n\nCause:\nThe answer is empty.\n\nCause:\nThe host is asleep.',
  );
  // The frame of the site is still there.
  await expect(page.locator('nav.navbar')).toContainText('Small site');
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const again = page.getByRole('button', {name: 'Try again'});
  await again.click();
  await expect(heading).toHaveText('This page crashed.');
  await page.evaluate(() => document.documentElement.removeAttribute('data-broken'));
  await again.click();
  await expect(heading).toHaveText('Faults');
  await expect(page).toHaveTitle(/^Faults/);
});
