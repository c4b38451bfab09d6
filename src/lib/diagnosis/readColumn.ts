import {LIMITS, type Cell} from './diagnosis';

interface Column {
  /** The first line, if it is the name. */
  name?: string;
  cells: Cell[];
  /** What the page did not read, and why. */
  notice?: string;
}

/**
 * A cell as spreadsheets copy it, and what ends it. Quotation marks that are no part of a cell enclose it as a whole. Two
 * that are alone on their lines enclose nothing, but stand for the values above them.
 */
const PASTED =
  /(?:"(?![\r\n](?:(?:[^"]|"")*[\r\n])?"(?=[\t\r\n]|$))((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n?|\n|$)/g;

/** Only a cell with a line break, a tab, or a quotation mark was enclosed by the spreadsheet. */
const unquote = (quoted: string): string => (/[\t\r\n]|""/.test(quoted) ? quoted.replaceAll('""', '"') : `"${quoted}"`);

/** What of a text the page reads, and what not; nothing of a text that is too long. */
export function fitText(text: string): {text?: string; notice?: string} {
  if (text.length > LIMITS.characters)
    return {notice: `This is more than 1 MB, so none of it was read. Paste at most ${LIMITS.cells} cells.`};
  const lines = text.split('\n');
  const short = lines.filter((line) => line.length <= LIMITS.line);
  const notices = [
    short.length < lines.length &&
      `Lines of more than ${LIMITS.line} characters were left out: ${lines.length - short.length}.`,
    short.length > LIMITS.lines && `Only the first ${LIMITS.lines} lines were kept.`,
  ].filter(Boolean);
  return notices.length === 0 ? {text} : {text: short.slice(0, LIMITS.lines).join('\n'), notice: notices.join(' ')};
}

/** The cells of a text that was pasted or typed: one per line, the first of each line where a table was pasted. */
export function readColumn(text: string, hasName: boolean): Column {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain = '', end] of text.matchAll(PASTED)) {
    if (!whole && rows.at(-1)?.length === 0) break;
    rows.at(-1)?.push(quoted === undefined ? plain : unquote(quoted));
    if (end !== '\t') rows.push([]);
  }
  const lines = rows.filter((row) => row.length > 0);
  // A spreadsheet copies a tab on every line of a table. Any other tab belongs to its cell.
  const isTable = lines.every((row) => row.length > 1);
  const values = lines.map((row) => (isTable ? (row[0] ?? '') : row.join('\t')));
  const name = hasName ? values.shift()?.trim() : undefined;
  const notices = [
    isTable && lines.length > 0 && 'Tabs divide several columns. This page read the first one.',
    values.length > LIMITS.cells &&
      `This page read only the first ${LIMITS.cells} cells. In OpenRefine, the steps work on all of them.`,
  ].filter(Boolean);
  return {
    ...(name && {name}),
    cells: values.slice(0, LIMITS.cells).map((value) => (value === '' ? null : {type: 'string', text: value})),
    ...(notices.length > 0 && {notice: notices.join(' ')}),
  };
}
