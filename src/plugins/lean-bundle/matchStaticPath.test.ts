import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import matchStaticPath from './matchStaticPath';

type PathToRegexp = (path: string, keys: object[], options: object) => RegExp;
const require = createRequire(import.meta.url);
const pathToRegexp = createRequire(require.resolve('react-router'))('path-to-regexp') as PathToRegexp;

const paths = ['/', '/docs', '/docs/', '/docs/manual/facets', '/blog/2023/10/06/version-3.7.6', '/search', '*'];
const addresses = [
  ...paths.slice(0, -1),
  '',
  '/Docs/Manual/Facets',
  '/docs/manual/facets/',
  '/docs/manual/facets//',
  '/docs/manual/facets/more',
  '/docs/manual/facetsandmore',
  '/blog/2023/10/06/version-3x7x6',
  '/blog/tags/caf%C3%A9',
];

describe('matchStaticPath', () => {
  for (const end of [true, false]) {
    for (const strict of [true, false]) {
      for (const sensitive of [true, false]) {
        it(`finds what path-to-regexp finds: ${JSON.stringify({end, strict, sensitive})}`, () => {
          for (const path of paths) {
            for (const address of addresses) {
              const options = {end, strict, sensitive};
              const [ours, theirs]: [object[], object[]] = [[], []];
              const found = matchStaticPath(path, ours, options).exec(address);
              const expected = pathToRegexp(path, theirs, options).exec(address);
              expect(found, `${path} in ${address}`).toEqual(expected && Array.from(expected));
              expect(ours.length).toBe(theirs.length);
            }
          }
        });
      }
    }
  }

  it('refuses a path with a parameter', () => {
    expect(() => matchStaticPath('/blog/:year', [])).toThrow('The route "/blog/:year" has a pattern.');
  });

  it('makes an address of a path', () => {
    expect(matchStaticPath.compile('/docs')()).toBe('/docs');
  });
});
