import {expect, it} from 'vitest';
import {likeness} from './likeness';

it.each([
  ['facets', 'facets', 1],
  ['facets', 'facts', 2 / 3],
  ['facets', 'grid', 0],
  ['a', 'a', 0],
  ['', '', 0],
])('"%s" and "%s" are alike by %d', (a, b, expected) => {
  expect(likeness(a, b)).toBeCloseTo(expected);
});
