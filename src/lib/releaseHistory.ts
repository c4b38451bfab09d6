import data from '../data/vulnerabilities.json';
import type {PastRelease} from '../data/releaseHistory.schema';
import type {Vulnerability} from '../data/vulnerabilities.schema';
import {compareVersions} from '../data/compareVersions';

export type {PastRelease, Vulnerability};

/** Every vulnerability that was fixed, newest first. */
export const vulnerabilities = data as readonly Vulnerability[];

/** The id of the heading of a line on the page of releases: `version-310` for `3.10`. */
export const lineId = (line: string): string => `version-${line.replaceAll('.', '')}`;

export function closedBy(all: readonly Vulnerability[], version: string): Vulnerability[] {
  return all.filter(({fixedIn}) => compareVersions(fixedIn, version) === 0);
}

/** The latest version that closed a hole: nobody should use an older one. */
export function oldestSafe(all: readonly Vulnerability[]): string {
  const [newest] = all.map(({fixedIn}) => fixedIn).sort((one, other) => compareVersions(other, one));
  if (newest === undefined)
    throw new Error('src/data/vulnerabilities.json lists no vulnerability. Add the published ones.');
  return newest;
}
