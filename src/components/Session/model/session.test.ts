import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import type {Result} from '../../../grel';
import {cluster} from './cluster';
import {exportedRows} from './exportedRows';
import {findNeighbors} from './findNeighbors';
import {columns, objects} from './objects';
import {renderCsv} from '../../../lib/renderCsv';
import {reduceSession} from './reduceSession';
import {choicesOf, initialState, matchingRows, rowsOf, type SessionAction} from './session';

const [TYPE, MAKER] = [1, 2];
const after = (...actions: SessionAction[]) => actions.reduce(reduceSession, initialState);
const csv = (...actions: SessionAction[]) => renderCsv(exportedRows(after(...actions)));
const facet: SessionAction = {type: 'facet', column: MAKER};
const choose = (choice: string, toggle?: boolean): SessionAction => ({type: 'select', column: MAKER, choice, toggle});
const ofType: SessionAction = {type: 'facet', column: TYPE};
const rename = (from: string, to: string): SessionAction => ({type: 'rename', column: MAKER, from, to});
const edits = [{from: ['Edith Hale', 'HALE, EDITH'], to: 'E. Hale'}];
const merge: SessionAction = {type: 'merge', column: MAKER, edits};
const transformTo = (result: Result, expression = 'e'): SessionAction => ({
  type: 'transform',
  column: TYPE,
  expression,
  results: new Map([[0, result]]),
});
const transform = (text: string, type: string) => transformTo({text, type});

test('starts with the rows of the file that readers open in the program', () => {
  const quote = (cell: string | null) => (cell?.includes(',') ? `"${cell}"` : (cell ?? ''));
  const lines = [columns, ...objects].map((cells) => `${cells.map(quote).join(',')}\n`);
  expect(lines.join('')).toBe(fs.readFileSync('static/lessons/objects-24.csv', 'utf8'));
  const history = [{description: 'Create project', rows: objects}];
  expect(initialState).toEqual({history, at: 0, facets: [], notice: '', step: 0});
});

describe('a transform', () => {
  const unread = 'Parsing error at offset 17: Unknown function toUppercas';
  test.each<[string, Result]>([
    [unread, {error: unread}],
    ['This page cannot store dates, so nothing has changed.', {text: '[date 1859-01-01T00:00:00Z]', type: 'date'}],
    ['This takes too long.', {declined: 'This takes too long.'}],
    [
      'This page stores at most 1000 characters in a cell, so nothing has changed.',
      {text: 'x'.repeat(1001), type: 'string'},
    ],
  ])('says “%s” instead of becoming a step that changes nothing', (notice, result) => {
    const before = {...initialState, step: 3};
    expect(reduceSession(before, transformTo(result))).toEqual({...before, notice});
  });

  test('keeps the original where the expression fails for a value, as the program does', () => {
    const {history, at, notice} = after(transformTo({error: 'trim() needs a string'}));
    expect(history.map(({description}) => description)).toEqual(['Create project', notice]);
    expect(notice).toBe('Text transform on 0 cells in column Type: e');
    expect(rowsOf({...initialState, history, at})).toEqual(objects);
  });
});

