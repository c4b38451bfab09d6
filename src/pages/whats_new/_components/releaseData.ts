import history from '../../../data/releaseHistory.json';
import vulnerabilities from '../../../data/vulnerabilities.json';
import type {PastRelease, Vulnerability} from '../../../lib/releaseHistory';

/** Every stable release, newest first. The build checks both files. */
export const allReleases: readonly PastRelease[] = history;

/** Every hole that was closed, newest first. */
export const allVulnerabilities = vulnerabilities as readonly Vulnerability[];
