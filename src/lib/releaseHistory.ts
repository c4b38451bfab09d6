import {allReleasesUrl, compareVersions} from './releases';

/** A stable release that was ever published, with the one sentence that says what it is. */
export interface PastRelease {
  /** As in the tag. */
  version: string;
  /** The day on which it was published, or where that is not known, of its tag, `YYYY-MM-DD`. */
  date: string;
  summary: string;
}

/** A hole in OpenRefine that was found and closed. */
export interface Vulnerability {
  /** Its number, such as `CVE-2024-47883`, or where it has none, the notice or issue that tells of it. */
  id: string;
  /** The notice. */
  url: string;
  /** As the project rated it, where it did. */
  severity?: 'moderate' | 'high' | 'critical' | undefined;
  /** The first version that has the repair and works. */
  fixedIn: string;
  /** What could happen. */
  risk: string;
  /** What to do until one can update. */
  meanwhile: string;
}

/** The line a version belongs to: `3.10` for `3.10.1`. */
export function lineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}

/** The id of the heading of a line on the page of releases: `version-310` for `3.10`. */
export function lineId(line: string): string {
  return `version-${line.replaceAll('.', '')}`;
}

/** The releases of a line, in their order. */
export function releasesOf<T extends {version: string}>(all: readonly T[], line: string): T[] {
  return all.filter(({version}) => lineOf(version) === line);
}

/** What a release closed. */
export function closedBy(all: readonly Vulnerability[], version: string): Vulnerability[] {
  return all.filter(({fixedIn}) => compareVersions(fixedIn, version) === 0);
}

/** The newest version in which a hole was closed: nobody should use an older one. */
export function oldestSafe(all: readonly Vulnerability[]): string {
  const [newest] = all.map(({fixedIn}) => fixedIn).sort((one, other) => compareVersions(other, one));
  if (newest === undefined) throw new Error('src/data/vulnerabilities.json lists nothing.');
  return newest;
}

/** The notes of a release at GitHub. */
export function tagUrl(version: string): string {
  return `${allReleasesUrl}/tag/${version}`;
}
