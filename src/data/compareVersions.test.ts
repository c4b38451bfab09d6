import {expect, test} from 'vitest';
import {compareVersions, lineOf} from './compareVersions';

test.each([
  ['3.9.5', '3.10.0'],
  ['3.10-beta1', '3.10.0'],
  ['3.10-beta2', '3.10-beta10'],
  ['3.10-beta2', '3.10-rc1'],
])('%s is older than %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

test('a missing part counts as 0', () => {
  expect(['3.10.1', '3.10'].map(lineOf)).toEqual(['3.10', '3.10']);
  expect(compareVersions('3.10', '3.10.0')).toBe(0);
  expect(compareVersions('3.10-rc1', '3.10.0-rc1')).toBe(0);
});
