import type {Locator, Page} from '@playwright/test';
import {load} from 'cheerio';
import survey2012 from '../src/data/surveys/2012.json';
import survey2014 from '../src/data/surveys/2014.json';
import survey2018 from '../src/data/surveys/2018.json';
import survey2020 from '../src/data/surveys/2020.json';
import survey2022 from '../src/data/surveys/2022.json';
import survey2024 from '../src/data/surveys/2024.json';
import {expect, test} from './fixtures';

const surveyPost = '/blog/2022/06/28/2022-survey-results';
const surveyReports = [
  {path: '/blog/2014/08/29/2014-survey-results', survey: survey2014},
  {path: '/blog/2018/07/16/2018-survey-results', survey: survey2018},
  {path: '/blog/2020/02/20/2020-survey-results', survey: survey2020},
  {path: surveyPost, survey: survey2022},
  {path: '/blog/2024/12/20/2024-survey-results', survey: survey2024},
];

const chartOf = (page: Page, title: string): Locator =>
  page.getByRole('figure').filter({has: page.locator('figcaption').getByText(title, {exact: true})});

/** What a table of several years writes into the cell of an answer, by question, answer and year. */
const cells = new Map<string, string>(
  [survey2012, survey2014, survey2018, survey2020, survey2022, survey2024].flatMap(({year, questions}) =>
    questions.flatMap(({id, answers}) =>
      answers.map(
        ({label, count, percent}) => [`${id} ${label} ${year}`, `${percent.toFixed(1)}% (${count})`] as const,
      ),
    ),
  ),
);

/** The table of a chart as rows of texts, opened or not. */
const tableOf = (chart: Locator): Promise<string[][]> =>
  chart
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Array.from(row.children).map((cell) => cell.textContent ?? '')));

