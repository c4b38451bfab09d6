import {expect, test} from 'vitest';
import {parseUrl} from './parseUrl';

test('an absolute address is read', () => {
  expect(parseUrl('https://openrefine.org/docs#top')?.hash).toBe('#top');
});

test.each(['', '/docs', 'openrefine.org', 'https://'])('%j is no address', (text) => {
  expect(parseUrl(text)).toBeNull();
});
