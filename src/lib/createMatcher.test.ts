import {expect, test} from 'vitest';
import {createMatcher} from './createMatcher';

const text = 'toUppercase() Converts text to uppercase. Also found as: uppercase, capital letters.';

test.each(['', '  ', 'toUpper', 'TOUPPERCASE', 'toUppercase()', 'toUppercase(', 'letters capital', 'càpital'])(
  'finds what holds all words of "%s"',
  (typed) => expect(createMatcher(typed)(text)).toBe(true),
);

test.each(['lowercase', 'capital date', 'uppercases', '.*'])('leaves out what lacks a word of "%s"', (typed) =>
  expect(createMatcher(typed)(text)).toBe(false),
);
