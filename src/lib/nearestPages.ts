export interface ListedPage {
  title: string;
  route: string;
}

/** The pairs of neighboring letters in a text. A misspelled word still has most of the pairs of the right one. */
function pairsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(text.length - 1, 0)}, (_, start) => text.slice(start, start + 2)));
}

/** How alike two texts are, from 0 (no letter pair in common) to 1 (the same pairs): Dice's coefficient. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

/** Splits a path into lowercase words: `/docs/manual/cell-editing` gives `docs`, `manual`, `cell`, `editing`. */
const wordsOf = (path: string): string[] => path.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How likely a wrong path meant a route. The last word counts most, because pages change their folder more often. */
function scoreOf(path: string, route: string): number {
  const [words, routeWords] = [wordsOf(path), wordsOf(route)];
  const ofLast = likeness(words.at(-1) ?? '', routeWords.at(-1) ?? '');
  return 0.65 * ofLast + 0.35 * likeness(words.join(' '), routeWords.join(' '));
}

/** The pages that a mistyped or outdated path most likely meant, best first. There are none if no page is close. */
export function nearestPages(path: string, pages: readonly ListedPage[], most = 3): ListedPage[] {
  const wanted = path.replace(/(\/index)?\.html?$/i, '');
  return pages
    .map((page) => ({page, score: scoreOf(wanted, page.route)}))
    .filter(({score}) => score >= 0.55)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}

/** The pages that `llms.txt` lists, as `- [Title](https://openrefine.org/docs.md): description`. */
export function pagesOf(llms: string, baseUrl: string): ListedPage[] {
  const entries = llms.matchAll(/^- \[(.+?)\]\(https?:\/\/[^/]+([^)]*)\.md\)/gm);
  return Array.from(entries, ([, title = '', path = '']) => ({title, route: `/${path.slice(baseUrl.length)}`}));
}
