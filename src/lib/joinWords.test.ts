import {expect, test} from 'vitest';
import {joinWords} from './joinWords';

test.each<[string[], string]>([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('joinWords(%j) is "%s"', (words, text) => {
  expect(joinWords(words)).toBe(text);
});
