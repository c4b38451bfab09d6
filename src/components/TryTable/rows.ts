import {createShareHash, readShareHash} from '../../lib/grel/sharedExpression';

interface Asked {
  expression: string;
  /** The value as the table writes it, or a column name. */
  value: string;
}

/** A table whose rows are cells for an expression to read. */
interface Cells {
  columns: string[];
  rows: Record<string, string | null>[];
}

/** Where the editor opens. */
export interface Start extends Asked {
  place: Element;
  /** The heading that an address names. */
  heading?: string;
  /** The cells of a whole table, whose column `value` names; without them, `value` is what the expression is about. */
  cells?: Cells;
  row?: HTMLTableRowElement;
}

const FIRST: Asked = {expression: 'value.toTitlecase()', value: ''};

/** What a row of examples asks: the code of its first cell, with that of the second one where there is a value. */
function readRow(row: HTMLTableRowElement): Asked {
  const cells = Array.from(row.cells).filter((cell) => !cell.classList.contains('try'));
  const codeOf = (cell?: Element): string | undefined => cell?.querySelector('code')?.textContent ?? undefined;
  return {expression: codeOf(cells[0]) ?? '', value: (cells.length > 2 ? codeOf(cells[1]) : undefined) ?? 'null'};
}

function findRow(table: HTMLTableElement, asked: Asked): HTMLTableRowElement | undefined {
  return Array.from(table.rows).find((row) => {
    const {expression, value} = readRow(row);
    return expression === asked.expression && value === asked.value;
  });
}

/** The cells of a table as the reader sees them. An empty one is null, as in the tool. */
function readCells(table: HTMLTableElement): Cells {
  const [head, ...body] = Array.from(table.rows, (row) => Array.from(row.cells, (cell) => cell.textContent));
  const columns = head ?? [];
  return {
    columns,
    rows: body.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] || null]))),
  };
}

const isBefore = (one: Element, other: Element): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const listPlaces = (): Element[] => Array.from(document.querySelectorAll('[data-try-place]'));

const findHeadings = (): Element[] => Array.from(document.querySelectorAll(':is(h2, h3, h4, h5)[id]'));

/** The places between a heading and the next one. An old ID is before its heading; without an ID, it is all of the page. */
function listBelow(id: string): Element[] {
  if (!id) return listPlaces();
  const named = document.getElementById(id);
  const headings = findHeadings();
  const index = headings.findIndex((heading) => heading === named || (named && isBefore(named, heading)));
  const [heading, next] = [headings[index], headings[index + 1]];
  return listPlaces().filter((place) => heading && isBefore(heading, place) && !(next && isBefore(next, place)));
}

/** What the button of a place asks. Without one, what the address asks of this place, or why it opens nothing. */
export function readStart(place: Element, button?: Element): Start | string | undefined {
  const table = place.querySelector('table');
  if (!table) return undefined;
  const cells = table.dataset.try === 'table' ? readCells(table) : undefined;
  const row = button?.closest('tr') ?? undefined;
  if (button) return {place, cells, row, ...(row ? readRow(row) : FIRST)};
  const shared = readShareHash(window.location.hash);
  const wanted = shared && !shared.isTooLong ? listBelow(shared.heading)[shared.table] : undefined;
  if (shared && wanted === place) return {...shared, place, cells, row: findRow(table, shared)};
  if (!shared || wanted || listPlaces()[0] !== place) return undefined;
  return shared.isTooLong
    ? 'This link is too long, so its expression was not opened. Ask for the expression itself.'
    : `The example that this link leads to is no longer on this page. Its expression is ${shared.expression}`;
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
