import {describe, expect, test} from 'vitest';
import type {SearchablePage} from '../../lib/search/types';
import {addPhrasings} from './phrasings';

const pages: SearchablePage[] = [
  {
    route: '/docs',
    kind: 'doc',
    lvl0: 'Manual',
    language: 'en',
    tag: 'docs-default-current',
    sections: [
      {level: 1, title: 'Manual', anchor: null, text: '', aliases: []},
      {level: 2, title: 'Facets', anchor: 'facets', text: '', aliases: []},
    ],
  },
];

describe('addPhrasings', () => {
  test('gives sections and the top of a page what readers type for them', () => {
    const [page] = addPhrasings(pages, {'/docs': {'': ['handbook'], facets: ['show some rows']}});
    expect(page?.sections.map(({phrasings}) => phrasings)).toEqual([['handbook'], ['show some rows']]);
  });

  test('names every page and id that is not there, with the file and the remedy', () => {
    expect(() => addPhrasings(pages, {'/gone': {'': ['a']}, '/docs': {filters: ['b'], facets: ['c']}})).toThrow(
      'src/data/searchPhrasings has problems:\n' +
        '- "/gone" is no page that search finds. Correct the path, or remove it.\n' +
        '- "/docs" has no heading with the id "filters". If you reworded the heading, keep its old id: {#filters}.',
    );
  });
});
