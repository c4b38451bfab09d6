import {describe, expect, test} from 'vitest';
import {
  choose,
  countOptions,
  emptyFilter,
  filterRows,
  isEmptyFilter,
  readFilter,
  renderFilter,
  type FilterFacet,
  type FilterRow,
} from './filterTable';

const kind: FilterFacet = {
  key: 'kind',
  label: 'Kind',
  kind: 'chips',
  options: [
    {value: 'import', label: 'Import'},
    {value: 'export', label: 'Export'},
    {value: 'map', label: 'Map'},
  ],
};
const license: FilterFacet = {
  key: 'license',
  label: 'License',
  kind: 'select',
  options: [
    {value: 'MIT', label: 'MIT'},
    {value: 'EPL-1.0', label: 'EPL-1.0'},
  ],
};
const facets = [kind, license];

const rows: (FilterRow & {name: string})[] = [
  {name: 'sheets', text: 'Sheets, by Émile: reads tables', values: {kind: ['import', 'export'], license: ['EPL-1.0']}},
  {name: 'atlas', text: 'Atlas draws maps of tables', values: {kind: ['map'], license: ['MIT']}},
  {name: 'writer', text: 'Writer', values: {kind: ['export']}},
];
const names = (filter: Parameters<typeof filterRows>[1]) => filterRows(rows, filter).map(({name}) => name);

describe('filterRows', () => {
  test.each<[string, string, string[]]>([
    ['nothing leaves every row', '', ['sheets', 'atlas', 'writer']],
    ['a word may stand anywhere', 'tables', ['sheets', 'atlas']],
    ['another form of a word is enough', 'drawing', ['atlas']],
    ['accents do not matter', 'emile', ['sheets']],
  ])('%s', (_name, text, left) => {
    expect(names({text, chosen: {}})).toEqual(left);
  });

  test('one of the values of a facet is enough', () => {
    expect(names({text: '', chosen: {kind: ['map', 'import']}})).toEqual(['sheets', 'atlas']);
  });

  test('every facet has to fit, and the text as well', () => {
    expect(names({text: '', chosen: {kind: ['export'], license: ['EPL-1.0']}})).toEqual(['sheets']);
    expect(names({text: 'atlas', chosen: {kind: ['export']}})).toEqual([]);
  });

  test('a row without a value for a facet is left out by it', () => {
    expect(names({text: '', chosen: {license: ['MIT']}})).toEqual(['atlas']);
  });
});

describe('countOptions', () => {
  const count = (filter: Parameters<typeof filterRows>[1], facet: FilterFacet) =>
    Object.fromEntries(countOptions(rows, filter, facet));

  test('counts the rows of each option', () => {
    expect(count(emptyFilter, kind)).toEqual({import: 1, export: 2, map: 1});
  });

  test('what is chosen in the facet itself changes nothing, what is chosen elsewhere does', () => {
    expect(count({text: '', chosen: {kind: ['map']}}, kind)).toEqual({import: 1, export: 2, map: 1});
    expect(count({text: '', chosen: {license: ['MIT']}}, kind)).toEqual({import: 0, export: 0, map: 1});
    expect(count({text: 'writer', chosen: {}}, kind)).toEqual({import: 0, export: 1, map: 0});
  });
});

test('choose sets and clears the values of one facet', () => {
  const chosen = choose({text: 'a', chosen: {license: ['MIT']}}, 'kind', ['map']);
  expect(chosen).toEqual({text: 'a', chosen: {license: ['MIT'], kind: ['map']}});
  expect(choose(chosen, 'kind', [])).toEqual({text: 'a', chosen: {license: ['MIT']}});
  expect(isEmptyFilter(choose(emptyFilter, 'kind', []))).toBe(true);
  expect(isEmptyFilter(chosen)).toBe(false);
});

describe('the address', () => {
  test.each<[string, Parameters<typeof filterRows>[1]]>([
    ['', emptyFilter],
    ['?q=two+words', {text: 'two words', chosen: {}}],
    ['?kind=import&kind=map', {text: '', chosen: {kind: ['import', 'map']}}],
    ['?q=%C3%A9&kind=map&license=EPL-1.0', {text: 'é', chosen: {kind: ['map'], license: ['EPL-1.0']}}],
  ])('%s and its filter lead to each other', (query, filter) => {
    expect(readFilter(query, facets)).toEqual(filter);
    expect(renderFilter('', filter, facets)).toBe(query);
  });

  test('a select takes one value', () => {
    expect(readFilter('?license=MIT&license=EPL-1.0', facets).chosen).toEqual({license: ['MIT']});
  });

  test('what others keep in the address stays', () => {
    const filter = {text: 'a', chosen: {kind: ['map']}};
    expect(renderFilter('?from=mail&q=old&kind=import', filter, facets)).toBe('?from=mail&q=a&kind=map');
    expect(renderFilter('?from=mail&q=a', emptyFilter, facets)).toBe('?from=mail');
  });

  test('two tables of one page keep apart', () => {
    const first = renderFilter('', {text: 'a', chosen: {kind: ['map']}}, facets);
    const both = renderFilter(first, {text: 'b', chosen: {kind: ['export']}}, facets, 'library-');
    expect(both).toBe('?q=a&kind=map&library-q=b&library-kind=export');
    expect(readFilter(both, facets).text).toBe('a');
    expect(readFilter(both, facets, 'library-')).toEqual({text: 'b', chosen: {kind: ['export']}});
  });
});
