import type {Locator, Page} from '@playwright/test';
import pictures from '../src/data/screenshots.json';
import {latestStable, releases} from '../src/lib/releases';
import {axeFaults} from './axe';
import {draw, expect, settle, test} from './fixtures';

const demo = (page: Page) => page.getByRole('region', {name: 'Twelve spellings, four lenders'});
const values = (list: Locator) =>
  list
    .getByRole('textbox', {name: /^Spelling in/})
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const cards = (page: Page) => demo(page).getByRole('list', {name: 'Clusters'}).locator('> li');

const step = (page: Page, name: string) => demo(page).getByRole('button', {name, exact: true});

/** Resolves when the demonstration, which is out of sight, has gone from what was built to its first step. */
async function waitForValues(page: Page) {
  await expect(step(page, '1 Values')).toHaveAttribute('aria-pressed', 'true');
}

async function openClusters(page: Page) {
  await waitForValues(page);
  await step(page, '3 Clusters').click();
  await expect(cards(page)).toHaveCount(4);
}

test('says what OpenRefine is and offers the newest stable release', async ({page, site}) => {
  await site.open('/');
  await expect(page).toHaveTitle('A power tool for working with messy data. | OpenRefine');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A power tool for working with messy data.');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: /^Download/}).first()).toBeVisible();
  await expect(main.getByText(`Version ${latestStable(releases).version}`)).toBeVisible();
});

test('shows a picture of the tool with its version, in the size that the page reserves', async ({page, site}) => {
  await site.open('/');
  const picture = page.getByRole('img', {name: /^The project page of OpenRefine/});
  const narrow = (page.viewportSize()?.width ?? 0) <= 600;
  const {width, height, openRefine} = pictures[narrow ? 'home/project-narrow' : 'home/project'];
  await expect(page.getByText(`OpenRefine ${openRefine} with a fictional list`)).toBeVisible();
  const box = await picture.evaluate((image: HTMLImageElement) => ({
    loaded: image.complete && image.naturalWidth / image.naturalHeight,
    shown: image.clientWidth / image.clientHeight,
  }));
  expect(box.loaded).toBeCloseTo(width / height, 2);
  expect(box.shown).toBeCloseTo(width / height, 2);
});

test('announces the newest posts, which are there', {tag: '@desktop'}, async ({page, site, request}) => {
  await site.open('/');
  const posts = page.getByRole('region', {name: 'From the blog'}).getByRole('heading', {level: 3}).getByRole('link');
  expect(await posts.count()).toBeGreaterThan(0);
  for (const link of await posts.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('moves nothing that a reader already sees', async ({page, site}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) shifts.push(entry.value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  // Every picture comes after the text was painted, as over a slow line.
  await page.route('**/*.webp', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await draw(page);
    await route.continue();
  });
  await site.open('/');
  await waitForValues(page);
  for (const region of await page.getByRole('main').locator('section').all()) await region.scrollIntoViewIfNeeded();
  await draw(page);
  const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
  // The wording on the download button changes inside the button, which counts as a hundred-thousandth.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

test('fits a screen 320 pixels wide @desktop', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await site.open('/');
  await openClusters(page);
  await settle(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The colored ground of the opening cuts off what is too wide, so its buttons are measured.
  for (const name of [/^Download/, 'Read the manual']) {
    const box = await page.getByRole('main').getByRole('link', {name}).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), String(name)).toBeLessThanOrEqual(304);
  }
});

test('lets twelve values fall into three clusters', async ({page, site}) => {
  await site.open('/');
  const demonstration = demo(page);
  await waitForValues(page);
  await demonstration.scrollIntoViewIfNeeded();
  expect(await values(demonstration)).toHaveLength(12);

  await demonstration.getByRole('button', {name: 'Compute the keys'}).click();
  await expect(demonstration.getByText('archive lodz textile').filter({visible: true})).toHaveCount(3);

  await demonstration.getByRole('button', {name: 'Group equal keys'}).click();
  await expect(cards(page)).toHaveCount(4);
  expect(await values(cards(page).filter({hasText: 'de la mer musee'}))).toEqual([
    'Musée de la Mer',
    'Musee de la mer',
    'Mer, Musée de la',
    'MUSEE DE LA MER',
  ]);
});

test('merges a cluster under the name one picks, and undoes it, by keyboard alone', async ({page, site}) => {
  await site.open('/');
  await openClusters(page);
  const status = demo(page).getByRole('status');

  await page.getByRole('button', {name: 'Use “Lodz Textile Archive” as the new value'}).focus();
  await page.keyboard.press('Enter');
  const textile = cards(page).filter({hasText: 'archive lodz textile'});
  await expect(textile.getByRole('textbox', {name: 'New value'})).toHaveValue('Lodz Textile Archive');
  // The next spelling and its button, the new value, then the button to merge.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await expect(textile.getByRole('button', {name: 'Merge 3 spellings'})).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(status).toHaveText(
    'Merged 3 spellings into “Lodz Textile Archive”. 10 different values in 60 rows, 2 clusters.',
  );
  // The button that had the focus is gone: the next cluster's takes it.
  await expect(
    cards(page)
      .first()
      .getByRole('button', {name: /^Merge/}),
  ).toBeFocused();

  const undo = demo(page).getByRole('button', {name: 'Undo'});
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Undid the last change. 12 different values in 60 rows, 3 clusters.');
  await expect(undo).toBeFocused();
});

test('merges all clusters at once and starts again', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/');
  await openClusters(page);
  await demo(page).getByRole('button', {name: 'Merge all 3 clusters'}).click();
  await expect(demo(page).getByRole('status')).toContainText('5 different values in 60 rows, no clusters left.');
  await expect(demo(page).getByRole('button', {name: 'Undo'})).toBeFocused();
  await demo(page).getByRole('button', {name: 'Start again'}).click();
  await expect(cards(page)).toHaveCount(4);
});

