/** A route of the site, with those below it. */
export interface Route {
  path: string;
  routes?: Route[];
}

const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(namesIn);

/**
 * The style sheets of each page, by its path, as far as they come with scripts of its own: in the order of their names,
 * without duplicates. A page is drawn by its route and the ones around it.
 * @param routesChunkNames which chunks a route takes, by path and hash: `/docs-394`
 * @param sheets the style sheets that come with a chunk, by its name
 */
export function collectPageStyles(
  routes: Route[],
  routesChunkNames: Record<string, unknown>,
  sheets: Record<string, string[]>,
): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const [key, chunks] of Object.entries(routesChunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    byPath.set(path, [...(byPath.get(path) ?? []), ...namesIn(chunks).flatMap((name) => sheets[name] ?? [])]);
  }
  const pages = new Map<string, string[]>();
  const visit = (route: Route, around: string[]): void => {
    const own = [...around, ...(byPath.get(route.path) ?? [])];
    if (route.routes) for (const inner of route.routes) visit(inner, own);
    else pages.set(route.path, [...new Set(own)].sort());
  };
  for (const route of routes) visit(route, []);
  return pages;
}

/** The tag with which Docusaurus names the one style sheet that it knows of. */
const TAG = /<link rel="?stylesheet"? href="?[^">\s]*\/styles\.[^">\s]*\.css"?\s*\/?>/;

/** Names style sheets in a built page, after the one of all pages. Throws where the page names none. */
export function insertStyles(html: string, hrefs: string[], file: string): string {
  if (!TAG.test(html)) throw new Error(`lean-bundle: ${file} names no style sheet "styles". Mend pageStyles.ts.`);
  return html.replace(TAG, (tag) => tag + hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join(''));
}
