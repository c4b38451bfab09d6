import {expect, test} from 'vitest';
import {repairHash, repairPathname} from './repairAddress';

const mark = '%EF%BF%BD';

test.each(['/caf%c3%a9 au lait', '/100%2525'])('the pathname %s stays as it is', (pathname) => {
  expect(repairPathname(pathname)).toBe(pathname);
});

test.each([
  ['/%E0%A4%A', `/${mark}${mark}A`],
  ['/docs/%20%E0%A4%A', `/docs/${mark}${mark}A`],
  ['/caf%C3%A9/%', `/caf%C3%A9/${mark}`],
  ['/%25', `/${mark}`],
])('the pathname %s becomes %s, which can be decoded twice', (pathname, repaired) => {
  expect(repairPathname(pathname)).toBe(repaired);
  expect(() => decodeURI(decodeURI(repaired))).not.toThrow();
});

test.each([
  ['#100%25', '#100%25'],
  ['#%E0%A4%A', `#${mark}${mark}A`],
])('the fragment %j becomes %j', (hash, repaired) => {
  expect(repairHash(hash)).toBe(repaired);
});
