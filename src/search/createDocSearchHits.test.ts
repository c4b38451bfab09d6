import {expect, test} from 'vitest';
import type {SearchHit} from '../lib/search/types';
import {createDocSearchHits} from './createDocSearchHits';

const hit: SearchHit = {
  objectID: '12',
  url: 'https://openrefine.org/docs#a',
  type: 'content',
  hierarchy: {lvl0: 'Q & A', lvl1: 'GREL', lvl2: '<b>', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  content: 'long text',
  _highlightResult: {hierarchy: {lvl2: {value: '&lt;<mark>b</mark>&gt;'}}},
  _snippetResult: {content: {value: '<mark>long</mark>'}},
};
const createUrl = (url: string): string => new URL(url).pathname + new URL(url).hash;

const create = (hits: SearchHit[], options = {most: 2}) => createDocSearchHits(hits, createUrl, options);

test('a section is grouped by its page, and listed and remembered once', () => {
  const [section, ...others] = create([hit, {...hit, objectID: '13'}]);
  expect(others).toEqual([]);
  expect(section).toEqual({
    objectID: '/docs#a',
    url: '/docs#a',
    type: 'lvl2',
    content: null,
    hierarchy: {...hit.hierarchy, lvl0: 'Q & A › GREL', lvl2: '&lt;b&gt;'},
    _highlightResult: {hierarchy: {lvl0: {value: 'Q & A › GREL'}}},
    _snippetResult: {
      content: {value: '<mark>long</mark>'},
      hierarchy: {lvl2: {value: '&lt;<mark>b</mark>&gt;'}, lvl1: {value: '<mark>long</mark>'}},
    },
  });
});

test('a page comes once, in the order of its best hit, and leads to the rest if there is one [2.42]', () => {
  const urls = ['/docs#a', '/docs#b', '/blog#a', '/docs#c', '/blog#b', '/docs#d'];
  const named = (lvl1 = '') => ({...hit.hierarchy, lvl1});
  const hits = urls.map((path) => ({
    ...hit,
    url: `https://openrefine.org${path}`,
    hierarchy: named(path.split('#')[0]),
  }));
  const rows = create(hits);
  expect(rows.map(({url}) => url)).toEqual(['/docs#a', '/docs#b', '/docs', '/blog#a', '/blog#b']);
  expect(rows[2]).toMatchObject({
    objectID: '/docs 0',
    type: 'content',
    _snippetResult: {
      content: {value: '2 more on this page'},
      hierarchy: {lvl1: {value: '&lt;<mark>b</mark>&gt; · &lt;<mark>b</mark>&gt;'}},
    },
  });
  // DocSearch joins rows whose group has the same name.
  const groups = rows.map((row) => row._highlightResult.hierarchy.lvl0.value);
  expect(groups).toEqual([...Array<string>(3).fill('Q & A › /docs'), ...Array<string>(2).fill('Q & A › /blog')]);
});

test('the first group says what was searched for instead', () => {
  const [row] = createDocSearchHits([hit], createUrl, {most: 2, notice: 'No results for a.'});
  expect(row?._highlightResult.hierarchy.lvl0.value).toBe('No results for a.\nQ & A › GREL');
});

test('a section without a snippet shows the headings above it, but not the page', () => {
  const bare = {...hit, content: null, _snippetResult: {}};
  const [section] = create([{...bare, hierarchy: {...hit.hierarchy, lvl3: 'c'}}]);
  expect(section?._snippetResult.hierarchy.lvl1.value).toBe('&lt;<mark>b</mark>&gt;');
  expect(create([bare])[0]?._snippetResult.hierarchy.lvl1.value).toBe('<!---->');
});