describe('a facet', () => {
  test('shows the rows of all its choices, or all rows if it has none', () => {
    expect(matchingRows(after(facet, choose('Edith Hale'), choose('Per Lindqvist', true)))).toEqual([1, 7, 15]);
    expect(matchingRows(after(facet, choose('Edith Hale'), choose('Edith Hale')))).toHaveLength(objects.length);
    expect(matchingRows(after(facet, choose('')))).toEqual([16]);
  });

  test('counts the rows that match the other facets', () => {
    const state = after(facet, choose('Edith Hale'), ofType);
    const {choices, blank} = choicesOf(state, {column: TYPE, selected: []});
    expect(choices.map(({value, count}) => `${value}: ${count}`)).toEqual(['letter : 1', 'Ship model: 1']);
    expect(blank).toBe(0);
    expect(choicesOf(state, state.facets[0] ?? {column: MAKER, selected: []}).choices).toHaveLength(14);
  });

  const open = (column: number, ...selected: string[]) => ({column, selected});
  test.each<[string, SessionAction[], object[]]>([
    ['is there once for a column', [facet, facet], [open(MAKER)]],
    ['is closed alone', [facet, ofType, {type: 'close facet', column: MAKER}], [open(TYPE)]],
    ['gives up the others for one', [facet, choose('a'), choose('b', true), choose('a')], [open(MAKER, 'a')]],
    ['gives up one of two', [facet, choose('a'), choose('b', true), choose('a', true)], [open(MAKER, 'b')]],
    ['is reset and stays open', [facet, choose('a'), {type: 'reset all'}], [open(MAKER)]],
    ['is removed with all others', [facet, ofType, {type: 'remove all'}], []],
    ['follows a renamed choice', [facet, choose('a'), choose('b', true), rename('a', 'c')], [open(MAKER, 'c', 'b')]],
    ['alone follows it', [ofType, facet, choose('a'), rename('a', 'c')], [open(TYPE), open(MAKER, 'c')]],
    ['stays on the blank choice', [facet, choose(''), rename('', 'c')], [open(MAKER, '')]],
  ])('%s', (_, actions, facets) => {
    const {at, history, step} = after(merge, ...actions);
    expect(after(merge, ...actions)).toEqual({at, history, step, facets, notice: history[at]?.description});
  });

  test('sorts its choices whatever their case, lists a selected one once, and counts the blank cells', () => {
    const texts = ['B', 'C', 'a', '_d', null, 'b', 'b', '', {decimal: 0.5, text: '0.50'}, false];
    const state = {...initialState, history: [{description: '', rows: texts.map((text) => ['', '', text])}]};
    const {choices, blank} = choicesOf(state, {column: MAKER, selected: ['b', '', 'ä']});
    expect(choices.map(({value, count}) => `${value} ${count}`).join()).toBe('_d 1,0.50 1,a 1,ä 0,B 1,b 2,C 1,false 1');
    expect(blank).toBe(2);
  });
});

test('renames a choice in all rows, and stays on it, while a mass edit changes only the rows that match', () => {
  const state = after(facet, choose('Edith Hale'), rename('Edith Hale', 'Hale, Edith'));
  expect(state.notice).toBe('Mass edit 2 cells in column Maker');
  expect(after(facet, choose('Edith Hale'), merge).notice).toBe('Mass edit 2 cells in column Maker');
  expect(matchingRows(state)).toHaveLength(5);
  expect(reduceSession(state, rename('Per Lindqvist', 'P.')).notice).toBe('Mass edit 1 cells in column Maker');
});

test.each([
  ['12', 'number', 12],
  ['-9007199254740993', 'number', -9007199254740993n],
  ['1.5', 'number', {decimal: 1.5, text: '1.5'}],
  ['12', 'string', '12'],
  ['true', 'boolean', true],
  ['null', 'undefined', null],
  ['[ "a" ]', 'array', 'ship model'],
])('stores %s of the type %s as %o', (text, type, cell) => {
  expect(rowsOf(after(transform(text, type)))[0]?.[TYPE]).toEqual(cell);
});

test('undoes and redoes, and forgets what was undone with the next change', () => {
  const undone = after(merge, transform('x', 'string'), {type: 'go', to: 1});
  expect(undone.notice).toBe('');
  expect(rowsOf(undone)[0]?.[TYPE]).toBe('ship model');
  expect(rowsOf(reduceSession(undone, {type: 'go', to: 2}))[0]?.[TYPE]).toBe('x');
  expect(reduceSession(undone, merge).history).toHaveLength(3);
});

/** A transform of all cells of a column. */
const change = (column: number, to: (text: string) => string): SessionAction => ({
  type: 'transform',
  column,
  expression: 'e',
  results: new Map(objects.map((row, index) => [index, {text: to(row[column] ?? ''), type: 'string'}])),
});
const trim = (text: string) => text.trim();
const makers = (limit: number): SessionAction => {
  const values = choicesOf(after(facet), {column: MAKER, selected: []}).choices;
  const clusters = cluster(values).slice(0, limit);
  const edits = clusters.map((one) => ({from: one.members.map(({value}) => value), to: one.members[0]?.value ?? ''}));
  return {type: 'merge', column: MAKER, edits};
};

