import type {ValueCount} from '../../lib/fingerprint';

/** A value of the demonstration's column; the id lasts while the value changes. */
export interface Entry extends ValueCount {
  id: number;
}

export interface DemoState {
  entries: Entry[];
  /** What `undo` goes back to, the oldest first. */
  past: Entry[][];
  /** What the last action did, for the status line. */
  done: string;
}

/** Entries that all get one value. */
export interface MergeGroup {
  ids: number[];
  value: string;
}

export type DemoAction =
  | {type: 'edit'; id: number; value: string}
  | {type: 'add'; value: string}
  | {type: 'merge'; groups: MergeGroup[]}
  | {type: 'undo'}
  | {type: 'reset'};

/** More values than a reader can follow. */
export const MAX_ENTRIES = 20;
export const MAX_LENGTH = 60;

/** The column "Lender" of the loan list that the pictures of OpenRefine show: 60 rows, 12 spellings, 4 lenders. */
const lenders: [value: string, count: number][] = [
  ['Łódź Textile Archive', 9],
  ['Harbour Museum', 11],
  ['MUSEE DE LA MER', 2],
  ['Musée de la Mer', 14],
  ['Musee de la mer', 5],
  ['Harbor Museum', 1],
  ['Mer, Musée de la', 3],
  ['Harbour Museum.', 1],
  ['Textile Archive, Łódź', 2],
  ['Cloth Hall Collection', 6],
  ['harbour museum', 2],
  ['Lodz Textile Archive', 4],
];

export const initialState: DemoState = {
  entries: lenders.map(([value, count], index) => ({id: index + 1, value, count})),
  past: [],
  done: '',
};

/** Equal values are one value: the first keeps its place and counts the rows of all. */
function joinEqual(entries: Entry[]): Entry[] {
  const byValue = new Map<string, Entry>();
  for (const entry of entries) {
    const same = byValue.get(entry.value);
    byValue.set(entry.value, same ? {...same, count: same.count + entry.count} : entry);
  }
  return [...byValue.values()];
}

export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  const {entries, past} = state;
  const advance = (next: Entry[], done: string): DemoState => ({
    entries: joinEqual(next),
    past: [...past, entries],
    done,
  });

  switch (action.type) {
    case 'edit': {
      const edited = entries.find(({id}) => id === action.id);
      if (!edited || action.value === edited.value || action.value.trim() === '') return state;
      const next = entries.map((entry) => (entry === edited ? {...entry, value: action.value} : entry));
      return advance(next, `Changed “${edited.value}” to “${action.value}”.`);
    }
    case 'add': {
      if (action.value.trim() === '' || entries.length >= MAX_ENTRIES) return state;
      const id = 1 + Math.max(...[...past, entries].flat().map((entry) => entry.id));
      return advance([...entries, {id, value: action.value, count: 1}], `Added “${action.value}”.`);
    }
    case 'merge': {
      const groups = action.groups.filter(({ids, value}) => ids.length > 0 && value.trim() !== '');
      if (groups.length === 0) return state;
      const next = entries.map((entry) => {
        const group = groups.find(({ids}) => ids.includes(entry.id));
        return group ? {...entry, value: group.value} : entry;
      });
      const spellings = groups.reduce((sum, {ids}) => sum + ids.length, 0);
      const names = groups.map(({value}) => `“${value}”`).join(', ');
      return advance(next, `Merged ${spellings} spellings into ${names}.`);
    }
    case 'undo': {
      const before = past.at(-1);
      return before ? {entries: before, past: past.slice(0, -1), done: 'Undid the last change.'} : state;
    }
    case 'reset':
      return past.length > 0
        ? {...initialState, past: [...past, entries], done: 'Restored the original values.'}
        : state;
  }
}
