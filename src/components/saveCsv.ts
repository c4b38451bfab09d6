import {renderCsv} from '../lib/renderCsv';

/**
 * Lets the browser save rows as a file; nothing is sent. Half a character, which is not text, becomes U+FFFD.
 * Excel reads accents only after a byte order mark; OpenRefine recognizes it, but writes none.
 */
export function saveCsv(name: string, rows: readonly (readonly string[])[], mark = ''): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([mark, renderCsv(rows)], {type: 'text/csv'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
