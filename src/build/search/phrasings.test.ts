import {describe, expect, test} from 'vitest';
import {checkSearchPhrasings} from '../../data/searchPhrasings.schema';
import {page as createPage, section} from '../../../tests/searchablePages';
import {addPhrasings} from './phrasings';

const sections = [section(1, 'Manual', null), section(2, 'Facets', 'facets')];
const pages = [createPage('/docs', 'doc', 'Manual', sections)];

describe('addPhrasings', () => {
  test('gives sections and the top of a page what readers type for them', () => {
    const asked = addPhrasings(pages, {'/docs': {'': ['handbook'], facets: ['show some rows']}});
    const [top, facets] = sections;
    const all = [
      {...top, phrasings: ['handbook']},
      {...facets, phrasings: ['show some rows']},
    ];
    expect(asked).toEqual(pages.map((page) => ({...page, sections: all})));
  });

  test('names every page and id that is not there, with the file and the remedy', () => {
    expect(() => addPhrasings(pages, {'/gone': {'': ['a']}, '/docs': {filters: ['b'], facets: ['c']}})).toThrow(
      'src/data/searchPhrasings has problems:\n' +
        '- "/gone" is no page that search finds. Correct the path, or remove it.\n' +
        '- "/docs" has no heading with the id "filters". If you reworded the heading, keep its old id: {#filters}. ' +
        'If the section is gone, remove "filters" here.',
    );
  });
});

describe('checkSearchPhrasings', () => {
  const page = {'/docs/manual/facets': {'': ['show some rows']}};

  test('joins the files of all folders', () => {
    const files = {docs: {'/docs': {'': ['handbook']}}, 'docs-manual': page, blog: {'/blog/a': {'': ['news']}}};
    expect(Object.keys(checkSearchPhrasings({...files, pages: {'/': {'': ['start']}}}))).toEqual([
      '/docs',
      '/docs/manual/facets',
      '/blog/a',
      '/',
    ]);
  });

  test('names the file that a page belongs in', () => {
    expect(() => checkSearchPhrasings({blog: page})).toThrow(
      'src/data/searchPhrasings/blog.json has a problem:\n' +
        '- field "/docs/manual/facets": belongs in src/data/searchPhrasings/docs-manual.json.',
    );
  });

  test.each([
    [{'/blog/a': {'': ['a|b']}}, 'field "", entry number 1: is "a|b". Write what a reader would type'],
    [{'/blog/a': {'': []}}, 'is empty. List what readers type'],
    [{'/blog/a': {'': ['a', 'a']}}, 'contains a duplicate.'],
    [[], 'is empty. Write an object with an entry for each name.'],
  ])('refuses %j', (value, message) => {
    expect(() => checkSearchPhrasings({blog: value})).toThrow(message);
  });
});
