/** Pages that are a tool or a notice, with nothing to read elsewhere, by their path below the base URL. */
const without = new Set(['404.html', 'search', 'post_download']);

/**
 * The address of a page's Markdown twin: `/docs/manual/facets.md` for `/docs/manual/facets`, `/index.md` for `/`.
 * Null for a page that has none.
 */
export function createTwinPath(pathname: string, baseUrl: string): string | null {
  const route = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return without.has(route) ? null : `${baseUrl}${route || 'index'}.md`;
}

/** The address of the picture that other sites show with a link to the page; null for a page that has none. */
export function createCardPath(pathname: string, baseUrl: string): string | null {
  const twin = createTwinPath(pathname, baseUrl);
  return twin && `${baseUrl}img/cards/${twin.slice(baseUrl.length).replace(/\.md$/, '.png')}`;
}

/** The path of a file below the built site. A name in an address may be encoded. */
export const fileOf = (address: string, baseUrl: string): string => decodeURI(address.slice(baseUrl.length));

/** The HTML file of a route: `docs.html` for `/docs`. */
export function htmlFileOf(permalink: string, baseUrl: string): string {
  const file = fileOf(permalink, baseUrl) || 'index';
  return file.endsWith('.html') ? file : `${file}.html`;
}
