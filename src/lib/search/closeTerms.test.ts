import {expect, test} from 'vitest';
import {errorsForgiven, findCloseTerms} from './closeTerms';

const terms = ['facet', 'facets', 'fact', 'scatterplot', 'separator', 'text', 'timeline', 'whitespace'];
const find = (word: string, limit = 2): string[] => findCloseTerms(terms, word, limit).map(({term}) => term);

/** The same distance, worked out the plain way. */
function measure(a: string, b: string): number {
  const rows = Array.from({length: a.length + 1}, (_, i) => Array.from({length: b.length + 1}, (__, j) => i || j));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 || j === 0) continue;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}

test.each([
  ['whitepsace', 'whitespace'],
  ['seperator', 'separator'],
  ['timline', 'timeline'],
  ['scaterplott', 'scatterplot'],
  ['facetz', 'facets'],
])('finds for %s the term %s', (word, term) => {
  expect(find(word)[0]).toBe(term);
});

test('forgives errors from four letters on, and more from seven and twelve on', () => {
  expect([3, 4, 6, 7, 11, 12].map(errorsForgiven)).toEqual([0, 1, 1, 2, 2, 3]);
  expect(findCloseTerms(terms, 'tex', errorsForgiven(3))).toEqual([]);
});

test('agrees with the plain way for every word and limit', () => {
  for (const word of ['fcat', 'fcaets', 'whitspaec', 'sepparater', 'txt', 'textfacet', 'q', '']) {
    for (const limit of [1, 2, 3]) {
      const expected = terms.filter((term) => measure(term, word) <= limit);
      expect(find(word, limit).sort()).toEqual(expected);
    }
  }
});
