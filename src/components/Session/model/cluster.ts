import {fingerprint} from '../../../grel/fingerprint';
import {collect} from '../../../lib/collect';

/** A value of a column and the number of rows that hold it. */
export interface ValueCount {
  value: string;
  count: number;
}

/** Two or more different values with one key; the most frequent value first. */
export interface Cluster<T extends ValueCount = ValueCount> {
  key: string;
  members: T[];
}

/** The clusters among different values: the one with the most values first, as in the tool's dialog. */
export function cluster<T extends ValueCount>(values: readonly T[]): Cluster<T>[] {
  const bins = collect(values.map((entry) => [fingerprint(entry.value), entry]));
  return Array.from(bins, ([key, members]) => ({key, members: members.sort((a, b) => b.count - a.count)}))
    .filter(({members}) => members.length > 1)
    .sort((a, b) => b.members.length - a.members.length);
}
