import {describe, expect, it} from 'vitest';
import {checkRedirects} from './redirects.schema';

const first = {from: '/a', to: '/b'};

describe('redirects.json', () => {
  it.each<[string, unknown, string]>([
    ['a pattern', [{from: '/blog/*', to: '/blog'}], 'redirect /blog/*, field "from": is not the path of a single URL.'],
    ['a host', [{from: 'https://openrefine.org/a', to: '/'}], 'field "from": is not the path of a single URL.'],
    ['an address without encryption', [{from: '/a', to: 'http://example.org/'}], 'field "to": is not a URL.'],
    ['a host without a protocol', [{from: '/a', to: '//example.org/'}], 'field "to": is not a URL.'],
    [
      'a chain by a slash',
      [first, {from: '/b', to: '/c'}, {from: '/d', to: '/b/'}],
      '/d, field "to": leads to /b/, which',
    ],
    ['a slash at the end', [{from: '/x/', to: '/'}], 'redirect /x/, field "from": is not the path of a single URL.'],
    ['a section', [{from: '/a', to: '/b#c'}], 'redirect /a, field "to": contains a query or a fragment. Remove'],
    ['a query', [{from: '/a', to: 'https://example.org/?b=c'}], 'field "to": contains a query or a fragment.'],
    ['the same twice', [first, {...first, to: '/c'}], 'redirect /a, field "from": repeats /a.'],
    ['a chain', [first, {from: '/b', to: '/c'}], 'redirect /a, field "to": leads to /b, which leads on'],
    ['an unknown field', [{from: '/a', to: '/b', status: 302}], 'redirect /a: must be an object'],
  ])('stops at %s', (_what, value, message) => {
    expect(() => checkRedirects(value)).toThrow(message);
  });
});
