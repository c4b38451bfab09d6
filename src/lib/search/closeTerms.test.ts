import SearchableMap from 'minisearch/SearchableMap';
import {expect, test} from 'vitest';
import {errorsForgiven, findCloseTerms} from './closeTerms';

const terms = ['facet', 'facets', 'fact', 'scatterplot', 'separator', 'text', 'timeline', 'whitespace'];
const index = SearchableMap.from(terms.map((term): [string, number] => [term, 1]));
const find = (word: string, limit: number): string[] => findCloseTerms(index, word, limit).map(({term}) => term);

test.each([
  ['timline', 1, ['timeline']],
  ['scaterplott', 1, []],
  ['scaterplott', 2, ['scatterplot']],
  ['afcet', 1, ['facet']],
  ['facetz', 1, ['facets', 'facet']],
  ['fcat', 1, ['fact']],
  ['fcat', 2, ['fact', 'facet']],
  ['fcat', 3, ['fact', 'facet', 'text', 'facets']],
  ['fcaets', 1, ['facets']],
  ['fcaets', 2, ['facets', 'facet']],
  ['whitspaec', 1, []],
  ['whitspaec', 2, ['whitespace']],
  ['wihtesapce', 2, ['whitespace']],
  ['sepparater', 2, ['separator']],
  ['txt', 1, ['text']],
  ['txt', 3, ['text', 'fact']],
  ['textfacet', 3, []],
  ['', 3, []],
])('near %j, within %i errors, are %j', (word, limit, near) => expect(find(word, limit)).toEqual(near));

test('forgives errors from four letters on, and more from seven and twelve on', () => {
  expect([3, 4, 6, 7, 11, 12].map(errorsForgiven)).toEqual([0, 1, 1, 2, 2, 3]);
});
