import {expect, test} from 'vitest';
import {parseUrl} from './parseUrl';

test('an absolute address is read', () => {
  expect(parseUrl('https://openrefine.org/docs#top')?.hash).toBe('#top');
});

test.each(['', '/docs', 'openrefine.org', 'https://'])('%j is not a URL', (text) => {
  expect(parseUrl(text)).toBeNull();
});
