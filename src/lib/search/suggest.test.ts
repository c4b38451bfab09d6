import SearchableMap from 'minisearch/SearchableMap';
import {expect, test} from 'vitest';
import type {OpenIndex} from './indexFile';
import {suggestQueries} from './suggest';

test.each<[string, string[], string, string[]]>([
  ['half of the letters may be wrong', ['cell'], 'cexx', ['cell']],
  ['but not more', ['cell'], 'cxxx', []],
  ['and four at most', ['scatterplot'], 'xxxxterplot', ['scatterplot']],
  ['whatever the length', ['scatterplot'], 'xxxxxerplot', []],
  ['with two letters swapped', ['facet'], 'fcaetzz', ['facet']],
  ['the same beginning of four letters', ['clip', 'clus'], 'clusxxxxxxxxxxx', ['clus']],
  ['and not of three', ['clu'], 'cluxxxxxxxxxxxx', []],
  ['all words, and each of them', ['cell', 'text'], 'celx texx', ['cell text', 'cell', 'text']],
  ['three queries at most', ['cell', 'text', 'row'], 'celx texx rox', ['cell text row', 'cell', 'text']],
])('suggests a term: %s', (_, terms, query, suggestions) => {
  const index = {terms: SearchableMap.from(terms.map((term) => [term, 1])), sections: [] as unknown[]} as OpenIndex;
  expect(suggestQueries(index, query, () => true)).toEqual(suggestions);
  expect(suggestQueries(index, query, () => false)).toEqual([]);
});
