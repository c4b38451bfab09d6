import {expect, test} from 'vitest';
import {createMatcher} from './createMatcher';

const text = 'toUppercase() Converts text to uppercase. Also found as: uppercase, capital letters.';

test.each([
  ['holds', 'TOUPPERCASE() letters()', true],
  ['holds', 'letters càpital', true],
  ['lacks', 'capital date', false],
])('a text %s all words of "%s": %s', (_, typed, holds) => expect(createMatcher(typed)(text)).toBe(holds));
