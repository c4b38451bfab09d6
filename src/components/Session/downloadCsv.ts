import {renderCsv} from './model/renderCsv';
import type {SessionState} from './model/session';

/** Lets the browser save the rows that match. Nothing is sent: the file is in the link itself. */
export function downloadCsv(state: SessionState): void {
  const link = document.createElement('a');
  link.href = `data:text/csv;charset=utf-8,${encodeURIComponent(renderCsv(state))}`;
  // The name that the program gives the file: that of the project.
  link.download = 'objects-24-csv.csv';
  link.click();
}
