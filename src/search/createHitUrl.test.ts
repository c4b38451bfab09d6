import {expect, test} from 'vitest';
import {createHitUrl, isExternal} from './createHitUrl';

const none = {externalUrlRegex: null, replaceSearchResultPathname: null};
/** Puts `/site/` before a path, once, as Docusaurus does. */
const below = (path: string): string => (path.startsWith('/site/') ? path : `/site${path}`);
const atRoot = (path: string): string => path;

test('an address of the site is reduced to its path and fragment', () => {
  expect(createHitUrl('https://openrefine.org/docs/manual/grel?x=1#if', none, atRoot)).toBe('/docs/manual/grel#if');
});

test('the path is given the base URL, once', () => {
  expect(createHitUrl('https://openrefine.org/docs#a', none, below)).toBe('/site/docs#a');
  expect(createHitUrl('https://openrefine.org/site/docs#a', none, below)).toBe('/site/docs#a');
});

test('an address that matches the external pattern stays as it is [5.3]', () => {
  const settings = {...none, externalUrlRegex: 'wiki\\.example'};
  expect(createHitUrl('https://wiki.example/a?b=1#c', settings, below)).toBe('https://wiki.example/a?b=1#c');
  expect(createHitUrl('https://openrefine.org/a', settings, below)).toBe('/site/a');
});

test('every match of the configured pattern in the path is replaced', () => {
  const settings = {...none, replaceSearchResultPathname: {from: 'old', to: 'new'}};
  expect(createHitUrl('https://openrefine.org/old/b//old#old', settings, atRoot)).toBe('/new/b//new#old');
  const captured = {...none, replaceSearchResultPathname: {from: '^/docs/(\\w+)', to: '/manual/$1'}};
  expect(createHitUrl('https://openrefine.org/docs/grel', captured, atRoot)).toBe('/manual/grel');
});

test('an address that is a path already is taken as one', () => {
  expect(createHitUrl('/docs#a', none, below)).toBe('/site/docs#a');
});

test.each([
  ['javascript:alert(1)', '/alert(1)'],
  ['javascript:javascript:alert(1)', '/javascript:alert(1)'],
  ['JaVaScRiPt:\tjavascript:alert(1)//wiki.example', '/javascript:alert(1)//wiki.example'],
  ['data:data:text/html,wiki.example', '/data:text/html,wiki.example'],
  ['https://openrefine.org//evil.example/docs', '/evil.example/docs'],
  ['https://openrefine.org/\\evil.example/docs', '/evil.example/docs'],
  ['//evil.example/docs', '/docs'],
  ['https://', '/'],
  ['http://[', '/'],
  ['https://openrefine.org/%E0%A4%A#%', '/%EF%BF%BD%EF%BF%BDA#%EF%BF%BD'],
])('the hostile address %j leads to %j on this site, whatever the pattern', (url, path) => {
  for (const externalUrlRegex of [null, 'wiki\\.example']) {
    expect(createHitUrl(url, {...none, externalUrlRegex}, atRoot)).toBe(path);
  }
});

test('a path that is rewritten leads to this site, too', () => {
  const settings = {...none, replaceSearchResultPathname: {from: '^/old', to: ''}};
  for (const to of ['', '\\', '/\\']) {
    const hostile = {...none, replaceSearchResultPathname: {from: '^/old', to}};
    expect(createHitUrl('https://openrefine.org/old//evil.example/', hostile, atRoot)).toBe('/evil.example/');
  }
  expect(createHitUrl('https://openrefine.org/old', settings, below)).toBe('/site/');
});

test.each([
  ['https://wiki.example/', true],
  ['//wiki.example/', true],
  ['H2+a.b-c:d', true],
  ['docs//a', false],
  ['/docs#a:b', false],
])('isExternal(%j) is %j', (url, external) => {
  expect(isExternal(url)).toBe(external);
});