for (const {path, survey} of surveyReports) {
  test(
    `the report of the survey of ${survey.year} shows in its charts and tables exactly the figures of the data files`,
    {tag: '@desktop'},
    async ({page, site}) => {
      await site.open(path);
      await expect(page.getByRole('figure')).toHaveCount(survey.questions.length);
      for (const {id, question, answers} of survey.questions) {
        const chart = chartOf(page, question);
        const table = await tableOf(chart);
        const [, ...columns] = await chart.locator('thead th').allTextContents();
        const several = columns[0] === String(survey.year);
        const expected = answers.map(({label, count, percent}) =>
          several
            ? [label, ...columns.map((year) => cells.get(`${id} ${label} ${year}`) ?? 'not asked')]
            : [label, String(count), `${percent.toFixed(1)}%`],
        );
        const ofThisYear = table.filter(([, first]) => first !== 'not asked');
        expect(ofThisYear, question).toEqual(expected);

        // The bars: their texts, and their lengths on the scale that the summary names.
        const [, full] = /A full bar is (\d+)%/.exec((await chart.textContent()) ?? '') ?? [];
        const drawn = await chart.locator('figcaption + ul > li').evaluateAll((rows) =>
          rows.map((row) => ({
            label: row.querySelector('span')?.textContent,
            shares: Array.from(row.querySelectorAll('svg + span')).map((share) => share.textContent),
            lengths: Array.from(row.querySelectorAll('svg')).map((svg) =>
              svg.querySelector('rect + rect')?.getAttribute('width'),
            ),
          })),
        );
        expect(drawn.length, question).toBeGreaterThan(1);
        for (const [index, {label, shares, lengths}] of drawn.entries()) {
          const row = table[index] ?? [];
          expect(label, question).toBe(row[0]);
          expect(shares, question).toEqual(
            several ? row.slice(1).map((cell) => cell.replace(/ \(\d+\)$/, '')) : [row[2]],
          );
          const widths = shares.map((share) => (parseFloat(share ?? '') / Number(full)) * 100);
          for (const [place, width] of widths.entries()) {
            if (Number.isNaN(width)) expect(shares[place], question).toBe('not asked');
            else expect(Math.abs(Number(lengths[place]) - width), question).toBeLessThan(0.1);
          }
        }
      }

      await page.setViewportSize({width: 320, height: 700});
      await page
        .locator('figure details')
        .evaluateAll((all) => (all as HTMLDetailsElement[]).forEach((details) => (details.open = true)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with all tables open').toBe(320);
    },
  );
}

test.describe('a report of a survey', () => {
  test('opens a chart’s table from the keyboard', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(surveyPost);
    const [first] = survey2022.questions.filter(({id}) => id === 'communities');
    const chart = chartOf(page, first?.question ?? '');
    const summary = chart.locator('summary');
    await expect(chart.getByRole('table')).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(chart.getByRole('table')).toBeVisible();
    await expect(chart.getByRole('rowheader', {name: first?.answers[0]?.label, exact: true})).toBeVisible();
  });

  test('keeps bars apart from their ground in forced colors', {tag: '@desktop'}, async ({page, site}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await site.open(surveyPost);
    const fills = await page
      .getByRole('figure')
      .first()
      .locator('rect')
      .evaluateAll((bars) => bars.slice(0, 2).map((bar) => getComputedStyle(bar).fill));
    expect(new Set(fills).size).toBe(2);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the charts are in the page and their tables open', {tag: '@desktop'}, async ({page, site}) => {
    await site.open(surveyPost);
    const chart = page.getByRole('figure').first();
    await expect(chart.locator('rect').nth(1)).toBeVisible();
    const shown = survey2022.questions.find(({id}) => id === 'communities');
    const highest = Math.max(...(shown?.answers ?? []).map(({percent}) => percent));
    await expect(chart.getByText(`${highest.toFixed(1)}%`).first()).toBeVisible();
    await chart.locator('summary').click();
    await expect(chart.getByRole('table')).toBeVisible();
  });
});

test.describe('the blog', () => {
  for (const path of ['/blog', '/blog/tags/survey']) {
    test(`lists posts under one h1, each with its beginning only: ${path}`, {tag: '@desktop'}, async ({page, site}) => {
      await site.open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      const posts = await page.locator('main article').all();
      expect(posts.length).toBeGreaterThan(1);
      for (const post of posts) {
        const address = (await post.locator('h2 a').getAttribute('href')) ?? '';
        await expect(post.getByRole('link', {name: /^Read the whole post: /})).toHaveAttribute('href', address);
        await expect(post.locator('.markdown :is(h2, h3, figure)'), address).toHaveCount(0);
      }
    });
  }

  test('leads from a post by its tag to a page that lists it', {tag: '@desktop'}, async ({page, site}) => {
    await site.open('/blog');
    const address = await page.locator('main article h2 a').first().getAttribute('href');
    await site.open(address ?? '');
    const tag = page.getByRole('article').locator('a[href^="/blog/tags/"]').first();
    const name = (await tag.textContent()) ?? '';
    await tag.click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(name);
    await expect(page.locator(`article h2 a[href="${address}"]`)).toBeVisible();
  });

  test(
    'feeds parse, agree with each other and carry every post of the archive',
    {tag: '@desktop'},
    async ({page, site, request}) => {
      await site.open('/blog/archive');
      const posts = await page
        .locator('main li a[href^="/blog/2"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(posts).not.toEqual([]);
      const paths = (urls: (string | undefined)[]) => urls.map((url) => new URL(url ?? '').pathname).sort();
      const text = async (name: string) => {
        const answer = await request.get(`/blog/${name}`);
        expect(answer.status(), name).toBe(200);
        return answer.text();
      };

      const json = JSON.parse(await text('feed.json')) as {items: {id: string; url: string; content_html: string}[]};
      expect(paths(json.items.map(({url}) => url))).toEqual([...posts].sort());
      for (const {id, content_html} of json.items) expect(content_html.length, id).toBeGreaterThan(500);

      // The browser's parser is the judge of well-formedness: it answers a fault with a <parsererror>.
      const isWellFormed = (xml: string) =>
        page.evaluate(
          (source) => !new DOMParser().parseFromString(source, 'application/xml').querySelector('parsererror'),
          xml,
        );
      const rss = await text('rss.xml');
      expect(await isWellFormed(rss)).toBe(true);
      const items = load(rss, {xml: true})('item');
      expect(paths(items.map((_, item) => load(item, {xml: true})('link').text()).get())).toEqual([...posts].sort());

      const atom = await text('atom.xml');
      expect(await isWellFormed(atom)).toBe(true);
      const entries = load(atom, {xml: true})('entry > id');
      expect(paths(entries.map((_, id) => load(id, {xml: true}).text()).get())).toEqual([...posts].sort());
    },
  );
});
