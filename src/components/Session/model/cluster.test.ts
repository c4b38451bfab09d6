import {describe, expect, test} from 'vitest';
import {cluster} from './cluster';

describe('cluster', () => {
  test('groups different values with one key and leaves single values out', () => {
    const values = [
      {value: 'Kyoto', count: 9},
      {value: 'kyoto', count: 1},
      {value: 'Delft', count: 4},
      {value: 'Łódź', count: 2},
      {value: 'Lodz', count: 5},
      {value: 'LODZ', count: 1},
    ];
    expect(cluster(values)).toEqual([
      {
        key: 'lodz',
        members: [
          {value: 'Lodz', count: 5},
          {value: 'Łódź', count: 2},
          {value: 'LODZ', count: 1},
        ],
      },
      {
        key: 'kyoto',
        members: [
          {value: 'Kyoto', count: 9},
          {value: 'kyoto', count: 1},
        ],
      },
    ]);
  });

  test('finds nothing in an empty column', () => {
    expect(cluster([])).toEqual([]);
  });
});
