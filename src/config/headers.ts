import {liteClient} from 'algoliasearch/lite';
import redirects from '../data/redirects.json';
import {isForReaders, redirectFile} from '../lib/redirects';
import type {SearchSettings} from '../search/settings';
import {search} from './search';

/** Header fields for the addresses that a pattern of the host matches: `/assets/*`. */
export interface HeaderRule {
  path: string;
  fields: Record<string, string>;
  /** Fields that the host sets by itself, and is not to set. */
  detached?: string[];
}

/** In seconds. */
const DAY = 86_400;
const YEAR = 365 * DAY;

/** What programs follow. The feeds of the blog lie below a page. */
const feeds = ['/releases.xml', '/events.ics', '/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];

/** How long what may change with any release is kept: a browser asks each time whether it did. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What is revalidated each time, besides pages and what lies below them. */
const lists = [
  ...['/versions.json', '/funding.json', '/.well-known/*', '/search-index.json', '/manifest.webmanifest'],
  ...['/llms.txt', '/index.md', '/sitemap.xml', '/404.html'],
  ...feeds.filter((feed) => !feed.startsWith('/blog/')),
];

/** Where the page may send requests, besides this site: the hosts that Algolia's client searches, where it was set up. */
function listSearchHosts({provider}: SearchSettings): string[] {
  if (provider.kind === 'local') return [];
  const {hosts} = liteClient(provider.appId, provider.apiKey).transporter;
  // The client shuffles them.
  return hosts.flatMap(({accept, url}) => (accept === 'write' ? [] : [`https://${url}`])).sort();
}

/**
 * The inline script of a page that @docusaurus/plugin-client-redirects 3.10 writes: it keeps query and hash. The policy
 * allows those that lead to pages of this site, which are few. To a document on another host, a hash for each address
 * would triple the header; the `meta` element of the page redirects there, and a query or hash means nothing to it.
 */
const redirectScript = (to: string): string =>
  `\n    window.location.href = '${to}' + window.location.search + window.location.hash;\n  `;

/** Those scripts for a site below a path without a slash at its end. */
const redirectScripts = (base: string): string[] =>
  redirects
    .filter((redirect) => isForReaders(redirect) && redirect.to.startsWith('/'))
    .map(({to}) => redirectScript(base + to));

/**
 * The Content-Security-Policy of every page. `scriptHashes` are those of the inline scripts in the built pages, as
 * `'sha256-…'`: no other inline script runs, and no text becomes a script.
 */
export function contentSecurityPolicy(scriptHashes: string[]): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes],
    // Diagrams and React set styles on elements; styles cannot run anything.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...listSearchHosts(search)],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** The first parts of the addresses that lead on: `feed` of `/feed.xml`. */
const oldTops = redirects.map(({from}) => from.slice(1).replace(/(\/|\.\w+$).*/, ''));

/**
 * Patterns for all that begins with one of `tops`, the first parts of addresses, and for the home page if one is empty:
 * `/docs*` is the page, its forms `/docs.md` and `/docs.html`, and what lies below it. Where that would cover another of
 * the tops or one of the patterns that are `taken`, it is a pattern for each of these; Cloudflare Pages reads 100 rules.
 */
export function topPatterns(tops: string[], taken: string[]): string[] {
  const unique = [...new Set(tops)].sort();
  const starts = [...unique.map((top) => `/${top}`), ...taken];
  return unique.flatMap((top) => {
    const start = `/${top}`;
    if (top === '') return ['/', '/index.html'];
    if (taken.includes(`${start}/*`)) return [];
    const isAlone = !starts.some((other) => other !== start && other.startsWith(start));
    return isAlone ? [`${start}*`] : [start, `${start}.md`, `${start}.html`, `${start}/*`];
  });
}

/**
 * The rules for the whole site. No two of them set one field for one address: hosts would join the values.
 * `pageTops` are the first parts of the addresses of pages. A browser asks for these and for redirects again
 * each time: pages name the current scripts, and without a rule a browser may keep for good where an address leads.
 */
export function headerRules(scriptHashes: string[], pageTops: string[]): HeaderRule[] {
  const keptFor: [string, string[]][] = [
    // Names hold a hash of the content: what changes has another name.
    [`public, max-age=${YEAR}, immutable`, ['/assets/*']],
    // Names stay when the content changes, which it seldom does.
    [`public, max-age=${DAY}`, ['/css/*', '/img/*', '/js/*', '/uploads/*', '/favicon.ico']],
    [REVALIDATED, lists],
    // Browsers take a service worker that a cache holds back for the current one, up to a day.
    ['no-cache', ['/sw.js']],
  ];
  const taken = keptFor.flatMap(([, paths]) => paths);
  const patterns = topPatterns([...pageTops, ...oldTops], taken);
  return [
    {
      path: '/*',
      fields: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
        'Strict-Transport-Security': `max-age=${YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
      },
      // Cloudflare Pages lets pages of every origin read every file. Netlify passes over the line.
      detached: ['Access-Control-Allow-Origin'],
    },
    ...[...keptFor, [REVALIDATED, patterns] as const].flatMap(([value, paths]) =>
      paths.map((path) => ({path, fields: {'Cache-Control': value}})),
    ),
    // The application reads the list of releases, and readers' programs the feeds, from pages of other origins.
    ...['/versions.json', ...feeds].map((path) => ({path, fields: {'Access-Control-Allow-Origin': '*'}})),
  ];
}

/** Options of src/plugins/security-headers. */
export const securityHeaders = {
  headerRules,
  unread: redirects.filter(isForReaders).map(({from}) => redirectFile(from)),
  unreadScripts: redirectScripts,
};
