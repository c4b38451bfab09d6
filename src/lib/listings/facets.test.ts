import {describe, expect, test} from 'vitest';
import {
  changeFacet,
  changeValues,
  createStateFacet,
  createTermFacet,
  createTextFacet,
  createVersionFacet,
  valuesOf,
  versionValues,
} from './facets';
import type {WorksWith} from './versions';

const shape = {key: 'kind', label: 'Kind', kind: 'select'} as const;
const valuesIn = ({options}: {options: readonly {value: string}[]}) => options.map(({value}) => value);

describe('createTermFacet', () => {
  const terms = {red: 'Red', green: 'Green', blue: 'Blue'};

  test('offers what occurs, in the order of the terms', () => {
    expect(createTermFacet(shape, terms, ['blue', ['red', 'blue']]).options).toEqual([
      {value: 'red', label: 'Red'},
      {value: 'blue', label: 'Blue'},
    ]);
  });

  test('offers “not stated” where it occurs', () => {
    expect(valuesIn(createTermFacet(shape, terms, ['red', undefined]))).toEqual(['red', 'not-stated']);
    expect(valuesOf(undefined)).toEqual(['not-stated']);
    expect(valuesOf('red')).toEqual(['red']);
    expect(valuesOf(['red', 'blue'])).toEqual(['red', 'blue']);
  });
});

test('createTextFacet offers each text once, in alphabetical order whatever the case', () => {
  expect(valuesIn(createTextFacet(shape, ['R', 'Bash', 'java', 'R', undefined]))).toEqual([
    'Bash',
    'java',
    'R',
    'not-stated',
  ]);
});

test('a version facet gives an entry every series that its statement names', () => {
  const since: WorksWith = {from: '3.8', saidBy: 'list', asOf: '2025-09-23'};
  const last: WorksWith = {to: '3.4.1', saidBy: 'list', asOf: '2021-02-26'};
  const facet = createVersionFacet([since, last, undefined], '3.10.1');
  expect(valuesIn(facet)).toEqual(['3.10', '3.8', '3.4', 'not-stated']);
  expect(versionValues(since, facet)).toEqual(['3.10', '3.8']);
  expect(versionValues(last, facet)).toEqual(['3.4']);
  expect(versionValues(undefined, facet)).toEqual(['not-stated']);
});

test('a state facet never offers a state that nothing has', () => {
  expect(valuesIn(createStateFacet(['legacy', undefined]))).toEqual(['legacy', 'not-stated']);
});

test.each([
  ['2026-02', 'since-2025'],
  ['2025-01', 'since-2025'],
  ['2024-12', '2020-2024'],
  ['2020-01', '2020-2024'],
  ['2019-12', 'before-2020'],
  [undefined, 'not-stated'],
])('a change of %s falls into %s, which the facet offers', (month, value) => {
  expect(changeValues(month)).toEqual([value]);
  expect(valuesIn(changeFacet)).toContain(value);
});
