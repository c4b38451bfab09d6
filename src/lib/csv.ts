/** One row of a CSV text. */
export interface CsvRow {
  /** The line the row begins in, counted from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads comma-separated values as RFC 4180 has them: quotes around a cell may hold commas, line breaks and doubled
 * quotes. A line break ends a row, so an empty line is a row with one empty cell. Text that is no CSV is an error.
 */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const source = text.replace(/\r\n?/g, '\n');
  let index = 0;
  let line = 1;
  while (index < source.length) {
    const row: CsvRow = {line, cells: []};
    for (let more = true; more;) {
      const cell = source[index] === '"' ? readQuoted(source, index, line) : readPlain(source, index, line);
      row.cells.push(cell.value);
      line += cell.value.split('\n').length - 1;
      more = source[cell.end] === ',';
      index = cell.end + 1;
    }
    line += 1;
    rows.push(row);
  }
  return rows;
}

interface ReadCell {
  value: string;
  /** Where the comma or line break after the cell stands. */
  end: number;
}

function readPlain(source: string, start: number, line: number): ReadCell {
  const length = source.slice(start).search(/[,\n]/);
  const end = length < 0 ? source.length : start + length;
  const value = source.slice(start, end);
  if (value.includes('"')) {
    throw new Error(`Line ${line}: ${value} holds a quote. Put quotes around the cell and double the one in it.`);
  }
  return {value, end};
}

function readQuoted(source: string, start: number, line: number): ReadCell {
  const found = /^"((?:[^"]|"")*)"/.exec(source.slice(start));
  if (!found) throw new Error(`Line ${line}: the quote that opens a cell is never closed. Add the closing quote.`);
  const end = start + found[0].length;
  if (end < source.length && source[end] !== ',' && source[end] !== '\n') {
    throw new Error(`Line ${line}: text follows the closing quote of a cell. Double a quote that belongs to the text.`);
  }
  return {value: (found[1] ?? '').replaceAll('""', '"'), end};
}

/** The rows as CSV, with quotes where a cell needs them and a line break after each row. */
export function renderCsv(rows: string[][]): string {
  return rows.map((cells) => `${cells.map(renderCell).join(',')}\n`).join('');
}

function renderCell(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
