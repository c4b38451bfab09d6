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

/** The files that other programs read, all made from `src/data`. */
export const outputs: readonly Output[] = [
  // OpenRefine asks for this file at its start.
  {file: 'versions.json', render: ({releases, events}, _site, today) => renderVersions(releases, events, today)},
  {
    file: 'releases.xml',
    render: ({releaseHistory, vulnerabilities}, site) => renderReleasesFeed(releaseHistory, vulnerabilities, site),
  },
  {file: 'events.ics', render: ({events}) => renderCalendar(events)},
];
