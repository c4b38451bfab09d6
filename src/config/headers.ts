import {algoliaHosts} from '../lib/search/algoliaHosts';
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

/** What is asked for anew each time, besides pages and what lies below them. */
const lists = [
  ...['/versions.json', '/funding.json', '/.well-known/*', '/search-index.json', '/manifest.webmanifest'],
  ...['/llms.txt', '/index.md', '/sitemap.xml', '/404.html'],
  ...feeds.filter((feed) => !feed.startsWith('/blog/')),
];

const cached = (path: string, value: string): HeaderRule => ({path, fields: {'Cache-Control': value}});

/** Where the page may send requests, besides this site: the hosts of the Algolia application, where one was set up. */
const searchHosts = search.provider.kind === 'algolia' ? algoliaHosts(search.provider.appId) : [];

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
    ['connect-src', "'self'", ...searchHosts],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/**
 * The rules for the whole site. No two of them set one field for one address: hosts would join the values.
 * `pages` are patterns for the pages, which a browser asks for anew each time, as they name the current scripts.
 */
export function headerRules(scriptHashes: string[], pages: string[]): HeaderRule[] {
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
    // Names hold a hash of the content: what changes has another name.
    cached('/assets/*', `public, max-age=${YEAR}, immutable`),
    // Names stay when the content changes, which it seldom does.
    ...['/css/*', '/img/*', '/js/*', '/uploads/*', '/favicon.ico'].map((path) =>
      cached(path, `public, max-age=${DAY}`),
    ),
    ...[...pages, ...lists].map((path) => cached(path, 'public, max-age=0, must-revalidate')),
    // Browsers take a service worker that a cache holds back for the current one, up to a day.
    cached('/sw.js', 'no-cache'),
    // The application reads the list of releases, and readers' programs the feeds, from pages of other origins.
    ...['/versions.json', ...feeds].map((path) => ({path, fields: {'Access-Control-Allow-Origin': '*'}})),
  ];
}
