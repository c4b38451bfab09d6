/** The pairs of neighboring letters in a text. A misspelled word still has most of the pairs of the right one. */
function pairsOf(text: string): Set<string> {
  return new Set(Array.from({length: Math.max(text.length - 1, 0)}, (_, start) => text.slice(start, start + 2)));
}

/** How alike two texts are, from 0 (no letter pair in common) to 1 (the same pairs): Dice's coefficient. */
export function likeness(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}
