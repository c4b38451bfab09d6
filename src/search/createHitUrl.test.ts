import {expect, test} from 'vitest';
import {createHitUrl, isExternal} from './createHitUrl';

const none = {externalUrlRegex: null, replaceSearchResultPathname: null};
/** Puts `/site/` before a path, once, as Docusaurus does. */
const below = (path: string): string => (path.startsWith('/site/') ? path : `/site${path}`);
const atRoot = (path: string): string => path;

const rewrite = (from: string, to: string) => ({...none, replaceSearchResultPathname: {from, to}});
const wiki = {...none, externalUrlRegex: 'wiki\\.example'};

test.each([
  ['given the base URL once', 'https://openrefine.org/site/docs#a', none, '/site/docs#a'],
  ['left alone if it matches the pattern [5.3]', 'https://wiki.example/a?b=1#c', wiki, 'https://wiki.example/a?b=1#c'],
  ['rewritten at every match', 'https://openrefine.org/old/b//old#old', rewrite('old', 'new'), '/site/new/b//new#old'],
  ['rewritten with groups', 'https://openrefine.org/docs/grel', rewrite('^/docs/(\\w+)', '/to/$1'), '/site/to/grel'],
])('an address is %s', (_, url, settings, path) => expect(createHitUrl(url, settings, below)).toBe(path));

test.each([
  ['javascript:alert(1)', '/alert(1)'],
  ['JaVaScRiPt:\tjavascript:alert(1)//wiki.example', '/javascript:alert(1)//wiki.example'],
  ['data:data:text/html,wiki.example', '/data:text/html,wiki.example'],
  ['https://openrefine.org//evil.example/docs', '/evil.example/docs'],
  ['https://openrefine.org/\\evil.example/docs', '/evil.example/docs'],
  ['//evil.example/docs', '/docs'],
  ['http://[', '/'],
  ['https://openrefine.org/%E0%A4%A#%', '/%EF%BF%BD%EF%BF%BDA#%EF%BF%BD'],
])('the hostile address %j leads to %j on this site, whatever the pattern', (url, path) => {
  for (const externalUrlRegex of [null, 'wiki\\.example']) {
    expect(createHitUrl(url, {...none, externalUrlRegex}, atRoot)).toBe(path);
  }
});

test.each(['', '\\', '/\\'])('a path that is rewritten to %j leads to this site, too', (to) => {
  expect(createHitUrl('https://openrefine.org/old//evil.example/', rewrite('^/old', to), atRoot)).toBe(
    '/evil.example/',
  );
});

test.each([
  ['//wiki.example/', true],
  ['H2+a.b-c:d', true],
  ['/docs#a:b', false],
])('isExternal(%j) is %j', (url, external) => {
  expect(isExternal(url)).toBe(external);
});
