import type SearchableMap from 'minisearch/SearchableMap';

/** A term near a misspelled word, and the number of typing errors between them. */
export interface CloseTerm {
  term: string;
  distance: number;
}

/** Typing errors that are forgiven, by the length of the word. */
export const errorsForgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3);

/** The texts that have a letter of the word swapped with its neighbor. */
const swapLetters = (word: string): string[] =>
  Array.from({length: Math.max(0, word.length - 1)}, (_, place) =>
    [word.slice(0, place), word[place + 1], word[place], word.slice(place + 2)].join(''),
  );

/**
 * Finds the terms within `limit` typing errors of a word, nearest first: a letter added, left out, changed, or swapped
 * with its neighbor. Beside two swaps, there is no other error.
 */
export function findCloseTerms(terms: SearchableMap<number>, word: string, limit: number): CloseTerm[] {
  if (limit === 0) return [];
  const found = new Map<string, number>();
  const find = (written: string, swaps: number): void => {
    for (const [term, [, distance]] of terms.fuzzyGet(written, limit - swaps))
      found.set(term, Math.min(found.get(term) ?? Infinity, distance + swaps));
  };
  find(word, 0);
  for (const written of swapLetters(word)) {
    find(written, 1);
    const twice = limit > 1 ? swapLetters(written) : [];
    for (const term of twice) if (terms.has(term) && !found.has(term)) found.set(term, 2);
  }
  return Array.from(found, ([term, distance]) => ({term, distance})).sort(
    (a, b) => a.distance - b.distance || Math.abs(a.term.length - word.length) - Math.abs(b.term.length - word.length),
  );
}
