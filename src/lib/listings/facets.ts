import type {FilterFacet, FilterOption} from '../filterTable';
import {states, type State} from './terms';
import {isInVersions, listSeries, type WorksWith} from './versions';

/** Stands for a property that no source says anything about. */
export const notStated: FilterOption = {value: 'not-stated', label: 'not stated'};

/** A facet with the terms that occur, in the order of the terms, and “not stated” if some entries have none. */
export function createTermFacet<Key extends string>(
  shape: Pick<FilterFacet, 'key' | 'label' | 'kind'>,
  terms: Readonly<Record<Key, string>>,
  used: readonly (readonly Key[] | Key | undefined)[],
): FilterFacet {
  const values = new Set(used.flat());
  const options: FilterOption[] = (Object.keys(terms) as Key[])
    .filter((key) => values.has(key))
    .map((key) => ({value: key, label: terms[key]}));
  return {...shape, options: values.has(undefined) ? [...options, notStated] : options};
}

/** A facet with the texts that occur, in alphabetical order, and “not stated” if some entries have none. */
export function createTextFacet(
  shape: Pick<FilterFacet, 'key' | 'label' | 'kind'>,
  used: readonly (string | undefined)[],
): FilterFacet {
  const texts = [...new Set(used.filter((text) => text !== undefined))].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
  const options = texts.map((text) => ({value: text, label: text}));
  return {...shape, options: used.includes(undefined) ? [...options, notStated] : options};
}

/** The values of an entry for one of these facets. */
export function valuesOf(value: readonly string[] | string | undefined): readonly string[] {
  if (value === undefined) return [notStated.value];
  return typeof value === 'string' ? [value] : value;
}

/** A facet with every series of OpenRefine that statements name, and the newest one. */
export function createVersionFacet(statements: readonly (WorksWith | undefined)[], newest: string): FilterFacet {
  const options = listSeries(statements, newest).map((series) => ({value: series, label: series}));
  return {
    key: 'version',
    label: 'Works with OpenRefine',
    kind: 'select',
    options: statements.includes(undefined) ? [...options, notStated] : options,
  };
}

/** The series of a version facet that a statement names. */
export function versionValues(worksWith: WorksWith | undefined, facet: FilterFacet): readonly string[] {
  if (!worksWith) return [notStated.value];
  return facet.options
    .map(({value}) => value)
    .filter((value) => value !== notStated.value && isInVersions(worksWith, value));
}

export function createStateFacet(used: readonly (State | undefined)[]): FilterFacet {
  return createTermFacet({key: 'state', label: 'State', kind: 'select'}, states, used);
}

/** Spans of years, the newest first. */
const spans = [
  {value: 'since-2025', label: '2025 or later', from: '2025'},
  {value: '2020-2024', label: '2020 to 2024', from: '2020'},
  {value: 'before-2020', label: 'before 2020', from: '0'},
];

/** A facet of the last change, by spans of years. */
export const changeFacet: FilterFacet = {
  key: 'changed',
  label: 'Last change seen',
  kind: 'select',
  options: [...spans.map(({value, label}) => ({value, label})), {value: notStated.value, label: 'not known'}],
};

/** The span of a change, given as `YYYY-MM`. */
export function changeValues(lastChange: string | undefined): readonly string[] {
  const span = lastChange === undefined ? undefined : spans.find(({from}) => lastChange >= from);
  return [span?.value ?? notStated.value];
}
