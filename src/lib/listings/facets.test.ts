import {expect, test} from 'vitest';
import {lineOf} from '../../data/compareVersions';
import {latestStable, releases} from '../releases';
import {changeFacet, createFilterFacet, createVersionFacet, valuesOf, type EntryFacet} from './facets';
import type {WorksWith} from './versions';

type Kinds = string | string[] | undefined;

const terms = {red: 'Red', green: 'Green', blue: 'Blue'};
const color: EntryFacet<Kinds> = {key: 'color', label: 'Color', read: (one) => one, terms};
const offered = <Entry>(facet: EntryFacet<Entry>, entries: readonly Entry[]) =>
  createFilterFacet(facet, entries).options.map(({value}) => value);

test('a facet offers what occurs, in the order of the terms', () => {
  expect(createFilterFacet(color, ['blue', ['red', 'blue']]).options).toEqual([
    {value: 'red', label: 'Red'},
    {value: 'blue', label: 'Blue'},
  ]);
});

test('a facet offers texts once, in alphabetical order whatever the case', () => {
  const entries = ['R', 'Bash', 'java', 'R', undefined];
  expect(offered({...color, terms: undefined}, entries)).toEqual(['Bash', 'java', 'R', 'not-stated']);
});

const latest = lineOf(latestStable(releases).version);
const since: WorksWith = {from: '3.8', saidBy: 'list', asOf: '2025-09-23'};
const last: WorksWith = {to: '3.4.1', saidBy: 'list', asOf: '2021-02-26'};

test('a version facet gives an entry every series that its statement names', () => {
  const entries = [{worksWith: since}, {worksWith: last}, {}];
  const facet = createVersionFacet(entries);
  expect(offered(facet, entries)).toEqual([latest, '3.8', '3.4', 'not-stated']);
  expect(valuesOf(facet, {worksWith: since})).toEqual([latest, '3.8']);
  expect(valuesOf(facet, {worksWith: last})).toEqual(['3.4']);
  expect(valuesOf(facet, {})).toEqual(['not-stated']);
});

test.each([
  ['2025-01', 'since-2025'],
  ['2020-01', '2020-2024'],
  ['2019-12', 'before-2020'],
  [undefined, 'not-stated'],
])('a change of %s falls into %s, which the facet offers', (lastChange, value) => {
  expect(offered(changeFacet, [{lastChange}])).toEqual([value]);
});
