import type {Result} from '../../../grel';
import type {ValueCount} from './cluster';
import {objects} from './objects';

/** Characters that a reader can give a cell. */
export const maxCellLength = 1000;

/** What a cell of the session can hold; a blank one is null, and only a decimal number comes with its text. */
export type Cell = string | number | bigint | boolean | {decimal: number; text: string} | null;
export type Row = readonly Cell[];

/** A change to the data, as the history lists it, and the rows that it left. */
interface Entry {
  description: string;
  rows: readonly Row[];
}

export interface Facet {
  column: number;
  /** The texts of the selected choices; that of the blank choice is empty. */
  selected: readonly string[];
}

/** A change of some values of a column to another. */
export interface MassEdit {
  from: readonly string[];
  to: string;
}

export interface SessionState {
  /** The first entry is the creation of the project. */
  history: readonly Entry[];
  /** The place in the history. The entries after it are undone. */
  at: number;
  facets: readonly Facet[];
  /** What the program reports about the last change. */
  notice: string;
  /** The guided step that comes next, from 0. */
  step: number;
}

export type SessionAction =
  | {type: 'facet'; column: number}
  | {type: 'close facet'; column: number}
  | {type: 'select'; column: number; choice: string; toggle?: boolean}
  | {type: 'reset all'}
  | {type: 'remove all'}
  | {type: 'merge'; column: number; edits: readonly MassEdit[]}
  | {type: 'rename'; column: number; from: string; to: string}
  | {type: 'transform'; column: number; expression: string; results: ReadonlyMap<number, Result>}
  | {type: 'go'; to: number}
  | {type: 'exported'};

export const initialState: SessionState = {
  history: [{description: 'Create project', rows: objects}],
  at: 0,
  facets: [],
  notice: '',
  step: 0,
};

export const textOf = (cell: Cell | undefined): string => (cell instanceof Object ? cell.text : String(cell ?? ''));

export const rowsOf = ({history, at}: SessionState): readonly Row[] => history[at]?.rows ?? [];

const isSelected = (row: Row, {column, selected}: Facet): boolean =>
  selected.length === 0 || selected.includes(textOf(row[column]));

/** The numbers of the rows that match the facets, from 0. What `except` selects does not count. */
export function matchingRows(state: SessionState, except?: Facet): number[] {
  const facets = state.facets.filter((facet) => facet !== except);
  return rowsOf(state).flatMap((row, index) => (facets.every((facet) => isSelected(row, facet)) ? index : []));
}

/** How often the values of a column occur in the rows, without blank cells. */
export function countValues(rows: readonly Row[], numbers: readonly number[], column: number): ValueCount[] {
  const counts = new Map<string, number>();
  for (const index of numbers) {
    const text = textOf(rows[index]?.[column]);
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({value, count}));
}

/** The choices of a facet in the program's order, with their counts in the rows that match the other facets. */
export function choicesOf(state: SessionState, facet: Facet): {choices: ValueCount[]; blank: number} {
  const rows = rowsOf(state);
  const numbers = matchingRows(state, facet);
  const choices = countValues(rows, numbers, facet.column);
  // A choice stays as long as it is selected.
  for (const value of facet.selected) {
    if (value && !choices.some((choice) => choice.value === value)) choices.push({value, count: 0});
  }
  choices.sort((a, b) => a.value.toLowerCase().localeCompare(b.value.toLowerCase(), 'en'));
  return {choices, blank: numbers.filter((index) => !textOf(rows[index]?.[facet.column])).length};
}
