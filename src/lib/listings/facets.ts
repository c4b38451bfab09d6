import type {FilterFacet} from '../filterTable';
import {latestStable, releases} from '../releases';
import {compareVersions, lineOf} from '../../data/compareVersions';
import {states} from '../../data/terms';
import {isInVersions, type WorksWith} from './versions';

/** A property of the entries of a list. */
export interface EntryFacet<Entry> extends Omit<FilterFacet, 'options'> {
  /** The values of an entry; undefined where no source says anything. */
  read: (entry: Entry) => readonly string[] | string | undefined;
  /** The labels of the values, in their order. Without them, the values are in alphabetical order. */
  terms?: Readonly<Record<string, string>>;
}

const notStated = {value: 'not-stated', label: 'not stated'};

export const valuesOf = <Entry>({read}: EntryFacet<Entry>, entry: Entry): string[] =>
  [read(entry) ?? notStated.value].flat();

/** The facet with the values that occur, and “not stated” if some entries have none. */
export function createFilterFacet<Entry>(facet: EntryFacet<Entry>, entries: readonly Entry[]): FilterFacet {
  const {terms} = facet;
  const used = new Set(entries.flatMap((entry) => valuesOf(facet, entry)));
  const inOrder = [...used].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  const options = (terms ? Object.keys(terms) : inOrder)
    .filter((value) => used.has(value) && value !== notStated.value)
    .map((value) => ({value, label: terms?.[value] ?? value}));
  return {...facet, options: used.has(notStated.value) ? [...options, notStated] : options};
}

export const kindFacet = (terms: Record<string, string>): EntryFacet<{kind: string}> => {
  return {key: 'kind', label: 'Kind', read: ({kind}) => kind, terms};
};

export const stateFacet: EntryFacet<{state?: string}> = {
  key: 'state',
  label: 'State',
  read: ({state}) => state,
  terms: states,
};

export const licenseFacet: EntryFacet<{license?: string}> = {
  key: 'license',
  label: 'License',
  read: ({license}) => license,
};

export const protocolFacet: EntryFacet<{protocols?: string[]}> = {
  key: 'protocol',
  label: 'Protocol',
  read: ({protocols}) => protocols,
};

/** A facet with every series of OpenRefine that entries name, and the latest one, newest first. */
export function createVersionFacet(entries: readonly {worksWith?: WorksWith}[]): EntryFacet<{worksWith?: WorksWith}> {
  const named = entries.flatMap(({worksWith}) => [worksWith?.from, worksWith?.to]);
  const versions = [latestStable(releases).version, ...named.filter((version) => version !== undefined)];
  const series = [...new Set(versions.map(lineOf))].sort((a, b) => compareVersions(b, a));
  return {
    key: 'version',
    label: 'Works with OpenRefine',
    read: ({worksWith}) => worksWith && series.filter((one) => isInVersions(worksWith, one)),
    terms: Object.fromEntries(series.map((one) => [one, one])),
  };
}

/** A facet of the last change, a month, by spans of years. */
export const changeFacet: EntryFacet<{lastChange?: string}> = {
  key: 'changed',
  label: 'Last change seen',
  read: ({lastChange}) =>
    lastChange && (lastChange < '2020' ? 'before-2020' : lastChange < '2025' ? '2020-2024' : 'since-2025'),
  terms: {'since-2025': '2025 or later', '2020-2024': '2020 to 2024', 'before-2020': 'before 2020'},
};
