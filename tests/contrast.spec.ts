import {contrastFaults} from './contrast';
import {expect, settle, test} from './fixtures';

/** A style that makes one text hard to read among many that look the same; another one for the paragraph before it. */
const faults: Record<string, {own: string; before?: string}> = {
  'a fainter color': {own: 'color: #9a9a9a'},
  'a separate background': {own: 'background: #56626e'},
  'part of its opacity': {own: 'opacity: 0.4'},
  'a smaller size': {own: 'color: #808080; font-size: 17px'},
  'the ground of another box below it': {
    own: 'position: relative',
    before: 'background: #56626e; color: #fff; padding-bottom: 400px; margin-bottom: -400px',
  },
};

test('a text is looked at again where it differs from those that passed', {tag: '@desktop'}, async ({page, site}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open('/docs/manual/running');
  const text = page.getByRole('article').getByRole('paragraph').nth(1);
  const passed = new Set<string>();
  const judge = async (own: string, before = '') => {
    await text.evaluate(
      (element, [style = '', styleBefore = '']) => {
        element.setAttribute('style', style);
        element.previousElementSibling?.setAttribute('style', styleBefore);
      },
      [own, before],
    );
    await settle(page);
    return (await contrastFaults(page, passed)).join();
  };
  expect(await judge('')).toBe('');
  expect(passed.size).toBeGreaterThan(5);
  expect(await judge('color: #808080; font-size: 24px'), 'large letters').toBe('');
  for (const [name, {own, before}] of Object.entries(faults)) {
    expect(await judge(own, before), name).toContain('color-contrast');
  }
  expect(await judge('')).toBe('');
});

// Axe cannot tell the contrast where two colors lie below a text; each of them has to do.
for (const mode of ['light', 'dark'] as const) {
  test(`text over two colors can be read on each of them in ${mode} mode`, async ({page, site}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await site.open('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    const opening = page
      .getByRole('main')
      .locator('header')
      .filter({has: page.getByRole('heading', {level: 1})});
    const colors = await opening.evaluate((element) => [
      ...new Set(getComputedStyle(element).backgroundImage.match(/(?:rgba?|color|oklch)\([^)]*\)/g)),
    ]);
    expect(colors.length).toBe(2);
    for (const color of colors) {
      await opening.evaluate((element, one) => (element.style.background = one), color);
      await expect(opening).toHaveCSS('background-color', color);
      await settle(page);
      expect(await contrastFaults(page, new Set()), color).toEqual([]);
    }
  });
}
