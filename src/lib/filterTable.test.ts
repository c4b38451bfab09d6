import {describe, expect, test} from 'vitest';
import {countOptions, filterRows, readFilter, renderFilter, type FilterFacet, type FilterRow} from './filterTable';

const createFacet = (key: string, ...values: string[]): FilterFacet => ({
  key,
  label: key,
  options: values.map((value) => ({value, label: value})),
});
const kind = createFacet('kind', 'import', 'export', 'map');
const license = createFacet('license', 'MIT', 'EPL-1.0');
const facets = [kind, license];
const emptyFilter = {text: '', chosen: {}};

const rows: (FilterRow & {name: string})[] = [
  {name: 'sheets', text: 'Sheets, by Émile: reads tables', values: {kind: ['import', 'export'], license: ['EPL-1.0']}},
  {name: 'atlas', text: 'Atlas draws maps of tables', values: {kind: ['map'], license: ['MIT']}},
  {name: 'writer', text: 'Writer', values: {kind: ['export']}},
];
type Filter = Parameters<typeof filterRows>[1];

test.each<[string, string, Filter['chosen'], string[]]>([
  ['another form of a word is enough', 'drawing', {}, ['atlas']],
  ['accents do not matter', 'emile', {}, ['sheets']],
  ['every facet has to fit', '', {kind: 'export', license: 'EPL-1.0'}, ['sheets']],
])('of filtered rows: %s', (_name, text, chosen, left) => {
  expect(filterRows(rows, {text, chosen}).map(({name}) => name)).toEqual(left);
});

const count = (filter: Filter, facet: FilterFacet) => Object.fromEntries(countOptions(rows, filter, facet));

test('of the counts of options, what is chosen in the facet itself changes nothing, what is chosen elsewhere does', () => {
  expect(count({text: '', chosen: {kind: 'map'}}, kind)).toEqual({import: 1, export: 2, map: 1});
  expect(count({text: '', chosen: {license: 'MIT'}}, kind)).toEqual({import: 0, export: 0, map: 1});
  expect(count({text: 'writer', chosen: {}}, kind)).toEqual({import: 0, export: 1, map: 0});
});

describe('the address', () => {
  test.each<[string, Filter]>([
    ['', {text: '', chosen: {}}],
    ['?q=%C3%A9&kind=map&license=EPL-1.0', {text: 'é', chosen: {kind: 'map', license: 'EPL-1.0'}}],
  ])('%s and its filter lead to each other', (query, filter) => {
    expect(readFilter(query, facets)).toEqual(filter);
    expect(renderFilter('', filter, facets)).toBe(query);
  });

  test('a facet takes one value, which it has to know, and the field 100 characters', () => {
    expect(readFilter('?license=MIT&license=EPL-1.0', facets).chosen).toEqual({license: 'MIT'});
    expect(readFilter('?license=GPL', facets).chosen).toEqual({});
    expect(readFilter(`?q=${'x'.repeat(101)}`, facets).text).toBe('x'.repeat(100));
  });

  test('what others keep in the address stays', () => {
    const filter = {text: 'a', chosen: {kind: 'map'}};
    expect(renderFilter('?from=mail&q=old&kind=import', filter, facets)).toBe('?from=mail&q=a&kind=map');
    expect(renderFilter('?from=mail&q=a', emptyFilter, facets)).toBe('?from=mail');
  });

  test('two tables of one page keep apart', () => {
    const first = renderFilter('', {text: 'a', chosen: {kind: 'map'}}, facets);
    const both = renderFilter(first, {text: 'b', chosen: {kind: 'export'}}, facets, 'library-');
    expect(both).toBe('?q=a&kind=map&library-q=b&library-kind=export');
    expect(readFilter(both, facets).text).toBe('a');
    expect(readFilter(both, facets, 'library-')).toEqual({text: 'b', chosen: {kind: 'export'}});
  });
});
