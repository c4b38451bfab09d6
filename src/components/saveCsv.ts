import {renderCsv} from '../lib/renderCsv';

/** Lets the browser save rows as a file; nothing is sent. Half a character, which is not text, becomes U+FFFD. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([renderCsv(rows)], {type: 'text/csv'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
