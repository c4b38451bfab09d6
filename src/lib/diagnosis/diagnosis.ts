/** What a fix can be about, in the order in which fixes are safe: what comes later can read what came earlier. */
export const PHASES = ['characters', 'markup', 'spaces', 'blanks', 'lists', 'values', 'spellings'] as const;

/** Which forms are a fault: those beside one that most cells have, several that many have, or those that occur again. */
export const RULES = ['rare', 'mixed', 'repeated'] as const;

/** A fault of a column, as a recipe describes it in its source. src/build/diagnoses.ts says how. */
export interface Diagnosis {
  id: string;
  /** The section of the recipe. */
  to: string;
  title: string;
  phase: (typeof PHASES)[number];
  /** What is wrong, as a reader sees it. */
  sees: string;
  /** True for a cell with the fault. */
  find: string;
  /** The fault counts only if this is true for more than half of the cells, or for the percentage in "share". */
  most?: string;
  /** What makes a right cell of a wrong one. Without it, the fault is only named. */
  fix?: string;
  /** What of a cell is compared, as a text or a list; without it, the cell, whose spellings can be merged. */
  pieces?: string;
  /** Different pieces with a key in common are forms of one thing. */
  key?: string;
  /** Which forms are a fault; without it, all that differ. */
  when?: (typeof RULES)[number];
  /** The percentage that the rule is about, or without one, "most". */
  share?: number;
  /** What the fix leaves alone, or what only the reader can decide. */
  keeps: string;
  /** A finding is left out if another one about the same thing names all of its cells. */
  about?: string;
  /** What only the reader knows; diagnoses with the same question are its answers. */
  question?: string;
  answer?: string;
  example?: string;
}

/** Beyond these, the page says what it did not look at. Long lines, and many, freeze the field of a browser. */
export const LIMITS = {cells: 2000, lines: 4000, line: 5000, characters: 1_000_000, slow: 3, shown: 300, forms: 8};

/** The content of a cell with its type; a blank cell is null. */
export type Cell = {type: string; text: string} | null;

/** What an expression finds in each cell, or that it fails there; nothing if it takes too long. */
export type Evaluate = (expression: string, cells: Cell[]) => Promise<(Cell | 'error' | 'declined')[] | undefined>;

export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const isSameCell = (one: Cell, other: Cell): boolean => one?.type === other?.type && one?.text === other?.text;
