import {collect} from '../lib/collect';
import {escapeHtml} from '../lib/search/escapeHtml';
import {mapHeadings} from '../lib/search/hierarchy';
import type {SearchHit} from '../lib/search/types';
import {describeHit} from './describeHit';

interface Row {
  hit: SearchHit;
  url: string;
}

const pageOf = ({url}: Row): string => url.split('#')[0] as string;

/** The name of the page, with the part of the site that contains it. */
const headingOf = ({hit: {hierarchy}}: Row): string => [hierarchy.lvl0, hierarchy.lvl1].filter(Boolean).join(' › ');

/**
 * Writes hits as the records that DocSearch's window shows, page by page, with at most `most` of a page.
 * - The window groups hits by `lvl0`, so that names the page.
 * - A hit has the type of its deepest heading, because the window remembers no hit of the type `content`. The row that
 *   leads to the rest of a page has that type.
 * - The second line of a row is `lvl1`, so its snippet is the words around the match, or else the headings above.
 * - The window inserts headings as HTML, so they are escaped; it shows the group as text, so that is not.
 * - The window tells hits apart by `objectID`, so that is the URL: a section is listed and remembered once.
 */
export function createDocSearchHits(
  hits: SearchHit[],
  createUrl: (url: string) => string,
  {most, notice}: {most: number; notice?: string | undefined},
) {
  const distinct = new Map<string, Row>();
  for (const hit of hits) {
    const url = createUrl(hit.url);
    if (!distinct.has(url)) distinct.set(url, {hit, url});
  }
  const groups = collect(Array.from(distinct.values(), (row) => [headingOf(row), row]));
  return [...groups.values()].flatMap((run, place) => {
    const {lvl0, lvl1} = run[0].hit.hierarchy;
    const page = headingOf(run[0]);
    const group = place === 0 && notice ? `${notice}\n${page}` : page;
    const create = ({hit, url}: Row, type: string, title: string, below: string) => ({
      objectID: url,
      url,
      type,
      // A page shows its snippet only if it has a text; a page that is remembered shows this text instead.
      content: type === 'lvl1' && below ? escapeHtml(lvl0) : null,
      hierarchy: mapHeadings({...hit.hierarchy, lvl0: page, lvl1: lvl1 ?? lvl0}, escapeHtml),
      _highlightResult: {hierarchy: {lvl0: {value: group}}},
      _snippetResult: {content: {value: below}, hierarchy: {lvl1: {value: below}, [type]: {value: title}}},
    });
    const rows = run.slice(0, most).map((row) => {
      const {level, title, crumbs, snippet} = describeHit(row.hit);
      // The group names the page. Instead of nothing, the window would show its name.
      return create(row, level, title, snippet ?? (crumbs.slice(1).join(' › ') || (crumbs[0] ? '<!---->' : '')));
    });
    const rest = run.slice(most);
    if (rest.length === 0) return rows;
    const more = create(
      {hit: run[0].hit, url: pageOf(run[0])},
      'content',
      '',
      rest.map(({hit}) => describeHit(hit).title).join(' · '),
    );
    return [
      ...rows,
      {
        ...more,
        objectID: `${more.url} ${place}`,
        _snippetResult: {...more._snippetResult, content: {value: `${rest.length} more on this page`}},
      },
    ];
  });
}
