import type {Result} from '../../../grel';
import {cluster} from './cluster';
import {columns} from './objects';
import {
  countValues,
  matchingRows,
  maxCellLength,
  rowsOf,
  textOf,
  type Cell,
  type Facet,
  type MassEdit,
  type SessionAction,
  type SessionState,
} from './session';

/** The new value of a cell; undefined where the program keeps the original, and for what the session cannot store. */
function storable(result: Result): Cell | undefined {
  if (!('text' in result)) return undefined;
  const {text, type, stored = text} = result;
  if (type === 'string') return text;
  if (type === 'number' && /^-?\d+$/.test(stored)) {
    return Number.isSafeInteger(Number(stored)) ? Number(stored) : BigInt(stored);
  }
  if (type === 'number') return {decimal: Number(stored), text: stored};
  if (type === 'boolean') return text === 'true';
  return type === 'undefined' ? null : undefined;
}

/** Why a transform changes nothing and is no step of the history; undefined where it does and is. */
function findRefusal(results: Iterable<Result>): string | undefined {
  for (const result of results) {
    if ('declined' in result) return result.declined;
    // The program shows this message after the expression, and runs nothing.
    if ('error' in result && result.error.startsWith('Parsing error')) return result.error;
    if ('text' in result && result.text.length > maxCellLength) {
      return `This page stores at most ${maxCellLength} characters in a cell, so nothing has changed.`;
    }
    if ('text' in result && result.type === 'date') return 'This page cannot store dates, so nothing has changed.';
  }
  return undefined;
}

function select({column, selected}: Facet, choice: string, toggle: boolean): Facet {
  if (!selected.includes(choice)) return {column, selected: toggle ? [...selected, choice] : [choice]};
  const isOnly = selected.length === 1;
  return {column, selected: toggle || isOnly ? selected.filter((other) => other !== choice) : [choice]};
}

/** Replaces cells of a column and adds that to the history, which ends there. */
function edit(state: SessionState, column: number, cells: Map<number, Cell>, description: string): SessionState {
  const rows = rowsOf(state).map((row, index) =>
    cells.has(index) ? row.map((cell, place) => (place === column ? (cells.get(index) ?? null) : cell)) : row,
  );
  const history = [...state.history.slice(0, state.at + 1), {description, rows}];
  return {...state, history, at: history.length - 1, notice: description};
}

function merge(state: SessionState, column: number, edits: readonly MassEdit[], numbers: number[]): SessionState {
  const rows = rowsOf(state);
  // Of two clusters with the same value, the later one wins.
  const targets = new Map(edits.flatMap(({from, to}) => from.map((text) => [text, to] as const)));
  const cells = new Map<number, Cell>();
  for (const index of numbers) {
    const to = targets.get(textOf(rows[index]?.[column]));
    if (to !== undefined) cells.set(index, to);
  }
  return edit(state, column, cells, `Mass edit ${cells.size} cells in column ${columns[column]}`);
}

function change(state: SessionState, action: SessionAction): SessionState {
  const {facets} = state;
  switch (action.type) {
    case 'facet':
      if (facets.some(({column}) => column === action.column)) return state;
      return {...state, facets: [...facets, {column: action.column, selected: []}]};
    case 'close facet':
      return {...state, facets: facets.filter(({column}) => column !== action.column)};
    case 'select':
      return {
        ...state,
        facets: facets.map((facet) =>
          facet.column === action.column ? select(facet, action.choice, action.toggle ?? false) : facet,
        ),
      };
    case 'reset all':
      return {...state, facets: facets.map(({column}) => ({column, selected: []}))};
    case 'remove all':
      return {...state, facets: []};
    case 'merge':
      return merge(state, action.column, action.edits, matchingRows(state));
    case 'rename': {
      const {column, from, to} = action;
      const facet = facets.find((other) => other.column === column);
      // What the facet itself selects doesn't count, and the selection follows the new name, unless it is of blank cells.
      const renamed = merge(state, column, [{from: [from], to}], matchingRows(state, facet));
      const selected = new Set(facet?.selected.map((choice) => (choice && choice === from ? to : choice)));
      return {...renamed, facets: facets.map((other) => (other === facet ? {column, selected: [...selected]} : other))};
    }
    case 'transform': {
      const rows = rowsOf(state);
      const cells = new Map<number, Cell>();
      for (const [index, result] of action.results) {
        const cell = storable(result);
        const old = rows[index]?.[action.column] ?? null;
        const isSame = typeof cell === typeof old && textOf(cell) === textOf(old);
        if (cell !== undefined && !isSame) cells.set(index, cell);
      }
      const place = `column ${columns[action.column]}: ${action.expression}`;
      return edit(state, action.column, cells, `Text transform on ${cells.size} cells in ${place}`);
    }
    case 'go':
      return {...state, at: action.to, notice: ''};
    case 'exported':
      return state;
  }
}

const [TYPE, MAKER, MADE] = [1, 2, 3];

const textsOf = (state: SessionState, column: number): string[] => rowsOf(state).map((row) => textOf(row[column]));

const isClustered = (state: SessionState): boolean => {
  const rows = rowsOf(state);
  return cluster(countValues(rows, [...rows.keys()], MAKER)).length === 0;
};

/** Whether an action does each of the guided steps in `steps.tsx`, so that what the step says then is true. */
const completes: readonly ((action: SessionAction, state: SessionState) => boolean)[] = [
  (action, state) => action.type === 'select' && action.column === MAKER && matchingRows(state).length === 2,
  (_, state) => isClustered(state),
  ({type}, state) => type === 'transform' && textsOf(state, TYPE).every((text) => text === text.trim()),
  ({type}, state) => type === 'transform' && textsOf(state, MADE).some((text) => text.startsWith('c. ')),
  ({type}) => type === 'exported',
];

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  const refusal = action.type === 'transform' && findRefusal(action.results.values());
  if (refusal) return {...state, notice: refusal};
  const next = change(state, action);
  return completes[state.step]?.(action, next) ? {...next, step: state.step + 1} : next;
}
