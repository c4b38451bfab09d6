import {parseUrl} from './parseUrl';

/** Splits a path into lower-case words: `/docs/manual/cell-editing` gives `docs`, `manual`, `cell`, `editing`. */
function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The pairs of neighboring letters of a word, which two spellings of one name mostly share. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let i = 0; i + 2 <= text.length; i += 1) pairs.add(text.slice(i, i + 2));
  return pairs;
}

/** Dice's coefficient over letter pairs, 0 (nothing shared) to 1 (the same letters in the same pairs). */
function similarity(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/**
 * The routes that a mistyped or outdated path most likely meant, best first.
 *
 * The last word counts most, since pages move between folders more often than they change their names.
 * Routes that share too little are left out, so the list may be empty.
 */
export function nearestPages(path: string, routes: readonly string[], most = 5): string[] {
  const words = wordsOf(path.replace(/(\/index)?\.html?$/i, ''));
  const last = pairsOf(words.at(-1) ?? '');
  const whole = pairsOf(words.join(' '));
  return routes
    .map((route) => {
      const routeWords = wordsOf(route);
      const ofLast = similarity(last, pairsOf(routeWords.at(-1) ?? ''));
      const ofWhole = similarity(whole, pairsOf(routeWords.join(' ')));
      // The second term finds the pages below a folder that has no page itself.
      return {route, score: Math.max(0.65 * ofLast + 0.35 * ofWhole, 0.6 * ofWhole)};
    })
    .filter(({score}) => score >= 0.35)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, most)
    .map(({route}) => route);
}

/** The paths in a sitemap's XML, without the site's origin and base URL, in the file's order. */
export function routesOfSitemap(xml: string, baseUrl: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => {
    const pathname = parseUrl(address ?? '')?.pathname;
    return pathname?.startsWith(baseUrl) ? [`/${pathname.slice(baseUrl.length)}`] : [];
  });
}