test('follows an edit: the value joins its cluster and keeps the focus', async ({page, site}) => {
  await site.open('/');
  await openClusters(page);
  const alone = cards(page).last();
  const harbor = alone.getByRole('textbox').first();
  await expect(harbor).toHaveValue('Harbor Museum');
  await harbor.fill('Museum (Harbour)');
  await expect(demo(page).getByRole('complementary')).toContainText('harbour museum');
  expect(await values(alone), 'nothing moves while one types').toContain('Museum (Harbour)');
  await harbor.press('Enter');
  await expect.poll(() => values(cards(page).filter({hasText: 'harbour museum'}))).toContain('Museum (Harbour)');
  await expect(page.locator(':focus')).toHaveValue('Museum (Harbour)');
});

test('takes an edit back with Escape, and ignores an empty one', {tag: '@desktop'}, async ({page, site}) => {
  await site.open('/');
  await openClusters(page);
  const field = cards(page).last().getByRole('textbox').first();
  await field.fill('Something else');
  await field.press('Escape');
  await expect(field).toHaveValue('Harbor Museum');
  await field.fill(' ');
  await field.blur();
  await expect(field).toHaveValue('Harbor Museum');
});

test('adds a spelling of the visitor', async ({page, site}) => {
  await site.open('/');
  await openClusters(page);
  const field = demo(page).getByLabel('Add another spelling');
  await field.fill('hall COLLECTION, cloth');
  await field.press('Enter');
  await expect(demo(page).getByRole('status')).toContainText('13 different values in 61 rows, 4 clusters.');
  expect(await values(cards(page).filter({hasText: 'cloth collection hall'}))).toEqual([
    'Cloth Hall Collection',
    'hall COLLECTION, cloth',
  ]);
  await expect(field).toBeFocused();
});

for (const mode of ['light', 'dark']) {
  test(`keeps the demonstration accessible at each of its steps in ${mode} mode`, async ({page, site}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open('/');
    await waitForValues(page);
    for (const name of ['1 Values', '2 Keys', '3 Clusters']) {
      await step(page, name).click();
      await expect(step(page, name)).toHaveAttribute('aria-pressed', 'true');
      await settle(page);
      expect(await axeFaults(page, {within: 'section[aria-labelledby="try"]'}), name).toEqual([]);
    }
  });
}

test('animates the values only for those who do not mind motion @desktop', async ({page, site}) => {
  for (const [reducedMotion, moving] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({reducedMotion});
    await site.open('/');
    await waitForValues(page);
    const button = step(page, '3 Clusters');
    await button.scrollIntoViewIfNeeded();
    // What moves has arrived soon: it is counted with the first frame.
    const count = await button.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().filter(({constructor: {name}}) => name === 'Animation').length;
    });
    expect(count > 0, reducedMotion).toBe(moving);
    await expect(cards(page)).toHaveCount(4);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the clusters with their keys, and nothing that would not work', async ({page, site}) => {
    await site.open('/');
    await expect(cards(page)).toHaveCount(4);
    for (const key of ['de la mer musee', 'archive lodz textile', 'harbour museum', 'cloth collection hall']) {
      await expect(demo(page).getByText(key).first()).toBeVisible();
    }
    await expect(demo(page).getByRole('button')).toHaveCount(0);
    await expect(demo(page).getByRole('status')).toHaveText('12 different values in 60 rows, 3 clusters.');
  });

  test('leads to the list of all kits', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/');
    const download = page.getByRole('main').getByRole('link', {name: 'Download OpenRefine'});
    await expect(download).toHaveAttribute('href', '/download');
  });
});
