import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as Module from './storedSearches';

const recent = '__DOCSEARCH_RECENT_SEARCHES__site';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__site';
const search = {objectID: '1', url: '/docs', type: 'lvl1', hierarchy: {lvl0: 'Manual', lvl1: 'Docs'}};

class MemoryStore {
  items = new Map<string, string>();
  limit = Infinity;

  getItem = (key: string): string | null => this.items.get(key) ?? null;

  setItem = (key: string, value: string): void => {
    if (value.length > this.limit) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };

  removeItem = (key: string): void => void this.items.delete(key);
}

let store: MemoryStore;
let {hasFavorites, prepareStoredSearches} = {} as typeof Module;

beforeEach(async () => {
  store = new MemoryStore();
  // Each test opens its own page, on which nothing has been warned of.
  vi.resetModules();
  ({hasFavorites, prepareStoredSearches} = await import('./storedSearches'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('stored searches that DocSearch can show are kept', () => {
  store.items.set(recent, JSON.stringify([search]));
  expect(prepareStoredSearches('site', () => store)).toBe(true);
  expect([...store.items.keys()]).toEqual([recent]);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each(['{', 'null', '{}', '[null]', '["a"]', '[{"objectID":"1"}]'])('%s in the storage is removed', (text) => {
  store.items.set(recent, text);
  store.items.set(favorite, text);
  expect(prepareStoredSearches('site', () => store)).toBe(true);
  expect(store.items.size).toBe(0);
});

test.each([
  ['no hierarchy', {hierarchy: null}],
  ['no group', {hierarchy: {lvl1: 'Docs'}}],
  ['a heading that is not text', {hierarchy: {lvl0: 'Manual', lvl1: 5}}],
  ['a script as its address', {url: 'javascript:alert(1)'}],
  ['an address on another host without its scheme', {url: '//example.org/docs'}],
  ['an address that cannot be decoded', {url: '/%E0%A4%A'}],
  ['the same with a backslash', {url: '/\\example.org/docs'}],
])('a search with %s is removed', (_name, change) => {
  store.items.set(recent, JSON.stringify([search, {...search, ...change}]));
  expect(prepareStoredSearches('site', () => store)).toBe(true);
  expect(store.items.size).toBe(0);
});

test.each(['https://openrefine.org/docs', '/', '/docs#top'])('a search that leads to %s is kept', (url) => {
  store.items.set(recent, JSON.stringify([{...search, url, hierarchy: {...search.hierarchy, lvl2: null}}]));
  expect(prepareStoredSearches('site', () => store)).toBe(true);
  expect(store.items.size).toBe(1);
});

test('a full storage is noticed, warned of once and left as it was', () => {
  store.items.set(recent, JSON.stringify([search]));
  store.limit = 1000;
  expect(prepareStoredSearches('site', () => store)).toBe(false);
  expect(prepareStoredSearches('site', () => store)).toBe(false);
  expect([...store.items.keys()]).toEqual([recent]);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a blocked storage is noticed and warned of', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(prepareStoredSearches('site', blocked)).toBe(false);
  expect(hasFavorites('site', blocked)).toBe(false);
  expect(console.warn).toHaveBeenCalledOnce();
});

test('favorites are found', () => {
  expect(hasFavorites('site', () => store)).toBe(false);
  store.items.set(favorite, '[]');
  expect(hasFavorites('site', () => store)).toBe(false);
  store.items.set(favorite, JSON.stringify([search]));
  expect(hasFavorites('site', () => store)).toBe(true);
});
