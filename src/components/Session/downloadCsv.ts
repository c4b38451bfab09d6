import {renderCsv} from './model/renderCsv';
import type {SessionState} from './model/session';

/** Lets the browser save the rows that match; nothing is sent. Half a character, which is not text, becomes U+FFFD. */
export function downloadCsv(state: SessionState): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([renderCsv(state)], {type: 'text/csv'}));
  // The name that the program gives the file: that of the project.
  link.download = 'objects-24-csv.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
