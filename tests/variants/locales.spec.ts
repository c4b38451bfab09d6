import {expect, test} from './fixtures';

test.use({variant: 'locales'});

const toggle = 'Toggle navigation bar';

test('links to the other language keep the page; the default one has no segment [2.33]', async ({
  page,
  site,
  isMobile,
}) => {
  for (const [from, language, to] of [
    ['/docs?x=1#part', 'Deutsch', '/de/docs?x=1#part'],
    ['/de/docs/faults', 'English', '/docs/faults'],
    ['/de/docs', 'English', '/docs'],
  ] as const) {
    await site.open(from);
    if (isMobile) {
      await page.locator('.navbar__toggle').click();
      await page.getByRole('button', {name: /^←/}).click();
    }
    const place = isMobile ? page.locator('.navbar-sidebar') : page.getByRole('navigation', {name: 'Main'});
    await place
      .getByRole('button', {name: /Languages|Sprachen|English|Deutsch/})
      .first()
      .click();
    await place.getByRole('link', {name: language}).click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('lang', to.startsWith('/de') ? 'de' : 'en');
  }
});

test('a menu of the navbar opens and collapses [4.4]', async ({page, site, isMobile}) => {
  await site.open('/');
  if (isMobile) await page.getByRole('button', {name: toggle}).click();
  const place = isMobile ? page.locator('.navbar-sidebar') : page.getByRole('navigation', {name: 'Main'});
  const menu = place.getByRole('button', {name: 'More'});
  const entry = place.getByRole('link', {name: 'Documents'});
  await expect(entry).toBeHidden();
  await menu.press('Enter');
  await expect(entry).toBeVisible();
  // A key pressed before the list has any height would end its movement before it began.
  await expect(entry).toBeInViewport({ratio: 1});
  await menu.press('Enter');
  await expect(entry).toBeHidden();
});

test('an empty field shows nothing where personalization is disabled [5.2] @desktop', async ({page, site}) => {
  await site.open('/docs');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const open = () => page.getByRole('button', {name: /^Search/}).click();
  await open();
  await dialog.getByRole('searchbox').fill('fault');
  await dialog.getByRole('option').last().getByRole('link').click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog.getByRole('region')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('RECENT')))).toEqual([]);
});

test('the logo has every property that the configuration gives it [3.8] @desktop', async ({page, site}) => {
  await site.open('/');
  const link = page.locator('.navbar__inner .navbar__brand');
  await expect(link).toHaveAttribute('href', 'https://example.org/');
  await expect(link).toHaveAttribute('target', '_self');
  await expect(link).toHaveText('Two languages');
  for (const [theme, src] of Object.entries({light: '/img/logo.svg', dark: '/img/icon-192.png'})) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await page.reload();
    const shown = link.getByRole('img', {name: 'A logo'}).and(page.locator(':visible'));
    await expect(shown).toHaveAttribute('src', src);
    await expect(shown).toHaveClass(/small-logo/);
    expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual(['31', '30']);
  }
});
