import {expect, test} from 'vitest';
import {createHierarchy, createLevels, mapHeadings, nameLevel} from './hierarchy';

const facets = {lvl0: 'Manual', lvl1: 'Facets', lvl2: null, lvl3: 'Text', lvl4: null, lvl5: null, lvl6: null};
const headings = [
  {level: 1, title: 'Facets'},
  {level: 3, title: 'Text'},
];

test('headings are at their levels, and the others are null', () => {
  expect(createHierarchy('Manual', headings)).toEqual(facets);
});

test('the levels come in order, so that two builds write the same', () => {
  expect(Object.keys(createHierarchy('Manual', [...headings].reverse()))).toEqual(Object.keys(facets));
  expect(createLevels((level) => level).lvl6).toBe('lvl6');
});

test('headings are changed, and neither the group nor what is missing', () => {
  expect(mapHeadings(facets, (title) => title.toUpperCase())).toEqual({...facets, lvl1: 'FACETS', lvl3: 'TEXT'});
});

test.each([
  [1, 'lvl1'],
  [6, 'lvl6'],
  [7, 'lvl6'],
])('level %i is called %s', (level, name) => {
  expect(nameLevel(level)).toBe(name);
});
