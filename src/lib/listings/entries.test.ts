import {expect, test} from 'vitest';
import {searchText, sortByName} from './entries';

test('entries are in the order of their names, whatever the case and the accents', () => {
  const names = ['rrefine', 'École', 'OpenRefine.Net', 'orcli', 'Files'].map((name) => ({name}));
  expect(sortByName(names).map(({name}) => name)).toEqual(['École', 'Files', 'OpenRefine.Net', 'orcli', 'rrefine']);
});

test('everything that an entry says can be searched for', () => {
  const text = searchText(
    {name: 'Thing', description: 'Does it.', note: 'Once.', authors: [{name: 'Ada'}, {name: 'Bo'}], license: 'MIT'},
    'Python',
    undefined,
  );
  for (const part of ['Thing', 'Does it.', 'Once.', 'Ada', 'Bo', 'MIT', 'Python']) expect(text).toContain(part);
  expect(text).not.toContain('undefined');
});
