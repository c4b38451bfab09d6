import {expect, test} from 'vitest';
import {changeFacet, createFacet, createStateFacet, createVersionFacet} from './facets';
import type {WorksWith} from './versions';

const shape = {key: 'kind', label: 'Kind', kind: 'select'} as const;
const valuesIn = ({options}: {options: readonly {value: string}[]}) => options.map(({value}) => value);
const create = (used: (string | string[] | undefined)[], terms?: Record<string, string>) =>
  createFacet(shape, used, (one) => one, terms);

const terms = {red: 'Red', green: 'Green', blue: 'Blue'};

test('a facet offers what occurs, in the order of the terms', () => {
  expect(create(['blue', ['red', 'blue']], terms).options).toEqual([
    {value: 'red', label: 'Red'},
    {value: 'blue', label: 'Blue'},
  ]);
});

test('a facet offers “not stated” where it occurs', () => {
  const facet = create(['red', undefined], terms);
  expect(valuesIn(facet)).toEqual(['red', 'not-stated']);
  expect(facet.valuesOf(undefined)).toEqual(['not-stated']);
  expect(facet.valuesOf('red')).toEqual(['red']);
  expect(facet.valuesOf(['red', 'blue'])).toEqual(['red', 'blue']);
});

test('a facet offers texts once, in alphabetical order whatever the case', () => {
  expect(valuesIn(create(['R', 'Bash', 'java', 'R', undefined]))).toEqual(['Bash', 'java', 'R', 'not-stated']);
});

test('a version facet gives an entry every series that its statement names', () => {
  const since: WorksWith = {from: '3.8', saidBy: 'list', asOf: '2025-09-23'};
  const last: WorksWith = {to: '3.4.1', saidBy: 'list', asOf: '2021-02-26'};
  const facet = createVersionFacet([{worksWith: since}, {worksWith: last}, {}], '3.10.1');
  expect(valuesIn(facet)).toEqual(['3.10', '3.8', '3.4', 'not-stated']);
  expect(facet.valuesOf({worksWith: since})).toEqual(['3.10', '3.8']);
  expect(facet.valuesOf({worksWith: last})).toEqual(['3.4']);
  expect(facet.valuesOf({})).toEqual(['not-stated']);
});

test('a version facet offers the newest series, and “not stated” only where it occurs', () => {
  const old: WorksWith = {from: '3.4', to: '3.4', saidBy: 'list', asOf: '2021-02-26'};
  expect(valuesIn(createVersionFacet([{worksWith: old}], '3.10.1'))).toEqual(['3.10', '3.4']);
});

test('a state facet never offers a state that nothing has', () => {
  expect(valuesIn(createStateFacet([{state: 'legacy'}, {}]))).toEqual(['legacy', 'not-stated']);
});

test.each([
  ['2026-02', 'since-2025'],
  ['2025-01', 'since-2025'],
  ['2024-12', '2020-2024'],
  ['2020-01', '2020-2024'],
  ['2019-12', 'before-2020'],
  [undefined, 'not-stated'],
])('a change of %s falls into %s, which the facet offers', (lastChange, value) => {
  expect(changeFacet.valuesOf({lastChange})).toEqual([value]);
  expect(valuesIn(changeFacet)).toContain(value);
});
