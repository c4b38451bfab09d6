import type {Cluster, ValueCount} from './cluster';

/** Whether one letter inserted, left out, or replaced makes one text of the other, or none. */
function differInOne(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [one, other] = [a.slice(start), b.slice(start)];
  return one.slice(1) === other.slice(1) || one === other.slice(1) || one.slice(1) === other;
}

/** Six characters from every place on, without case and ASCII punctuation: the blocks within which the program compares. */
function blocksOf(value: string): string[] {
  const letters = value.trim().replace(/[^ 0-9A-Za-z\u0080-\uffff]/g, '');
  const text = letters.replace(/ +/g, ' ').toLowerCase();
  return Array.from({length: Math.max(0, text.length - 5)}, (_, place) => text.slice(place, place + 6));
}

/** The clusters of OpenRefine's nearest-neighbor method with its defaults: Levenshtein distance, radius 1, six letters. */
export function findNeighbors(values: readonly ValueCount[]): Cluster[] {
  const entries = values.map((entry) => ({entry, text: entry.value.toLowerCase(), blocks: blocksOf(entry.value)}));
  const clusters = new Map<string, Cluster>();
  for (const {text, blocks} of entries) {
    const near = entries.filter(
      (other) => differInOne(text, other.text) && blocks.some((block) => other.blocks.includes(block)),
    );
    const members = near.map(({entry}) => entry).sort((a, b) => b.count - a.count);
    const key = members.map(({value}) => value).join('\n');
    if (members.length > 1) clusters.set(key, {key, members});
  }
  return [...clusters.values()].sort((a, b) => b.members.length - a.members.length);
}
