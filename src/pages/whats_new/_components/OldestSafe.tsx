import {oldestSafe} from '../../../lib/releaseHistory';
import {allVulnerabilities} from './releaseData';

/** The oldest version without a known vulnerability. */
export function OldestSafe(): string {
  return oldestSafe(allVulnerabilities);
}
