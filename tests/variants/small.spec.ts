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

test.describe('a part that fails', () => {
  const reasons: [string, string | RegExp][] = [
    ['an unknown doc', 'no version doc found by id=missing'],
    ['an unknown doc for the layout', /Couldn't find any doc with id "missing" in version "current"/],
    ['an unknown sidebar', /Can't find any sidebar with id "missing" in version current/],
    ['no provider of a post', /is called outside the <BlogPostProvider>/],
  ];
  for (const [name, reason] of reasons) {
    test(`because of ${name} crashes the page with a message that names it @desktop`, async ({page, site}) => {
      // React reports an error that a boundary has caught.
      site.allowConsoleError(typeof reason === 'string' ? new RegExp(reason) : reason);
      await site.open('/docs/faults');
      await page.getByRole('button', {name: `Break ${name}`, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
      await expect(page.getByRole('main').getByText(reason)).toBeVisible();
    });
  }

  test('crashes the page with the chain of causes, until it is fixed and tried again', async ({page, site}) => {
    site.allowConsoleError(/The table cannot be drawn/);
    await site.open('/docs/faults');
    await page.getByRole('button', {name: 'Break a chain of causes'}).click();
    const heading = page.getByRole('heading', {level: 1});
    const message = page.getByText('The table cannot be drawn.');
    await expect(heading).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    expect(await message.innerText()).toBe(
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
    await expect(page.getByText('Whole: Faults')).toBeVisible();
    await expect(page).toHaveTitle(/^Faults/);
  });
});

test('a doc without a component cannot be rendered, and says so @desktop', async ({page, site}) => {
  site.allowConsoleError(/doesn't have a default export/);
  await site.open('/docs');
  await page.goto('/docs/no-component');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(
    page.getByText(/The page component at \/docs\/no-component doesn't have a default export\./),
  ).toBeVisible();
});
