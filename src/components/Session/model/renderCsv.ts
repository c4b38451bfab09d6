import {columns} from './objects';
import {matchingRows, rowsOf, textOf, type SessionState} from './session';

/** The program's export leaves out spaces at the ends of a cell, too. */
function renderCell(text: string): string {
  const trimmed = text.trim();
  return /[",\n\r]/.test(trimmed) ? `"${trimmed.replaceAll('"', '""')}"` : trimmed;
}

/** The rows that match the facets, as OpenRefine exports them. */
export function renderCsv(state: SessionState): string {
  const rows = rowsOf(state);
  const matching = matchingRows(state).map((index) => rows[index]?.map(textOf) ?? []);
  return [columns, ...matching].map((cells) => `${cells.map(renderCell).join(',')}\n`).join('');
}
