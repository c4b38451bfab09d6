import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import redirects from '../../src/data/redirects.json';
import {isForReaders, redirectFile} from '../../src/lib/redirects';
import {hasRoute, htmlOf, outDir, sitemapRoutes} from './builtSite';

const reference = (name: string) => fs.readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8');
const routes = reference('routes.txt').split('\n').filter(Boolean);
const shipped = JSON.parse(reference('shipped-addresses.json')) as {address: string; tags: string[]}[];
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
  it.each(routes)('%s exists', (route) => {
    expect(hasRoute(route)).toBe(true);
  });

  it.each(Object.entries(anchors))('%s keeps its bookmarked headings', (route, old) => {
    const ids = idsOf(htmlOf(route));
    expect(
      old.filter((id) => !ids.has(id)),
      `Give the heading its old id ("## Title {#old-id}") or add an alias (<a id="old-id"></a>) on ${route}.`,
    ).toEqual([]);
  });
});

/** Where an address of this site leads: itself, or what a redirect names. */
function follow(address: URL): URL {
  const path = address.pathname.replace(/(.)\/$/, '$1');
  const to = redirects.find(({from}) => from === path)?.to ?? path;
  return new URL(to + address.hash, address.origin);
}

/** Whether the built site answers a path: with a page, or with a file. */
const isAnswered = (path: string): boolean => hasRoute(path) || fs.existsSync(outDir + path.slice(1));

describe('redirects', () => {
  const lines = fs.readFileSync(`${outDir}_redirects`, 'utf8').trimEnd().split('\n');
  const host = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));

  const policy = fs.readFileSync(`${outDir}_headers`, 'utf8');
  const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('name every address once', () => {
    expect(host.size).toBe(lines.length);
  });

  it.each(redirects)('$from leads on to $to', ({from, to}) => {
    expect(host.get(from)).toBe(`${to} 301`);
    expect([...routes, ...sitemapRoutes()], `${from} is a page of this site`).not.toContain(from);
    if (to.startsWith('/')) {
      expect(isAnswered(to), `${to} does not exist`).toBe(true);
    } else {
      // A document that this site does not hold, in the state of a commit or tag, which nothing changes.
      expect(to).toMatch(
        /^https:\/\/github\.com\/OpenRefine\/[\w.]+\/blob\/([0-9a-f]{40}|\d+\.\d+\.\d+)\/\S+\.(pdf|js)$/,
      );
    }
  });

  it.each(redirects.filter(isForReaders))('$from has a page that leads on, for other hosts', ({from, to}) => {
    const $ = load(fs.readFileSync(outDir + redirectFile(from), 'utf8'));
    expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
    expect($('link[rel="canonical"]').attr('href')).toBe(to);
    // Without the hash of its script, the page would still lead on, but lose query and section.
    const isAllowed = policy.includes(scriptHash($('script').text()));
    expect(isAllowed, 'the policy in _headers allows its script: see redirectScript in src/config/headers.ts').toBe(
      to.startsWith('/'),
    );
  });

  it.each(routes.filter((route) => route !== '/' && hasRoute(route)))('%s.html leads to the route', (route) => {
    expect(host.get(`${route}.html`)).toBe(`${route} 301`);
    expect(host.get(`${route}/index.html`)).toBe(`${route} 301`);
  });
});

describe('addresses in releases of the application', () => {
  it.each(shipped)('$address resolves', ({address}) => {
    const {pathname, hash, href, origin} = follow(new URL(address));
    if (!/^https?:\/\/openrefine\.org$/.test(origin)) {
      expect(href).toMatch(/^https:\/\/github\.com\/OpenRefine\//);
      return;
    }
    const id = hash.slice(1);
    expect(isAnswered(pathname), pathname).toBe(true);
    if (id) expect(idsOf(htmlOf(pathname)).has(id), `add <a id="${id}"></a> to ${pathname}`).toBe(true);
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
