import type {Redirect} from '../data/redirects.schema';

export type {Redirect};

/**
 * Tells whether people open an address in a browser, so that a page there can redirect them on hosts that do not read
 * `_redirects`. A program that asks for a feed, an image, or a schema would take such a page for the file.
 */
export const isForReaders = ({from}: Redirect): boolean => !/\.\w+$/.test(from) || /\.(html|pdf)$/.test(from);

/** Redirects from the addresses with `.html` to each route: from `/docs.html` and `/docs/index.html` to `/docs`. */
export function htmlForms(routes: readonly string[]): Redirect[] {
  return [...new Set(routes)]
    .filter((route) => route !== '/' && !route.endsWith('.html') && !route.endsWith('/'))
    .sort()
    .flatMap((route) => [`${route}.html`, `${route}/index.html`].map((from) => ({from, to: route})));
}
