import type {SiteData} from './dataFiles';
import {renderCalendar} from './renderCalendar';
import {renderReleasesFeed} from './renderReleasesFeed';
import {renderVersions} from './renderVersions';

interface Output {
  /** The path below the built site. */
  file: string;
  /**
   * Returns the text of the file, or undefined if the file must not exist.
   * `site` is the URL of the home page without a slash at its end, `today` the day of the build as `YYYY-MM-DD`.
   */
  render: (data: SiteData, site: string, today: string) => string | undefined;
}

/** The files that other programs read, most of them made from `src/data`. */
export const outputs: readonly Output[] = [
  // OpenRefine asks for this file at its start.
  {file: 'versions.json', render: ({releases, events}, _site, today) => renderVersions(releases, events, today)},
  {
    file: 'releases.xml',
    render: ({releaseHistory, vulnerabilities}, site) => renderReleasesFeed(releaseHistory, vulnerabilities, site),
  },
  {file: 'events.ics', render: ({events}) => renderCalendar(events)},
  // RFC 9116. It expires a year after the build, so that a deserted site doesn't name a contact forever.
  {
    file: '.well-known/security.txt',
    render: (_data, site, today) =>
      'Contact: https://github.com/OpenRefine/OpenRefine/security/advisories/new\n' +
      `Expires: ${new Date(Date.parse(today) + 365 * 24 * 60 * 60 * 1000).toISOString()}\n` +
      `Canonical: ${site}/.well-known/security.txt\n`,
  },
  {file: 'robots.txt', render: (_data, site) => `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`},
];
