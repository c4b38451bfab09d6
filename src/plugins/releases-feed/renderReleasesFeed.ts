import {closedBy, lineId, lineOf, tagUrl, type PastRelease, type Vulnerability} from '../../lib/releaseHistory';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The day as a moment. Nobody noted the hours. */
const moment = (day: string): string => `${day}T00:00:00Z`;

function renderEntry(release: PastRelease, closed: readonly Vulnerability[], site: string): string {
  const {version, date, summary} = release;
  const security = closed.length > 0 ? ` Security: closes ${closed.map(({id}) => id).join(', ')}.` : '';
  return [
    '  <entry>',
    // Never to be changed: readers' programs know by it what they have shown already.
    `    <id>tag:openrefine.org,2026:release/${version}</id>`,
    `    <title>OpenRefine ${version}</title>`,
    `    <updated>${moment(date)}</updated>`,
    `    <published>${moment(date)}</published>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(`${site}/whats_new#${lineId(lineOf(version))}`)}"/>`,
    `    <link rel="related" type="text/html" href="${escapeXml(tagUrl(version))}"/>`,
    ...(closed.length > 0 ? ['    <category term="security"/>'] : []),
    `    <summary>${escapeXml(summary + security)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** The Atom feed of the releases, newest first, for a site at an address without a slash at its end. */
export function renderReleasesFeed(
  history: readonly PastRelease[],
  vulnerabilities: readonly Vulnerability[],
  site: string,
): string {
  const newest = history
    .map(({date}) => date)
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('src/data/releaseHistory.json lists no release.');
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '  <id>tag:openrefine.org,2026:releases</id>',
    '  <title>OpenRefine releases</title>',
    '  <subtitle>Every stable release of OpenRefine, with what it brings and what it closes.</subtitle>',
    `  <updated>${moment(newest)}</updated>`,
    '  <author><name>OpenRefine</name></author>',
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(site)}/releases.xml"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(site)}/whats_new"/>`,
    ...history.map((release) => renderEntry(release, closedBy(vulnerabilities, release.version), site)),
    '</feed>',
    '',
  ].join('\n');
}
