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
  expect(section).toMatchObject({
    objectID: '/docs#a',
    url: '/docs#a',
    type: 'lvl2',
    content: null,
    hierarchy: {lvl0: 'Q & A › GREL', lvl1: 'GREL', lvl2: '&lt;b&gt;', lvl3: null},
    _highlightResult: {hierarchy: {lvl0: {value: 'Q & A › GREL'}}},
    _snippetResult: {hierarchy: {lvl2: {value: '&lt;<mark>b</mark>&gt;'}, lvl1: {value: '<mark>long</mark>'}}},
  });
});

test('hits stay in order, and a page that has more than two in a row leads to the rest', () => {
  const urls = ['/docs#a', '/docs#b', '/docs#c', '/docs#d', '/blog', '/docs#e'];
  const rows = create(urls.map((path) => ({...hit, url: `https://openrefine.org${path}`})));
  expect(rows.map(({url}) => url)).toEqual(['/docs#a', '/docs#b', '/docs', '/blog', '/docs#e']);
  expect(rows[2]).toMatchObject({type: 'content', _snippetResult: {content: {value: '2 more on this page'}}});
  // DocSearch joins rows whose group has the same name.
  const groups = rows.map((row) => row._highlightResult.hierarchy.lvl0.value);
  expect(groups[1]).toBe(groups[0]);
  expect(new Set(groups).size).toBe(3);
  expect(new Set(groups.map((group) => group.trim())).size).toBe(1);
});

test('the first group says what was searched for instead', () => {
  const [row] = createDocSearchHits([hit], createUrl, {most: 2, notice: 'No results for a.'});
  expect(row?._highlightResult.hierarchy.lvl0.value).toBe('No results for a.\nQ & A › GREL');
});

test('a section without a snippet shows the headings above it', () => {
  const hierarchy = {...hit.hierarchy, lvl3: 'c'};
  const [section] = create([{...hit, hierarchy, content: null, _snippetResult: {}}]);
  expect(section?._snippetResult.hierarchy.lvl1.value).toBe('GREL › &lt;<mark>b</mark>&gt;');
});

test('a page shows its snippet, and is remembered with its part of the site', () => {
  const [page] = create([{...hit, hierarchy: {...hit.hierarchy, lvl2: null}}]);
  expect(page).toMatchObject({
    type: 'lvl1',
    content: 'Q &amp; A',
    _snippetResult: {content: {value: '<mark>long</mark>'}, hierarchy: {lvl1: {value: 'GREL'}}},
  });
});
