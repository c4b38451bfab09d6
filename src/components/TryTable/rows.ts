import {createShareHash, type SharedExpression} from '../../lib/grel/sharedExpression';

/** What the editor starts with. */
export interface Asked {
  expression: string;
  /** The value as the table writes it, or a column name. */
  value: string;
}

/** A table whose rows are cells for an expression to read. */
export interface Cells {
  columns: string[];
  rows: Record<string, string | null>[];
}

/** What a row of examples asks: the code of its first cell, with that of the second one where there is a value. */
export function readRow(row: HTMLTableRowElement): Asked {
  const cells = Array.from(row.cells).filter((cell) => !cell.classList.contains('try'));
  const codeOf = (cell?: Element): string | undefined => cell?.querySelector('code')?.textContent ?? undefined;
  return {expression: codeOf(cells[0]) ?? '', value: (cells.length > 2 ? codeOf(cells[1]) : undefined) ?? 'null'};
}

/** The row that asks this, if there is one. */
export function findRow(table: HTMLTableElement, asked: Asked): HTMLTableRowElement | undefined {
  return Array.from(table.rows).find((row) => {
    const {expression, value} = readRow(row);
    return expression === asked.expression && value === asked.value;
  });
}

/** The cells of a table as the reader sees them. An empty one is null, as in the tool. */
export function readCells(table: HTMLTableElement): Cells {
  const [head, ...body] = Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent ?? ''));
  const columns = head ?? [];
  return {
    columns,
    rows: body.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] || null]))),
  };
}

/** Marks a part of a page in which an editor can open. */
export const PLACE = 'data-try-place';

const isBefore = (one: Element, other: Element): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const listPlaces = (): Element[] => Array.from(document.querySelectorAll(`[${PLACE}]`));

const findHeadings = (): Element[] => Array.from(document.querySelectorAll(':is(h2, h3, h4, h5)[id]'));

/** The places between a heading and the next one; all of the page where there is no such heading. */
function listBelow(id: string): Element[] {
  const headings = findHeadings();
  const index = headings.findIndex((heading) => heading.id === id);
  const [heading, next] = [headings[index], headings[index + 1]];
  if (!heading) return listPlaces();
  return listPlaces().filter((place) => isBefore(heading, place) && !(next && isBefore(next, place)));
}

/** Whether an address asks for this place. */
export function isAskedFor(place: Element, {heading, table}: SharedExpression): boolean {
  const below = listBelow(heading);
  return (below[table] ?? below[0] ?? listPlaces()[0]) === place;
}

/** The address that opens the editor in this place, or nothing where it would be too long. */
export function createLink(place: Element, asked: Asked): string | undefined {
  const heading =
    findHeadings()
      .filter((one) => isBefore(one, place))
      .at(-1)?.id ?? '';
  const hash = createShareHash({...asked, heading, table: listBelow(heading).indexOf(place)});
  return hash && location.href.replace(/#.*/, '') + hash;
}
