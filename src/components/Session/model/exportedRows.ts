import {columns} from './objects';
import {matchingRows, rowsOf, textOf, type SessionState} from './session';

/** The column names and the rows that match the facets, as the program exports them: without spaces at the ends of a cell. */
export const exportedRows = (state: SessionState): string[][] => [
  [...columns],
  ...matchingRows(state).map((index) => rowsOf(state)[index]?.map((cell) => textOf(cell).trim()) ?? []),
];
