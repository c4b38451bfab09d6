import {oldestSafe, vulnerabilities} from '../../../lib/releaseHistory';

export function OldestSafe(): string {
  return oldestSafe(vulnerabilities);
}
