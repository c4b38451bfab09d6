import {expect, test} from 'vitest';
import {cluster} from './cluster';

test('groups different values with one key, the most frequent first, and leaves single values out', () => {
  const counts = {Kyoto: 9, kyoto: 1, Delft: 4, Łódź: 2, Lodz: 5, LODZ: 1};
  const clusters = cluster(Object.entries(counts).map(([value, count]) => ({value, count})));
  expect(clusters.map(({key, members}) => [key, ...members.map(({value, count}) => `${value}: ${count}`)])).toEqual([
    ['lodz', 'Lodz: 5', 'Łódź: 2', 'LODZ: 1'],
    ['kyoto', 'Kyoto: 9', 'kyoto: 1'],
  ]);
  expect(cluster([])).toEqual([]);
});
