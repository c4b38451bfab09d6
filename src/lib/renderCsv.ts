const renderCell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of cells as CSV, with quotes only where a cell needs them, or a row that programs skip as an empty line. */
export const renderCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(renderCell).join(',') || '""'}\n`).join('');
