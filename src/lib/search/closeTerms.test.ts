import SearchableMap from 'minisearch/SearchableMap';
import {expect, test} from 'vitest';
import {errorsForgiven, findCloseTerms} from './closeTerms';

const terms = ['facet', 'facets', 'fact', 'scatterplot', 'separator', 'text', 'timeline', 'whitespace'];
const index = SearchableMap.from(terms.map((term): [string, number] => [term, 1]));
const find = (word: string, limit: number): string[] => findCloseTerms(index, word, limit).map(({term}) => term);

test.each([
  ['timline', 1, ['timeline']],
  ['afcet', 1, ['facet']],
  ['fcat', 3, ['fact', 'facet', 'text', 'facets']],
  ['fcaets', 2, ['facets', 'facet']],
  ['whitspaec', 1, []],
  ['whitspaec', 2, ['whitespace']],
  ['wihtesapce', 2, ['whitespace']],
  ['txt', 3, ['text', 'fact']],
])('near %j, within %i errors, are %j', (word, limit, near) => expect(find(word, limit)).toEqual(near));

test('forgives errors from four letters on, and more from seven and twelve on', () => {
  expect([3, 4, 6, 7, 11, 12].map(errorsForgiven)).toEqual([0, 1, 1, 2, 2, 3]);
});