test.each<[string, number, SessionAction, boolean]>([
  ['the spelling with two rows', 0, choose('Edith Hale'), true],
  ['another spelling', 0, choose('Hale, Edith'), false],
  ['a type', 0, {type: 'select', column: TYPE, choice: 'ship model'}, false],
  ['all clusters', 1, makers(9), true],
  ['one cluster', 1, makers(1), false],
  ['trimmed types', 2, change(TYPE, trim), true],
  ['trimmed objects', 2, change(0, trim), false],
  ['dates with c.', 3, change(3, (text) => text.replace('about', 'c.')), true],
  ['other dates', 3, change(3, (text) => text.toUpperCase()), false],
  ['a file', 4, {type: 'exported'}, true],
  ['another file', 5, {type: 'exported'}, false],
])('with %s, step %i counts as done: %o', (_, step, action, isDone) => {
  const before = {...after(facet, ofType), step};
  expect(reduceSession(before, action).step).toBe(isDone ? step + 1 : step);
});

test('counts as changed only the cells that get another value', () => {
  expect(after(transform('ship model', 'string')).notice).toBe('Text transform on 0 cells in column Type: e');
  expect(after(transform('8', 'string'), transform('8', 'number')).notice).toMatch(/^Text transform on 1 cells/);
  const toDecimal = transformTo({text: '8', type: 'number', stored: '8.0'});
  expect(after(toDecimal, toDecimal).notice).toMatch(/^Text transform on 0 cells/);
});

test('exports what matches, with quotes only where they are needed', () => {
  const value = 'a "b", c';
  expect(csv(merge, facet, choose('E. Hale'), transform(value, 'string'), {type: 'go', to: 1})).toBe(
    'Object,Type,Maker,Made\nFerry Marie-Louise,Ship model,E. Hale,about 1841\nLetter to the pilot,letter,E. Hale,1821\nApproaches to Kvernvik,chart,E. Hale,about 1848\n',
  );
  expect(csv(transform(value, 'string'))).toContain('Aurora,"a ""b"", c","Hale, Edith"');
  expect(csv(transform(' a\nb ', 'string'))).toContain('Aurora,"a\nb","Hale, Edith"');
});

test('finds neighbors that differ in one letter and share six, without case, the largest cluster first', () => {
  const values = [
    ...['letter b=1', 'letter c=3', 'chart, y=1', 'chart, z=2', 'chart, w=3', '1829 a=1', '1821 a=1', 'a.b.c.d.f=1'],
    ...['Lindqvist, Per=1', 'LINDQUIST, Per=1', 'Lindgren=1', 'Whitcombe=1', 'Whitcomb=2', 'a.b.c.d.e=1'],
    ...['A, B, C, D,  e=1', 'A, B, C, D,  f=1', 'maps  x=1', 'maps  z=1', ' globe x=1', ' globe y=1'],
    ...['atlas 12=1', 'xatlas 12=2', 'harbors=1', 'harborz=1', 'no 12345=1', 'no 12346=1', 'harbor’s=1'],
  ].map((one) => ({value: one.split('=')[0] ?? '', count: Number(one.split('=')[1])}));
  const found = findNeighbors(values).map(({members}) => members.map(({value}) => value).join('|'));
  const expected = [
    'chart, w|chart, z|chart, y',
    'harbors|harborz|harbor’s',
    'letter c|letter b',
    'Lindqvist, Per|LINDQUIST, Per',
    'Whitcomb|Whitcombe',
    'A, B, C, D,  e|A, B, C, D,  f',
    ' globe x| globe y',
    'xatlas 12|atlas 12',
    'harbors|harborz',
    'no 12345|no 12346',
    'harbors|harbor’s',
  ];
  expect(found).toEqual(expected);
});
