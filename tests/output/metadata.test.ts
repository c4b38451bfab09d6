// What Docusaurus has gathered about the site and hands to every page, and what the pages make of it.
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {hasRoute, htmlOf, sitemapRoutes} from './builtSite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = 'https://openrefine.org';

/** A file that the build leaves in `.docusaurus`, from which it makes the scripts of every page. */
function generated<T>(name: string): T {
  const file = path.join(root, '.docusaurus', name);
  if (!fs.existsSync(file)) throw new Error(`.docusaurus/${name} is missing. Run "npm run build" first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

interface SidebarItem {
  type: string;
  label: string;
  href?: string;
  unlisted?: boolean;
  items?: SidebarItem[];
}

const flatten = (items: SidebarItem[]): SidebarItem[] => items.flatMap((item) => [item, ...flatten(item.items ?? [])]);

describe('the data of the site', () => {
  const {version, dependencies} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };

  it('name the versions of the site, of Docusaurus and of every plugin', () => {
    const metadata = generated<{pluginVersions: Record<string, object>}>('site-metadata.json');
    const docusaurusVersion = dependencies['@docusaurus/core'];
    expect(metadata).toMatchObject({docusaurusVersion, siteVersion: version});
    expect(version).toBe('1.0.0');
    for (const [name, plugin] of Object.entries(metadata.pluginVersions)) {
      if (!/^docusaurus-/.test(name)) expect(plugin, name).toEqual({type: 'local'});
      else
        expect(plugin, name).toEqual({
          type: 'package',
          name: `@docusaurus/${name.slice(11)}`,
          version: docusaurusVersion,
        });
    }
    expect(Object.keys(metadata.pluginVersions)).toEqual(
      expect.arrayContaining(['docusaurus-plugin-content-docs', 'docusaurus-plugin-content-blog', 'search-index']),
    );
  });

  const docsPlugin =
    generated<Record<string, Record<string, {path: string; versions: Record<string, unknown>[]}>>>('globalData.json')[
      'docusaurus-plugin-content-docs'
    ];
  const docsVersion = docsPlugin?.default?.versions[0] as {docs: {id: string; path: string; sidebar?: string}[]};

  it('hold one version of the docs, labeled Next', () => {
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

  it('name every doc by its id, its address and its sidebar, if it is in one', () => {
    for (const doc of docsVersion.docs) {
      expect(doc.path, doc.id).toBe(doc.id === 'index' ? '/docs/' : `/docs/${doc.id}`);
      expect(hasRoute(doc.path.replace(/\/$/, '')), doc.path).toBe(true);
      expect(
        Object.keys(doc).filter((key) => !['id', 'path', 'sidebar'].includes(key)),
        doc.id,
      ).toEqual([]);
    }
    expect(docsVersion.docs.filter(({sidebar}) => sidebar !== 'docs').map(({id}) => id)).toEqual([
      'manual/wikibase/advanced-schemas',
      'technical-reference/documentation-contributions',
    ]);
  });

  it('hold a sidebar of links and categories, none of them unlisted', () => {
    const folder = 'docusaurus-plugin-content-docs/default/p';
    const [file, ...others] = fs.readdirSync(path.join(root, '.docusaurus', folder));
    expect(others).toEqual([]);
    const {version: docs} = generated<{version: {docsSidebars: {docs: SidebarItem[]}}}>(`${folder}/${file}`);
    const items = flatten(docs.docsSidebars.docs);
    for (const {type, label, href, items: children, unlisted} of items) {
      if (type === 'category') expect(children?.length, label).toBeGreaterThan(0);
      else
        expect({type, unlisted, listed: sitemapRoutes().includes(href?.replace(/(.)\/$/, '$1') ?? '')}, label).toEqual({
          type: 'link',
          unlisted: false,
          listed: true,
        });
    }
    const links = items.flatMap(({href}) => href ?? []);
    expect(links.sort()).toEqual(
      docsVersion.docs
        .filter(({sidebar}) => sidebar)
        .map((doc) => doc.path)
        .sort(),
    );
  });
});

describe('every page', () => {
  const pages = [...sitemapRoutes(), '/search', '/post_download'].map((route) => ({route, $: load(htmlOf(route))}));
  /** Those that hold a text written in Markdown. */
  const texts = pages.filter(({$}) => $('html').is('.docs-doc-page, .blog-post-page'));

  it('has its own title before the name of the site: a doc and a post its heading', () => {
    expect(texts.length).toBeGreaterThan(120);
    for (const {route, $} of pages) {
      const title = $('head > title').text();
      expect(title, route).toMatch(/^[^|]+ \| OpenRefine$/);
      expect($('meta[property="og:title"]').attr('content'), route).toBe(title);
    }
    for (const {route, $} of texts) {
      expect($('head > title').text(), route).toBe(`${$('main h1').first().text()} | OpenRefine`);
    }
  });

  it('is English, from left to right, at an address without a part for the language', () => {
    for (const {route, $} of pages) {
      expect([$('html').attr('lang'), $('html').attr('dir')], route).toEqual(['en', 'ltr']);
      expect($('meta[property="og:locale"]').attr('content'), route).toBe('en');
      const alternates = $('link[hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
      expect(alternates).toEqual(['en', 'x-default'].map((language) => [language, site + route]));
    }
  });

  it('of the docs and the blog lists its headings of levels 2 and 3 beside it, and no other', () => {
    for (const {route, $} of texts) {
      const contents = $('.table-of-contents a')
        .toArray()
        .map((link) => $(link).attr('href')?.slice(1));
      const headings = $('main :is(h2, h3).anchor')
        .toArray()
        .map((heading) => $(heading).attr('id'));
      expect(contents, route).toEqual(headings);
    }
    // Deeper headings exist, so that leaving those out is seen.
    expect(texts.filter(({$}) => $('main h4.anchor').length > 0).length).toBeGreaterThan(0);
  });

  it('of the docs and the blog leads to the source of its text', () => {
    for (const {route, $} of texts) {
      const href = $('a.theme-edit-this-page').attr('href') ?? '';
      const [, file] = /^https:\/\/github\.com\/OpenRefine\/openrefine\.org\/edit\/master\/(.+)$/.exec(href) ?? [];
      expect(file && fs.existsSync(path.join(root, file)), `${route} leads to ${href}`).toBe(true);
    }
  });
});
