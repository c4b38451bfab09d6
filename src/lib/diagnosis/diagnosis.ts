import type {WrittenDiagnosis} from '../../data/diagnoses.schema';

/** A fault of a column, as a recipe describes it in its source. `src/data/diagnoses.schema.ts` says how. */
export interface Diagnosis extends WrittenDiagnosis {
  id: string;
  /** The section of the recipe. */
  to: string;
  title: string;
}

/** Beyond these, the page says what it did not look at. Long lines, and many, freeze the field of a browser. */
export const LIMITS = {cells: 2000, lines: 4000, line: 5000, characters: 1_000_000, slow: 3, shown: 300, forms: 8};

/** The content of a cell with its type; a blank cell is null. */
export type Cell = {type: string; text: string} | null;

/** What an expression finds in each cell, or that it fails there; nothing if it takes too long. */
export type Evaluate = (expression: string, cells: Cell[]) => Promise<(Cell | 'error' | 'declined')[] | undefined>;

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const isSameCell = (one: Cell, other: Cell): boolean => one?.type === other?.type && one?.text === other?.text;
