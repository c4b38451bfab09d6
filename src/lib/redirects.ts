import type {Redirect} from '../data/redirects.schema';

export type {Redirect};

/**
 * Whether a page can lead on from there where the host does not: what people open in a browser, which reads the page.
 * Programs that ask for a feed, a picture or a schema would take it for what they asked for.
 */
export function isForReaders({from}: Redirect): boolean {
  return !/\.\w+$/.test(from) || /\.(html|pdf)$/.test(from);
}

/** The forms with `.html` that every route once had: `/docs.html` and `/docs/index.html` lead to `/docs`. */
export function htmlForms(routes: readonly string[]): Redirect[] {
  return [...new Set(routes)]
    .filter((route) => route !== '/' && !route.endsWith('.html') && !route.endsWith('/'))
    .sort()
    .flatMap((route) => [`${route}.html`, `${route}/index.html`].map((from) => ({from, to: route})));
}

/**
 * The file, below the built site, that @docusaurus/plugin-client-redirects 3.10 writes for an address where the site has
 * no trailing slashes. A host that serves `/a` from `/a.html` finds `/a.html` there, too.
 */
export function redirectFile(from: string): string {
  return from.endsWith('.html') ? `${from.slice(1)}.html` : `${from.slice(1)}/index.html`;
}
