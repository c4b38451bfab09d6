// What Docusaurus has gathered about the site and hands to every page, and what the pages show of it.
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, list, pageOf, sitemapRoutes, sourceOf} from './builtSite';

const site = 'https://openrefine.org';

/** A file in which the build writes down the data that each page can read. */
function generated<T>(name: string): T {
  const file = `.docusaurus/${name}`;
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. Run "npm run build" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
}

describe('the data of the site', () => {
  // The specification describes a site that Docusaurus 3.7.0 built. This site is built with a later release.
  it('name the version of the site, and that of Docusaurus and its plugins [3.5]', () => {
    const {docusaurusVersion: version, ...rest} = generated<{docusaurusVersion: string}>('site-metadata.json');
    expect(pageOf('/docs')('meta[name="generator"]').attr('content')).toBe(`Docusaurus v${version}`);
    expect(rest).toMatchObject({
      siteVersion: '1.0.0',
      pluginVersions: {'docusaurus-plugin-content-docs': {type: 'package', version}},
    });
  });

  it('hold one language, read from left to right, whose addresses have no part for it [1.3, 2.33, 3.4]', () => {
    expect(generated('i18n.json')).toMatchObject({
      defaultLocale: 'en',
      currentLocale: 'en',
      locales: ['en'],
      localeConfigs: {
        en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en', baseUrl: '/'},
      },
    });
  });

  const docsPlugin =
    generated<Record<string, Record<string, {path: string; versions: {docs: GlobalDoc[]}[]}>>>('globalData.json')[
      'docusaurus-plugin-content-docs'
    ];
  const docs = docsPlugin?.default?.versions[0]?.docs ?? [];

  it('hold one version of the docs, labeled Next [1.3, 2.9, 3.2]', () => {
    expect(Object.keys(docsPlugin ?? {})).toEqual(['default']);
    expect(docsPlugin?.default?.versions).toEqual([
      {
        name: 'current',
        label: 'Next',
        path: '/docs',
        mainDocId: 'index',
        isLast: true,
        docs: expect.any(Array) as unknown,
        draftIds: [],
        sidebars: {docs: {link: {path: '/docs/', label: 'index'}}},
      },
    ]);
  });

  it('name every doc by its id, its address and its sidebar, if it is in one [2.10, 2.11, 2.12, 3.1]', () => {
    for (const doc of docs) {
      expect(doc, doc.id).toEqual({
        id: expect.any(String) as string,
        path: expect.stringMatching(/^\/docs\//) as string,
        ...('sidebar' in doc && {sidebar: 'docs'}),
      });
      expect(hasRoute(doc.path.replace(/\/$/, '')), doc.path).toBe(true);
    }
  });

  it('hold a sidebar of links and categories, none of them unlisted [2.9, 3.3]', () => {
    const routes = sitemapRoutes();
    const faults = docs.flatMap(({path: address, sidebar}) => {
      const route = address.replace(/\/$/, '');
      const $ = pageOf(route);
      const links = list($, '.theme-doc-sidebar-menu a[href^="/"]', 'href');
      const hrefs = links.map((href) => href.replace(/\/?(#.*)?$/, ''));
      return [
        ...(sidebar && !hrefs.includes(route) ? [`The sidebar beside ${route} does not list it.`] : []),
        ...hrefs
          .filter((href) => !routes.includes(href))
          .map((href) => `The sidebar lists ${href}, which is unlisted.`),
      ];
    });
    expectNoFaults([...new Set(faults)]);
  });
});

describe('every page', () => {
  const pages = [...sitemapRoutes(), '/search', '/post_download'].map((route) => ({route, $: pageOf(route)}));
  /** Those that show a text written in Markdown. */
  const texts = pages.filter(({$}) => $('html').is('.docs-doc-page, .blog-post-page') && $('article h1').length > 0);

  it('has its own title before the name of the site: a doc and a post its heading [9.1]', () => {
    for (const {route, $} of pages) {
      const title = $('head > title').text();
      expect(title, route).toMatch(/^.+ \| OpenRefine$/);
      expect($('meta[property="og:title"]').attr('content'), route).toBe(title);
    }
    for (const {route, $} of texts) {
      expect($('head > title').text(), route).toBe(`${$('main h1').first().text()} | OpenRefine`);
    }
  });

  it('has one heading of level 1, a description, and its own address as the canonical one', () => {
    for (const {route, $} of pages) {
      expect($('h1').length, route).toBe(1);
      expect($('meta[name="description"]').attr('content'), route).toMatch(/\S.{20,}/);
      expect($('link[rel="canonical"]').attr('href'), route).toBe(site + route);
    }
  });

  it('is English, from left to right, at an address without a part for the language [2.33]', () => {
    for (const {route, $} of pages) {
      expect([$('html').attr('lang'), $('html').attr('dir')], route).toEqual(['en', 'ltr']);
      expect($('meta[property="og:locale"]').attr('content'), route).toBe('en');
      const alternates = Array.from($('link[hreflang]'), (link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      expect(alternates).toEqual(['en', 'x-default'].map((language) => [language, site + route]));
    }
  });

  it('of the docs and the blog lists its headings of levels 2 and 3 beside it, and no other [2.13, 9.6]', () => {
    for (const {route, $} of texts) {
      const source = fs.readFileSync(sourceOf(route), 'utf8');
      const [, last = '3'] = /^toc_max_heading_level: (\d)$/m.exec(source) ?? [];
      const shown = ['h2', 'h3', 'h4', 'h5', 'h6'].slice(0, Number(last) - 1).join();
      const contents = list($, '.table-of-contents a', 'href').map((href) => href.slice(1));
      expect(contents, route).toEqual(list($, `main :is(${shown}).anchor:not(#footnote-label)`, 'id'));
    }
    // Deeper headings exist, so that this test sees that they are left out.
    expect(texts.filter(({$}) => $('main h4.anchor').length > 0).length).toBeGreaterThan(0);
  });

  it('offers an issue that names it to those who have found a problem', () => {
    const form = 'https://github.com/OpenRefine/openrefine.org/issues/new';
    for (const {route, $} of pages) {
      const reports = $('a:contains("Report a problem with this page")').toArray();
      expect(reports.length, route).toBeGreaterThan(0);
      for (const {attribs} of reports) {
        const {origin, pathname, searchParams} = new URL(attribs.href ?? '');
        expect(origin + pathname).toBe(form);
        expect(searchParams.get('title')).toBe(`Problem on ${route}`);
        expect(searchParams.get('body')).toContain(`${site}${route}:`);
      }
    }
  });

  it('of the docs and the blog leads to the source of its text', () => {
    const lost = texts.filter(({route}) => !fs.existsSync(sourceOf(route)));
    expectNoFaults(lost.map(({route}) => `${route} leads editors to ${sourceOf(route)}, which does not exist.`));
  });
});
