import {oldestSafe, vulnerabilities} from '../../../lib/releaseHistory';

/** The oldest version without a known vulnerability. */
export function OldestSafe(): string {
  return oldestSafe(vulnerabilities);
}
