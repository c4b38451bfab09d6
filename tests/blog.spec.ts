import survey from '../src/data/surveys/2022.json';
import {expect, test} from './fixtures';

test.describe('without JavaScript', {tag: '@desktop'}, () => {
  test.use({javaScriptEnabled: false});

  test('the report of a survey shows its figures as bars, and in tables that a key opens', async ({page, site}) => {
    await page.setViewportSize({width: 320, height: 700});
    await page.emulateMedia({forcedColors: 'active'});
    await site.open('/blog/2022/06/28/2022-survey-results');
    await expect(page.getByRole('figure')).toHaveCount(survey.questions.length);
    for (const {question, respondents, answers, source} of survey.questions) {
      const percentOf = (count: number) => Math.round((count / respondents) * 1000) / 10;
      const title = page.locator('figcaption').getByText(question, {exact: true});
      const chart = page.getByRole('figure').filter({has: title});
      await chart.locator('summary').press('Enter');
      await expect(chart.getByRole('table')).toBeVisible();
      await expect(chart).toContainText(`Source: ${source.replace('Answers file', 'Answers file of 2022')}.`);
      const told = (await chart.textContent()) ?? '';
      const [, full] = /A full (?:bar|line) is (\d+)%/.exec(told) ?? [];
      const [, more = 0] = /The table has (\d+) more/.exec(told) ?? [];
      const {bars, cells} = await chart.evaluate((figure) => ({
        bars: Array.from(figure.querySelectorAll('figcaption + ul > li:not([aria-hidden])'), (bar) => ({
          label: bar.querySelector('span')?.textContent,
          share: bar.querySelector('svg + span')?.lastChild?.textContent,
          // The dot of the survey is drawn last, above those of others.
          length: parseFloat(
            bar.querySelector('rect + rect')?.getAttribute('width') ??
              bar.querySelector('circle:last-child')?.getAttribute('cx') ??
              '',
          ),
        })),
        cells: Array.from(figure.querySelectorAll('tbody tr'), ({children}) =>
          Array.from(children, ({textContent}) => textContent),
        ),
      }));
      for (const {label, share, length} of bars) {
        // A question of several years also has answers of other years.
        const percent = percentOf(answers.find((answer) => answer.label === label)?.count ?? NaN);
        expect(share, `${question} ${label}`).toBe(Number.isNaN(percent) ? 'not asked' : `${percent.toFixed(1)}%`);
        if (percent) expect(length, `${question} ${label}`).toBeCloseTo((percent / Number(full)) * 100, 0);
      }
      for (const {label, count} of answers) {
        const [, ...row] = cells.find(([name]) => name === label) ?? [];
        const share = `${percentOf(count).toFixed(1)}%`;
        expect([`${share} (${count})`, `${count}`], `${question} ${label}`).toContain(row[0]);
        if (row[0] === `${count}`) expect(row, `${question} ${label}`).toEqual([`${count}`, share]);
      }
      expect(bars.length, question).toBeGreaterThan(1);
      expect(bars.length + Number(more), question).toBe(cells.length);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with all tables open').toBe(320);
    const fills = await page
      .locator('figure rect')
      .evaluateAll((bars) => bars.slice(0, 2).map((bar) => getComputedStyle(bar).fill));
    expect(new Set(fills).size, 'the fills of a bar and of its ground in forced colors').toBe(2);
  });
});

test('the feeds of the blog carry every post of the archive', {tag: '@desktop'}, async ({page, site, request}) => {
  await site.open('/blog/archive');
  const posts = await page
    .locator('main li a[href^="/blog/2"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(posts).not.toEqual([]);
  const feed = await request.get('/blog/feed.json');
  const {items} = (await feed.json()) as {items: {id: string; url: string; content_html: string}[]};
  for (const {id, content_html} of items) expect(content_html.length, id).toBeGreaterThan(500);
  /** The browser's parser is the judge of well-formedness: after a fault, it finds no more. */
  const read = async (name: string, selector: string) =>
    page.evaluate(
      ([xml, place]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        return Array.from(document.querySelectorAll(place), ({textContent}) => textContent ?? '');
      },
      [await (await request.get(`/blog/${name}`)).text(), selector] as const,
    );
  for (const urls of [
    items.map(({url}) => url),
    await read('rss.xml', 'item > link'),
    await read('atom.xml', 'entry > id'),
  ]) {
    expect(urls.map((url) => new URL(url).pathname).sort()).toEqual([...posts].sort());
  }
});
