import {describe, expect, test} from 'vitest';
import {cluster} from '../../lib/fingerprint';
import {demoReducer, initialState, MAX_ENTRIES, type DemoAction, type DemoState} from './demoState';

const after = (...actions: DemoAction[]): DemoState => actions.reduce(demoReducer, initialState);
const valuesOf = ({entries}: DemoState) => entries.map(({value, count}) => `${value} (${count})`);
const countRows = ({entries}: DemoState) => entries.reduce((sum, {count}) => sum + count, 0);

describe('the demonstration', () => {
  test('starts with twelve spellings in three clusters, as the tool finds them in the same data', () => {
    expect(initialState.entries).toHaveLength(12);
    expect(cluster(initialState.entries).map(({key, members}) => [key, members.map(({value}) => value)])).toEqual([
      ['de la mer musee', ['Musée de la Mer', 'Musee de la mer', 'Mer, Musée de la', 'MUSEE DE LA MER']],
      ['archive lodz textile', ['Łódź Textile Archive', 'Lodz Textile Archive', 'Textile Archive, Łódź']],
      ['harbour museum', ['Harbour Museum', 'harbour museum', 'Harbour Museum.']],
    ]);
    expect(countRows(initialState)).toBe(60);
  });

  test('merges a cluster into one value that has the rows of all', () => {
    const merged = after({type: 'merge', groups: [{ids: [1, 9, 12], value: 'Łódź Textile Archive'}]});
    expect(valuesOf(merged)).toContain('Łódź Textile Archive (15)');
    expect(merged.entries).toHaveLength(10);
    expect(countRows(merged)).toBe(60);
    expect(merged.done).toBe('Merged 3 spellings into “Łódź Textile Archive”.');
  });

  test('merges all clusters in one step, which one undo takes back', () => {
    const groups = cluster(initialState.entries).map(({members}) => ({
      ids: members.map(({id}) => id),
      value: members[0]?.value ?? '',
    }));
    const merged = after({type: 'merge', groups});
    expect(valuesOf(merged)).toEqual([
      'Łódź Textile Archive (15)',
      'Harbour Museum (14)',
      'Musée de la Mer (24)',
      'Harbor Museum (1)',
      'Cloth Hall Collection (6)',
    ]);
    expect(demoReducer(merged, {type: 'undo'}).entries).toEqual(initialState.entries);
  });

  test('joins a value to an equal one after an edit', () => {
    expect(valuesOf(after({type: 'edit', id: 6, value: 'Harbour Museum'}))).toContain('Harbour Museum (12)');
  });

  test.each<DemoAction>([
    {type: 'edit', id: 6, value: 'Harbor Museum'},
    {type: 'edit', id: 6, value: '  '},
    {type: 'edit', id: 99, value: 'x'},
    {type: 'add', value: ' '},
    {type: 'merge', groups: [{ids: [1, 9], value: ''}]},
    {type: 'undo'},
    {type: 'reset'},
  ])('changes nothing on %j', (action) => {
    expect(demoReducer(initialState, action)).toBe(initialState);
  });

  test('undoes every change back to the start, a reset included', () => {
    const changed = after(
      {type: 'add', value: 'Sea Museum'},
      {type: 'edit', id: 13, value: 'Museum, Sea'},
      {type: 'reset'},
    );
    expect(changed.entries).toEqual(initialState.entries);
    expect(valuesOf(demoReducer(changed, {type: 'undo'}))).toContain('Museum, Sea (1)');
    const undone = [1, 2, 3].reduce((state) => demoReducer(state, {type: 'undo'}), changed);
    expect(undone).toMatchObject({entries: initialState.entries, past: []});
  });

  test('gives an added value an id that nothing had before', () => {
    const state = after(
      {type: 'add', value: 'A'},
      {type: 'merge', groups: [{ids: [12, 13], value: 'B'}]},
      {type: 'add', value: 'C'},
    );
    expect(state.entries.at(-1)).toEqual({id: 14, value: 'C', count: 1});
  });

  test(`takes ${MAX_ENTRIES} values and no more`, () => {
    const state = after(...Array.from({length: 30}, (_, n): DemoAction => ({type: 'add', value: `Value ${n}`})));
    expect(state.entries).toHaveLength(MAX_ENTRIES);
  });
});
