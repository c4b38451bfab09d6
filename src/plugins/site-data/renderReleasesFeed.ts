import {Feed} from 'feed';
import {lineOf} from '../../data/compareVersions';
import {closedBy, lineId, type PastRelease, type Vulnerability} from '../../lib/releaseHistory';
import {tagUrl} from '../../lib/releases';
import {escapeHtml} from '../../lib/search/escapeHtml';

/** The Atom feed of the releases, newest first, for a site at an address without a slash at its end. */
export function renderReleasesFeed(
  history: readonly PastRelease[],
  vulnerabilities: readonly Vulnerability[],
  site: string,
): string {
  const days = history.map(({date}) => date).sort();
  const newest = days.at(-1);
  if (newest === undefined) throw new Error('src/data/releaseHistory.json lists no release.');
  const feed = new Feed({
    id: 'tag:openrefine.org,2026:releases',
    title: 'OpenRefine releases',
    description: 'Every stable release of OpenRefine, with what it brings and what it closes.',
    link: `${site}/whats_new`,
    feed: `${site}/releases.xml`,
    author: {name: 'OpenRefine'},
    copyright: 'CC BY 4.0, the OpenRefine project',
    updated: new Date(newest),
  });
  for (const {version, date, summary} of history) {
    const closed = closedBy(vulnerabilities, version).map(({id}) => id);
    const security = closed.length ? ` Security: closes ${closed.join(', ')}.` : '';
    feed.addItem({
      // Never to be changed: readers' programs know by it what they have shown already.
      id: `tag:openrefine.org,2026:release/${version}`,
      title: `OpenRefine ${version}`,
      link: `${site}/whats_new#${lineId(lineOf(version))}`,
      date: new Date(date),
      published: new Date(date),
      category: closed.length ? [{term: 'security'}] : [],
      // The library writes one link per entry, so the summary, which it marks as HTML, holds the other.
      description: `${escapeHtml(summary + security)} <a href="${tagUrl(version)}">Release notes</a>`,
    });
  }
  return feed.atom1();
}
