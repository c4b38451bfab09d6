import {oldestSafe, vulnerabilities} from '../../../lib/releaseHistory';

export const OldestSafe = (): string => oldestSafe(vulnerabilities);
