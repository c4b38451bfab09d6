import type {FilterFacet, FilterOption} from '../filterTable';
import {latestStable, releases} from '../releases';
import {states} from '../../data/terms';
import {isInVersions, listSeries, type WorksWith} from './versions';

export interface EntryFacet<Entry> extends FilterFacet {
  /** The values of an entry, or the one that stands for a property that no source says anything about. */
  valuesOf: (entry: Entry) => readonly string[];
}

const notStated: FilterOption = {value: 'not-stated', label: 'not stated'};

/**
 * A facet with the values that occur, and “not stated” if some entries have none: in the order of `terms`, which label
 * them, or else in alphabetical order.
 */
export function createFacet<Entry>(
  shape: Pick<FilterFacet, 'key' | 'label' | 'kind'>,
  entries: readonly Entry[],
  read: (entry: Entry) => readonly string[] | string | undefined,
  terms?: Readonly<Record<string, string>>,
): EntryFacet<Entry> {
  const valuesOf = (entry: Entry) => [read(entry) ?? notStated.value].flat();
  const used = new Set(entries.flatMap(valuesOf));
  const inOrder = [...used].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const options = (terms ? Object.keys(terms) : inOrder)
    .filter((value) => used.has(value) && value !== notStated.value)
    .map((value) => ({value, label: terms?.[value] ?? value}));
  return {...shape, options: used.has(notStated.value) ? [...options, notStated] : options, valuesOf};
}

export const createStateFacet = <Entry extends {state?: string | undefined}>(entries: readonly Entry[]) =>
  createFacet({key: 'state', label: 'State', kind: 'select'}, entries, ({state}) => state, states);

export const createLicenseFacet = <Entry extends {license?: string | undefined}>(entries: readonly Entry[]) =>
  createFacet({key: 'license', label: 'License', kind: 'select'}, entries, ({license}) => license);

export const createProtocolFacet = <Entry extends {protocols?: string[] | undefined}>(entries: readonly Entry[]) =>
  createFacet({key: 'protocol', label: 'Protocol', kind: 'select'}, entries, ({protocols}) => protocols);

interface Stated {
  worksWith?: WorksWith | undefined;
}

/** A facet with every series of OpenRefine that entries name, and the newest one. */
export function createVersionFacet(
  entries: readonly Stated[],
  newest = latestStable(releases).version,
): EntryFacet<Stated> {
  const statements = entries.map(({worksWith}) => worksWith);
  const series = listSeries(statements, newest);
  const options = series.map((one) => ({value: one, label: one}));
  return {
    key: 'version',
    label: 'Works with OpenRefine',
    kind: 'select',
    options: statements.includes(undefined) ? [...options, notStated] : options,
    valuesOf: ({worksWith}) => (worksWith ? series.filter((one) => isInVersions(worksWith, one)) : [notStated.value]),
  };
}

const spans = [
  {value: 'since-2025', label: '2025 or later', from: '2025'},
  {value: '2020-2024', label: '2020 to 2024', from: '2020'},
  {value: 'before-2020', label: 'before 2020', from: '0'},
];

/** A facet of the last change, a month, by spans of years. */
export const changeFacet: EntryFacet<{lastChange?: string | undefined}> = {
  key: 'changed',
  label: 'Last change seen',
  kind: 'select',
  options: [...spans.map(({value, label}) => ({value, label})), {value: notStated.value, label: 'not known'}],
  valuesOf: ({lastChange}) => {
    const span = lastChange === undefined ? undefined : spans.find(({from}) => lastChange >= from);
    return [span?.value ?? notStated.value];
  },
};
