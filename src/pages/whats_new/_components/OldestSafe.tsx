import {oldestSafe} from '../../../lib/releaseHistory';
import {allVulnerabilities} from './releaseData';

/** The number of the oldest version in which no published hole is open. */
export function OldestSafe(): string {
  return oldestSafe(allVulnerabilities);
}
