import {expect, test} from 'vitest';
import type {SearchHit} from '../lib/search/types';
import {describeHit} from './describeHit';

const hit: SearchHit = {
  objectID: '1',
  url: 'https://openrefine.org/docs#a',
  type: 'content',
  hierarchy: {lvl0: 'Manual', lvl1: 'GREL', lvl2: 'Array<String>', lvl3: 'join', lvl4: null, lvl5: null, lvl6: null},
  content: 'Joins a < b',
  _highlightResult: {hierarchy: {lvl3: {value: '<mark>join</mark>'}}},
  _snippetResult: {content: {value: '… <mark>Joins</mark> a &lt; b'}},
};

test('a hit is named by its deepest heading, below the headings above it', () => {
  expect(describeHit(hit)).toEqual({
    level: 'lvl3',
    title: '<mark>join</mark>',
    crumbs: ['GREL', 'Array&lt;String&gt;'],
    snippet: '… <mark>Joins</mark> a &lt; b',
  });
});

test('a hit without snippets shows its own texts, escaped', () => {
  const bare = {...hit, _highlightResult: {hierarchy: {}}, _snippetResult: {}};
  const gap = {...bare, hierarchy: {...hit.hierarchy, lvl2: null}};
  expect(describeHit(gap)).toEqual({level: 'lvl3', title: 'join', crumbs: ['GREL'], snippet: 'Joins a &lt; b'});
  expect(describeHit({...bare, hierarchy: {...hit.hierarchy, lvl1: null, lvl2: null, lvl3: null}}).title).toBe(
    'Manual',
  );
});
