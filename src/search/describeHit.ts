import {escapeHtml} from '../lib/search/escapeHtml';
import {headingLevels, type Level} from '../lib/search/hierarchy';
import type {Hierarchy, SearchHit} from '../lib/search/types';

/** The deepest first. */
const headings = [...headingLevels].reverse();

/** What the lists of hits say about one hit. The values are safe HTML with `<mark>`. */
interface HitDescription {
  /** The level of the deepest heading. */
  level: Level;
  /** The deepest heading. */
  title: string;
  /** The headings above it, from the page's title down. */
  crumbs: string[];
  /** Words around the match; null when only headings match. */
  snippet: string | null;
}

/** The deepest heading that a hierarchy names; the page's title when it names none. */
function findLevel(hierarchy: Hierarchy): Level {
  return headings.find((level) => hierarchy[level]) ?? 'lvl1';
}

export function describeHit(hit: SearchHit): HitDescription {
  const marked = (level: keyof Hierarchy): string =>
    hit._highlightResult.hierarchy[level]?.value ?? escapeHtml(hit.hierarchy[level] ?? '');
  const level = findLevel(hit.hierarchy);
  const above = headings.slice(headings.indexOf(level) + 1).reverse();
  return {
    level,
    title: marked(level) || marked('lvl0'),
    crumbs: above.map(marked).filter((crumb) => crumb !== ''),
    snippet: hit._snippetResult.content?.value || (hit.content ? escapeHtml(hit.content) : null),
  };
}
