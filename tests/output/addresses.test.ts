import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {hasRoute, htmlOf, outDir, sitemapRoutes} from './builtSite';

const reference = (name: string) => fs.readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8');
const routes = reference('routes.txt').split('\n').filter(Boolean);
const anchors = JSON.parse(reference('anchors.json')) as Record<string, string[]>;

/** The ids and named anchors of a page. */
function idsOf(html: string): Set<string> {
  const $ = load(html);
  return new Set([
    ...$('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
    ...$('a[name]')
      .toArray()
      .map((element) => $(element).attr('name') ?? ''),
  ]);
}

describe('old addresses', () => {
  // A route leaves the list in the commit that writes it, and never comes back.
  it('exist, but for those listed as not written yet', () => {
    const unwritten = reference('unwritten.txt').split('\n').filter(Boolean);
    expect(routes.filter((route) => !hasRoute(route))).toEqual(unwritten);
  });

  it.each(Object.entries(anchors).filter(([route]) => hasRoute(route)))(
    '%s keeps its bookmarked headings',
    (route, old) => {
      const ids = idsOf(htmlOf(route));
      expect(
        old.filter((id) => !ids.has(id)),
        `Give the heading its old id ("## Title {#old-id}") or add an alias (<a id="old-id"></a>) on ${route}.`,
      ).toEqual([]);
    },
  );
});

describe('redirects', () => {
  it.each([
    ['/documentation', '/docs'],
    ['/category/blog', '/blog'],
  ])('%s leads on to %s', (from, to) => {
    const $ = load(fs.readFileSync(`${outDir}${from.slice(1)}/index.html`, 'utf8'));
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(to);
    expect(hasRoute(to)).toBe(true);
  });

  // A host that reads _redirects answers these by itself, feeds included, which no page can lead on.
  it.each([
    ['/feed.xml', '/blog/atom.xml', 'blog/atom.xml'],
    ['/documentation.html', '/docs', 'docs.html'],
    ['/category/blog.html', '/blog', 'blog.html'],
  ])('%s stands among the host’s redirects', (from, to, file) => {
    expect(
      fs
        .readFileSync(`${outDir}_redirects`, 'utf8')
        .split('\n')
        .map((line) => line.split(/\s+/)),
    ).toContainEqual([from, to, '301']);
    expect(fs.existsSync(`${outDir}${file}`)).toBe(true);
  });
});

describe('links', () => {
  const pages = new Map(sitemapRoutes().map((route) => [route, load(htmlOf(route))]));
  const ids = new Map([...pages].map(([route]) => [route, idsOf(htmlOf(route))]));

  it.each([...pages.keys()])('%s links only to sections that exist', (route) => {
    const $ = pages.get(route);
    if (!$) throw new Error(route);
    const dead = $('a[href*="#"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? '')
      .filter((href) => {
        const url = new URL(href, `https://openrefine.org${route}`);
        if (url.origin !== 'https://openrefine.org' || url.hash === '') return false;
        const target = ids.get(url.pathname);
        return target !== undefined && !target.has(decodeURIComponent(url.hash.slice(1)));
      });
    expect(dead).toEqual([]);
  });
});
