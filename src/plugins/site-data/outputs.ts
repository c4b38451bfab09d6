import type {SiteData} from './dataFiles';
import {renderCalendar} from './renderCalendar';
import {renderReleasesFeed} from './renderReleasesFeed';
import {renderVersions} from './renderVersions';

/**
 * The files that other programs read, by their paths below the built site; undefined if a file must not exist.
 * `site` is the URL of the home page without a slash at its end, `today` the day of the build as `YYYY-MM-DD`.
 */
export const renderOutputs = (data: SiteData, site: string, today: string): Record<string, string | undefined> => ({
  // OpenRefine asks for this file at its start.
  'versions.json': renderVersions(data.releases, data.events, today),
  'releases.xml': renderReleasesFeed(data.releaseHistory, data.vulnerabilities, site),
  'events.ics': renderCalendar(data.events),
  // RFC 9116. It expires a year after the build, so that a deserted site doesn't name a contact forever.
  '.well-known/security.txt':
    'Contact: https://github.com/OpenRefine/OpenRefine/security/advisories/new\n' +
    `Expires: ${new Date(Date.parse(today) + 365 * 24 * 60 * 60 * 1000).toISOString()}\n` +
    `Canonical: ${site}/.well-known/security.txt\n`,
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
});
