import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import redirects from '../../src/data/redirects.json';
import {isForReaders} from '../../src/build/redirects';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, list, outDir, pageOf, placeOf, sitemapRoutes, sourceOf} from './builtSite';

const reference = (name: string) => fs.readFileSync(new URL(`../reference/${name}`, import.meta.url), 'utf8');
const routes = reference('routes.txt').split('\n').filter(Boolean);
const shipped = JSON.parse(reference('shipped-addresses.json')) as {address: string; tags: string[]}[];
const anchors = JSON.parse(reference('anchors.json')) as Record<string, string[]>;

const site = 'https://openrefine.org';

/** The ids and named anchors of a page. */
function idsOf(route: string): Set<string> {
  const $ = pageOf(route);
  return new Set([...list($, '[id]', 'id'), ...list($, 'a[name]', 'name')]);
}

/** Whether the built site answers a path: with a page, or with a file. */
const isAnswered = (path: string): boolean => hasRoute(path) || fs.existsSync(outDir + path.slice(1));

/** Where a path of this site leads: to itself, or where a redirect points. */
function follow(path: string): string {
  const plain = path.replace(/(.)\/$/, '$1');
  return redirects.find(({from}) => from === plain)?.to ?? plain;
}

/** What is wrong with an address of this site that the public uses, if anything. */
function faultOf(path: string, ids: readonly string[] = []): string[] {
  const to = follow(path);
  if (!to.startsWith('/')) return [];
  if (!isAnswered(to)) {
    return [
      `${path} no longer exists. If the page moved, add {"from": "${path}", "to": …} to src/data/redirects.json.`,
    ];
  }
  const present = ids.length > 0 ? idsOf(to) : new Set<string>();
  return ids
    .filter((id) => !present.has(id))
    .map(
      (id) =>
        `${sourceOf(to)}: no heading has the id "${id}", which readers bookmarked as ${path}#${id}. ` +
        `Keep the id on its heading ("## Title {#${id}}"), or write <a id="${id}"></a> on the line before it.`,
    );
}

describe('old addresses', () => {
  it('exist, or lead on to where their pages moved [1.1, 2.2, 2.5, 2.6, 2.10, 2.11, 2.12]', () => {
    expectNoFaults(routes.flatMap((route) => faultOf(route)));
  });

  it('keep their bookmarked headings', () => {
    expectNoFaults(Object.entries(anchors).flatMap(([route, ids]) => faultOf(route, ids)));
  });

  it('in the menus and messages of released versions of OpenRefine resolve', () => {
    const faults = shipped.flatMap(({address}) => {
      const {pathname, hash, hostname} = new URL(address);
      return hostname === 'openrefine.org'
        ? faultOf(pathname, hash ? [hash.slice(1)] : [])
        : [`${address} is no page of this site.`];
    });
    expectNoFaults(faults);
  });
});

describe('redirects', () => {
  const lines = fs.readFileSync(`${outDir}_redirects`, 'utf8').trimEnd().split('\n');
  const host = new Map(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]));

  const policy = fs.readFileSync(`${outDir}_headers`, 'utf8');

  it('name every address once', () => {
    expect(host.size).toBe(lines.length);
  });

  it('lead on to pages and files that exist', () => {
    const faults = redirects.flatMap(({from, to}) => [
      ...(host.get(from) === `${to} 301` ? [] : [`build/_redirects does not lead from ${from} to ${to}.`]),
      ...(to.startsWith('/') && !isAnswered(to)
        ? [`src/data/redirects.json: ${to} does not exist. Correct "to".`]
        : []),
    ]);
    expectNoFaults(faults);
  });

  it('have a page that leads on, for hosts that do not read _redirects', () => {
    for (const {from, to} of redirects.filter(isForReaders)) {
      const file = from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;
      const page = fs.readFileSync(outDir + file.slice(1), 'utf8');
      const [, leadsTo = ''] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(page) ?? [];
      // The plugin leaves out a slash at the end.
      expect(leadsTo, from).toBe(to.replace(/(.)\/$/, '$1'));
      // The script keeps query and section. The policy names only the scripts that lead to pages of this site.
      const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy.includes(`'sha256-${hash}'`), `_headers allows the script of ${from}`).toBe(to.startsWith('/'));
    }
  });

  it('lead from addresses that end in .html to the page', () => {
    const pages = routes.filter((route) => route !== '/' && hasRoute(route));
    for (const from of pages.flatMap((route) => [`${route}.html`, `${route}/index.html`])) {
      expect(host.get(from)).toBe(`${from.replace(/(\/index)?\.html$/, '')} 301`);
    }
  });
});

it('links lead only to sections that exist [2.36]', () => {
  const pages = sitemapRoutes();
  const known = new Map(pages.map((route) => [route, idsOf(route)]));
  const faults = pages.flatMap((route) => {
    return list(pageOf(route), 'a[href*="#"]', 'href')
      .filter((href) => {
        const url = new URL(href, site + route);
        if (url.origin !== site || url.hash === '') return false;
        const target = known.get(url.pathname);
        return target !== undefined && !target.has(decodeURIComponent(url.hash.slice(1)));
      })
      .map(
        (href) =>
          `${placeOf(route, href.slice(href.indexOf('#')))} links to ${href}, but no heading there has this id. Correct the link.`,
      );
  });
  expectNoFaults([...new Set(faults)]);
});
