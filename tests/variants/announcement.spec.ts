import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures';

const keys = ['docusaurus.announcement.id', 'docusaurus.announcement.dismiss'];
const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
const bar = (page: Page): Locator => page.getByRole('banner');

test.describe('an announcement that can be closed', {tag: '@desktop'}, () => {
  test.use({variant: 'preview'});

  test('comes back for those who closed an older one, until closed [2.29, 3.9, 4.3, 9.7]', async ({page, site}) => {
    await page.addInitScript(([id = '', dismiss = '']) => {
      if (localStorage.getItem(id)) return;
      localStorage.setItem(id, 'survey-1');
      localStorage.setItem(dismiss, 'true');
    }, keys);
    await site.open('/docs-preview/');
    await expect.poll(() => stored(page)).toEqual(['survey-2', 'false']);
    await expect(bar(page)).toHaveText('Take part in the survey.');
    await expect(bar(page).getByRole('link', {name: 'survey'})).toHaveAttribute('href', 'https://example.org/survey');
    expect(await bar(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);

    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => stored(page)).toEqual(['survey-2', 'true']);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy'}).click();
    await expect(page).toHaveURL('/docs-preview/privacy');
    await expect(bar(page)).toBeHidden();

    // Not even for the moment before the scripts run.
    await page.route('**/assets/js/**', (route) => route.abort());
    site.allowConsoleError(/ERR_FAILED/);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('an announcement that stays', {tag: '@desktop'}, () => {
  test.use({variant: 'small'});

  test('has no button to close it [2.29]', async ({page, site}) => {
    await site.open('/');
    await expect(bar(page)).toHaveText('The site is moving.');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});
