import type {Page} from '@playwright/test';
import {draw, expect, paste, test} from './fixtures';
import {hostileTexts, trap} from './hostileTexts';

// The engine and the filters answer all of these texts in tests/search/hostile.test.ts. Here they go through the fields
// and addresses of the pages, a third through each.
const take = (third: number) => hostileTexts.filter((_text, place) => place % 3 === third);

/** Hears of everything that a hostile text could do and that the `site` fixture would not notice. */
async function watch(page: Page) {
  const faults: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`The policy was needed: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    faults.push(`A dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => faults.push(`A window opened: ${popup.url()}`));
  page.on('download', (download) => faults.push(`A download began: ${download.url()}`));
  /** Elements that run code or load something, and that are on the page because a text was taken for markup. */
  const findMarkup = () =>
    page.evaluate(
      (name) => [
        ...(name in window ? ['a script ran'] : []),
        ...('polluted' in {} ? ['a prototype was changed'] : []),
        ...Array.from(document.links, ({href}) => href).filter((href) => !/^(https?|mailto):/.test(href)),
        ...Array.from(
          document.querySelectorAll(
            'base, iframe, object, embed, math, meta[http-equiv=refresh], main script, [role=dialog] script, ' +
              '[onerror], [onload], [onfocus], [ontoggle]',
          ),
          ({outerHTML}) => outerHTML.slice(0, 200),
        ),
      ],
      trap,
    );
  return {faults, findMarkup};
}

/** The search page takes nothing but spaces and punctuation for no query. */
const isQuery = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

test.describe('hostile texts', {tag: '@desktop'}, () => {
  test('in the field of the search page find what they find, as text', async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    await site.open('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    for (const text of take(0)) {
      await field.fill(text);
      const query = (await field.inputValue()).trim();
      const said = () => page.getByRole('main').getByRole('status').textContent();
      if (isQuery(query)) await expect.poll(said, JSON.stringify(text)).toContain(` for “${query}”`);
      expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('in an address that is opened leave the page as it is', async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    // Without encoding what browsers leave as it is.
    const texts = take(1).map((text) => text.replace(/[\0-\x20#&+\uD800-\uDFFF]/g, ''));
    for (let place = 0; place < texts.length; place += 2) {
      const [raw = '', other = raw] = texts.slice(place);
      const path = ['/search', '/docs', '/extensions'][place % 3];
      await site.open(`${path}?q=${raw}#${other}`);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
      if (path === '/search' && isQuery(raw))
        await expect(page.getByRole('main').getByRole('status')).toContainText(' for “');
      expect(await findMarkup(), JSON.stringify([raw, other])).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('in parameters and fragments change nothing else on the page', async ({page, site}) => {
    const {faults, findMarkup} = await watch(page);
    await site.open('/extensions');
    for (const text of take(2)) {
      // An address holds no half characters.
      const whole = new TextDecoder().decode(new TextEncoder().encode(text));
      const value = encodeURIComponent(whole);
      // As by a link of the site: the router reads the address without loading the page.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', {state: null}));
        dispatchEvent(new HashChangeEvent('hashchange'));
      }, `/extensions?q=${value}&state=${value}&library-q=${value}&${value}=1#${whole}`);
      await draw(page);
      expect(await findMarkup(), JSON.stringify(text)).toEqual([]);
    }
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Extensions');
    // The scripts still answer.
    await page.getByRole('searchbox').first().fill('zzzz nothing fits');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/^0 of/);
    expect(faults).toEqual([]);
  });
});

/** On a processor at half its speed, lets a page do something, and returns its longest task in milliseconds. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 2});
  await page.evaluate(() => {
    const tasks = (globalThis as {tasks?: number[]}).tasks ?? [];
    (globalThis as {tasks?: number[]}).tasks = tasks;
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
    });
  });
  await act();
  await draw(page);
  const longest = await page.evaluate(() => Math.max(0, ...((globalThis as {tasks?: number[]}).tasks ?? [])));
  await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
  return longest;
}

test.describe('what would take long', {tag: '@desktop'}, () => {
  const html = (tags: string, times: number) =>
    `forRange(0, ${times}, 1, i, "${tags}").join("").parseHtml().htmlText()`;

  test('HTML that is nested wrongly or deeply, or multiplies, ends in a sentence, and the page goes on', async ({
    page,
    site,
  }) => {
    await site.open('/docs/manual/expressions');
    const result = page.getByRole('region', {name: 'Try an expression'}).locator('[id$="result"]');
    for (const [place, expression] of [
      html('<a><div>', 20_000),
      html('<table><tr><td>', 20_000),
      '("<p>" + forRange(0, 300, 1, i, "<b id=" + i + ">").join("") + forRange(0, 3000, 1, i, "x</p><p>").join("")).parseHtml().htmlText()',
    ].entries()) {
      const longest = await longestTask(page, async () => {
        await page.evaluate((to) => (location.hash = to), `try=${encodeURIComponent(expression)}&value=null`);
        await expect(page.getByRole('textbox', {name: 'Expression'})).toHaveText(expression);
        await expect(result, `expression ${place + 1}`).toHaveText(/Try (it|this) (there|in OpenRefine)\./);
      });
      expect(longest, `expression ${place + 1}`).toBeLessThan(1000);
    }
  });

  const word = 'x'.repeat(200_000);
  const lines = '\n'.repeat(200_000);
  for (const [path, name, text] of [
    ['/docs/manual/grelfunctions', 'Find a function', word],
    ['/extensions', 'Find extensions by word', word],
    ['/search', 'Search the documentation', word],
    ['/docs/manual/diagnose', 'Column name in your project', word],
    ['/docs/manual/expressions#try=value&value=a', 'Value', lines],
  ] as const) {
    test(`the field “${name}” on ${path} holds a part of a long text, and says so`, async ({page, site, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await site.open(path);
      const field = page
        .getByRole('main')
        .getByLabel(name, {exact: name === 'Value'})
        .and(page.locator('input, textarea'))
        .first();
      await expect(field).toBeEditable();
      await expect(field).toHaveAttribute('spellcheck', 'false');
      const longest = await longestTask(page, () => paste(field, text));
      const limit = Number(await field.getAttribute('maxlength'));
      expect((await field.inputValue()).length).toBe(limit);
      await expect(page.getByText(`This field holds at most ${limit} characters.`)).toBeVisible();
      expect(longest).toBeLessThan(1000);
    });
  }

  test('the field “Expression” holds a part of a long text, and says so', async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open('/docs/manual/expressions#try=value&value=a');
    const field = page.getByRole('textbox', {name: 'Expression'});
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('spellcheck', 'false');
    const longest = await longestTask(page, () => paste(field, `e${'\u0301'.repeat(200_000)}`));
    const limit = Number(/at most (\d+)/.exec((await page.getByText('This field holds').textContent()) ?? '')?.[1]);
    expect((await field.textContent())?.length).toBe(limit);
    expect(longest).toBeLessThan(1000);
    // What is there already stays.
    const full = await field.textContent();
    await field.press('ControlOrMeta+Home');
    await page.keyboard.insertText('more');
    await draw(page);
    expect(await field.textContent()).toBe(full);
  });
});
