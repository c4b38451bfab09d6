import type {Cluster, ValueCount} from './cluster';

/** How many letters must be inserted, left out, or replaced to make one text of the other. */
function distance(a: string, b: string): number {
  let last = Array.from({length: b.length + 1}, (_, place) => place);
  for (const [row, letter] of Array.from(a).entries()) {
    const next = [row + 1];
    for (let place = 1; place <= b.length; place++) {
      const replaced = (last[place - 1] ?? 0) + (letter === b[place - 1] ? 0 : 1);
      next.push(Math.min(replaced, (last[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    last = next;
  }
  return last.at(-1) ?? 0;
}

/**
 * The clusters of OpenRefine's nearest-neighbor method with its defaults: Levenshtein distance, radius 1.
 * The program compares only values that share six letters in a row, which makes no difference in a table as small.
 */
export function findNeighbors(values: readonly ValueCount[]): Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const {value} of values) {
    const members = values.filter((other) => distance(value, other.value) <= 1).sort((a, b) => b.count - a.count);
    const key = members.map((member) => member.value).join('\n');
    if (members.length > 1) clusters.set(key, {key, members});
  }
  return [...clusters.values()].sort((a, b) => b.members.length - a.members.length);
}
