import {isNonBlank} from './controls';
import {decline} from './errors';
import {GrelDate} from './java/dates';
import {Fields, Int, List, type Value} from './values';

/**
 * A value as a page has it. A whole number is whole to OpenRefine, too; `bigint` is for those beyond 53 bits, and
 * `decimal` keeps what was written as 8.0.
 */
export type Bindable = string | number | bigint | boolean | Date | null | {decimal: number};

export interface Bindings {
  /** What `value` means. */
  value: Bindable;
  /** The column name of the value. */
  columnName?: string;
  /** The row of the value, counted from 0. */
  rowIndex?: number;
  /** All rows with their cells by column name, for `cells`, `row` and `record`. */
  rows?: Record<string, Bindable>[];
  starred?: boolean;
  flagged?: boolean;
}

/** A cell's value; what the evaluator itself made passes as it is. */
function toValue(bindable: Bindable | Value): Value {
  if (bindable instanceof Date) {
    const time = bindable.getTime();
    return new GrelDate(Math.floor(time / 1000), (time - Math.floor(time / 1000) * 1000) * 1e6);
  }
  if (bindable instanceof Object && 'decimal' in bindable) return bindable.decimal;
  const isLong = typeof bindable === 'number' && Number.isInteger(bindable) && Math.abs(bindable) < 2 ** 63;
  return isLong && !Object.is(bindable, -0) ? BigInt(bindable) : bindable;
}

/** What each name means. */
const NAMES = new Map<string, (bindings: Bindings) => Value>([
  ['true', () => true],
  ['false', () => false],
  ['PI', () => Math.PI],
  ['project', () => decline('A project cannot be looked at here. Try it in OpenRefine.')],
  ['rowIndex', ({rowIndex = 0}) => new Int(rowIndex)],
  ['columnName', ({columnName = 'Value'}) => columnName],
  ['row', createRow],
  ['cells', (bindings) => createRow(bindings).get('cells')],
  ['cell', ({value}) => createCell(toValue(value))],
  ['value', ({value}) => toValue(value)],
]);

/** Finds what a name means to an expression; null if it means nothing. */
export const createNames = (bindings: Bindings) => (name: string) => NAMES.get(name)?.(bindings) ?? null;

/** A cell. The page has none that are reconciled. An empty cell is none. */
function createCell(value: Value): Value {
  if (value === null) return null;
  return new Fields('com.google.refine.expr.WrappedCell', 'Cell', (name) => (name === 'value' ? value : null));
}

function createRow({rows, rowIndex: index = 0, starred = false, flagged = false}: Bindings): Fields {
  if (!rows) return decline('This needs the other cells of the row. Try it in OpenRefine.');
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows[index] ?? {};
  // JavaScript puts names that are numbers first.
  const checkOrder = () => {
    if (columns.some((column) => /^\d+$/.test(column)))
      decline('The order of these columns is not known to this page.');
  };
  return new Fields('com.google.refine.expr.WrappedRow', 'Row', (name) => {
    switch (name) {
      case 'cells':
        return new Fields('com.google.refine.expr.CellTuple', 'CellTuple', (column) =>
          Object.hasOwn(cells, column) ? createCell(toValue(cells[column] ?? null)) : null,
        );
      case 'index':
        return new Int(index);
      case 'columnNames':
        checkOrder();
        return new List(columns);
      case 'starred':
        return starred;
      case 'flagged':
        return flagged;
      case 'record':
        checkOrder();
        return createRecord(rows, columns, index);
      default:
        return null;
    }
  });
}

/**
 * The rows from one with something in the first column up to the next such. A row without anything, or before the first
 * key, is a record too.
 */
function createRecord(rows: Record<string, Bindable>[], columns: string[], index: number): Fields {
  const hasData = (value: Bindable | undefined) => isNonBlank(toValue(value ?? null));
  let hasKey = false;
  const starts = rows.flatMap((row, place) => {
    const isKeyed = hasData(row[columns[0] ?? '']);
    const isPart = hasKey && !isKeyed && columns.some((column) => hasData(row[column]));
    hasKey ||= isKeyed;
    return isPart ? [] : [place];
  });
  const record = starts.filter((start) => start <= index).length - 1;
  const from = starts[record] ?? 0;
  const to = starts[record + 1] ?? rows.length;
  const cells = new Fields('com.google.refine.expr.WrappedRow$RecordCells', 'RecordCells', (column) => {
    if (!columns.includes(column)) return null;
    const values = rows.slice(from, to).map((row) => toValue(row[column] ?? null));
    return new List(values.filter(isNonBlank).map(createCell), true);
  });
  return new Fields('com.google.refine.expr.WrappedRow$WrappedRecord', 'WrappedRecord', (name) => {
    switch (name) {
      case 'cells':
        return cells;
      case 'index':
        return new Int(record);
      case 'fromRowIndex':
        return new Int(from);
      case 'toRowIndex':
        return new Int(to);
      case 'rowCount':
        return new Int(to - from);
      default:
        return null;
    }
  });
}
