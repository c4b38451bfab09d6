import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {outDir, pageOf, sitemapRoutes} from './builtSite';

describe('the sitemap', () => {
  const xml = fs.readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  const entries = xml.split('<url>').slice(1);

  it('says of every page: weekly, priority 0.5', () => {
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      expect(entry).toContain('<changefreq>weekly</changefreq>');
      expect(entry).toContain('<priority>0.5</priority>');
    }
  });

  it('dates every written page', () => {
    const undated = entries
      .filter((entry) => !/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/.test(entry))
      .map((entry) => /<loc>https:\/\/openrefine\.org([^<]*)/.exec(entry)?.[1]);
    // Lists that are made from other pages have no source file, hence no date.
    expect(undated.filter((route) => !/^\/(blog(\/(archive|authors|page\/\d+|tags.*))?)?$/.test(route ?? ''))).toEqual(
      [],
    );
  });

  it('leaves out tag pages of the root, the search and the page that starts a download', () => {
    const routes = sitemapRoutes();
    expect(routes.filter((route) => /^\/(tags|search|post_download)(\/|$)/.test(route))).toEqual([]);
  });
});

describe('every page', () => {
  it('asks for the text font before it is needed', () => {
    const $ = pageOf('/docs');
    const href = $('link[rel="preload"][as="font"]').attr('href') ?? '';
    expect(href).toMatch(/hyperlegible-next-latin-wght-normal.*\.woff2$/);
    expect(fs.existsSync(path.join(outDir, href))).toBe(true);
  });

  it.each(sitemapRoutes())('%s has headings in order, images with sizes and alt texts', (route) => {
    const $ = pageOf(route);
    const levels = $('main')
      .find('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({tagName}) => Number(tagName.slice(1)));
    levels.reduce((before, level) => {
      expect(level, `the heading after one of level ${before} on ${route}`).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
    for (const image of $('main img').toArray()) {
      expect($(image).attr('alt'), `alt of ${$.html(image)}`).toBeDefined();
      expect($(image).attr('width'), `width of ${$.html(image)}`).toMatch(/^\d+$/);
      expect($(image).attr('height'), `height of ${$.html(image)}`).toMatch(/^\d+$/);
    }
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'ids that stand twice',
    ).toEqual([]);
  });

  it.each(sitemapRoutes())('%s shows no Markdown that was not understood', (route) => {
    const $ = pageOf(route);
    const main = $('main').clone();
    main.find('pre, code').remove();
    // A callout's title is written in brackets (":::tip[Title]"); anything else leaves its colons on the page.
    expect(main.text()).not.toMatch(/:::|\{#[\w-]+\}|<!--|\]\(/);
  });

  it.each(sitemapRoutes())('%s writes days in one form: 4 March 2026', (route) => {
    const main = pageOf(route)('main').clone();
    main.find('pre, code').remove();
    expect(main.text().match(/\b[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\b/g) ?? []).toEqual([]);
  });

  it.each(sitemapRoutes().filter((route) => route.startsWith('/docs')))(
    '%s says when and by whom it was changed',
    (route) => {
      expect(pageOf(route)('.theme-last-updated').text()).toMatch(/Last updated on \d+ [A-Z][a-z]+ \d{4} by .+/);
    },
  );
});

describe('versions.json', () => {
  it('lists the releases for the application, and may be read from any origin', () => {
    const {releases} = JSON.parse(fs.readFileSync(path.join(outDir, 'versions.json'), 'utf8')) as {
      releases: {version: string; artifacts: {url: string}[]}[];
    };
    expect(releases.length).toBeGreaterThan(0);
    for (const {artifacts} of releases) for (const {url} of artifacts) expect(url).toMatch(/^https:\/\//);
    // The host reads the file _headers; other hosts need the same setting.
    expect(fs.readFileSync(path.join(outDir, '_headers'), 'utf8')).toMatch(
      /^\/versions\.json\n\s+Access-Control-Allow-Origin: \*$/m,
    );
  });
});
