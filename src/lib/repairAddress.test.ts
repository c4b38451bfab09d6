import {expect, test} from 'vitest';
import {repairHash, repairPathname} from './repairAddress';

const mark = '%EF%BF%BD';

test.each(['/', '/docs/manual/facets', '/caf%C3%A9', '/caf%c3%a9 au lait', '/100%2525', '/a%2Fb'])(
  'the pathname %s stays as it is',
  (pathname) => {
    expect(repairPathname(pathname)).toBe(pathname);
  },
);

test.each([
  ['/%', `/${mark}`],
  ['/100%/docs', `/100${mark}/docs`],
  ['/%E0%A4%A', `/${mark}${mark}A`],
  ['/docs/%20%E0%A4%A', `/docs/${mark}${mark}A`],
  ['/caf%C3%A9/%', `/caf%C3%A9/${mark}`],
  ['/%25', `/${mark}`],
  ['/%25E0', `/${mark}E0`],
])('the pathname %s becomes %s, which can be decoded twice', (pathname, repaired) => {
  expect(repairPathname(pathname)).toBe(repaired);
  expect(() => decodeURI(decodeURI(repaired))).not.toThrow();
});

test.each([
  ['', ''],
  ['#caf%C3%A9', '#caf%C3%A9'],
  ['#100%25', '#100%25'],
  ['#%E0%A4%A', `#${mark}${mark}A`],
  ['#%', `#${mark}`],
])('the fragment %j becomes %j', (hash, repaired) => {
  expect(repairHash(hash)).toBe(repaired);
});
