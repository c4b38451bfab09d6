import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createHitUrl} from './createHitUrl';
import {discardDamagedHistory} from './discardDamagedHistory';

const key = '__DOCSEARCH_RECENT_SEARCHES__site';
const settings = {externalUrlRegex: 'wiki\\.example', replaceSearchResultPathname: null};
const good = {
  objectID: '/docs#a',
  url: '/docs#a',
  type: 'lvl2',
  content: null,
  hierarchy: {lvl0: 'Manual', lvl1: 'Arrays &lt;String&gt;', lvl2: 'Join', lvl3: null},
};
const stored = new Map<string, string>();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  stored.clear();
  warn.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

function discard(value: string): unknown {
  stored.set(key, value);
  discardDamagedHistory('site', (url) => createHitUrl(url, settings, (path) => path) === url);
  return JSON.parse(stored.get(key) ?? '');
}

test.each(['{"a":', 'null', '7', '"x"', '{}', '\0', '', 'x'.repeat(1_000_000)])(
  'a history that is %.20j becomes an empty one, with a warning',
  (value) => {
    expect(discard(value)).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

test.each([
  [[]],
  {...good, url: 'javascript:alert(1)'},
  {...good, url: '/\\evil.example'},
  {...good, url: {toString: 1}},
  {...good, objectID: undefined},
  {...good, type: 'lvl99'},
  {...good, type: 'lvl3'},
  {...good, type: '__proto__'},
  {...good, hierarchy: {...good.hierarchy, lvl2: ['a']}},
  {...good, hierarchy: {...good.hierarchy, lvl1: '<img src=x onerror=alert(1)>'}},
  {...good, hierarchy: {...good.hierarchy, lvl1: 'a'.repeat(100_000)}},
])('of a history, %j is left out, and the rest stays', (bad) => {
  const external = {...good, url: 'https://wiki.example/a', objectID: 'b'};
  expect(discard(JSON.stringify([good, bad, external]))).toEqual([good, external]);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('damaged favorites are removed, too', () => {
  const favorites = key.replace('RECENT', 'FAVORITE');
  stored.set(favorites, '7');
  discard('[]');
  expect(stored.get(favorites)).toBe('[]');
});

test('a history as the window writes it stays, and a storage that is refused is no fault', () => {
  expect(discard(JSON.stringify([good]))).toEqual([good]);
  expect(warn).not.toHaveBeenCalled();
  vi.stubGlobal('localStorage', undefined);
  expect(() => discardDamagedHistory('site', () => true)).not.toThrow();
});
