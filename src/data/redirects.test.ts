import {expect, it} from 'vitest';
import {checkRedirects} from './redirects.schema';

const first = {from: '/a', to: '/b'};
const next = {from: '/b', to: '/c'};

it.each<[string, unknown, string]>([
  ['a pattern', [{from: '/blog/*', to: '/blog'}], 'field "from": is "/blog/*".'],
  ['a host', [{from: 'https://openrefine.org/a', to: '/'}], 'field "from": is "https://openrefine.org/a".'],
  ['a host without a protocol', [{from: '/a', to: '//example.org/'}], 'field "to": is "//example.org/".'],
  ['a chain by a slash', [next, {...first, to: '/b/'}], 'entry "/a", field "to": leads to /b/, which leads on'],
  ['a slash at the end', [{from: '/x/', to: '/'}], 'entry "/x/", field "from": is "/x/".'],
  ['a section', [{from: '/a', to: '/b#c'}], 'entry "/a", field "to": contains a query or a fragment. Remove'],
  ['a query', [{from: '/a', to: 'https://example.org/?b=c'}], 'field "to": contains a query or a fragment.'],
  ['the same twice', [first, {...first, to: '/c'}], 'entry "/a", field "from": repeats /a.'],
])('stops at %s', (_what, value, message) => {
  expect(() => checkRedirects(value)).toThrow(message);
});
