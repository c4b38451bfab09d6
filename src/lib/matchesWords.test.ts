import {describe, expect, test} from 'vitest';
import {matchesWords} from './matchesWords';

const text = 'toUppercase() Converts text to uppercase. Also found as: uppercase, capital letters.';

describe('matchesWords', () => {
  test.each(['', '  ', 'toUpper', 'TOUPPERCASE', 'toUppercase()', 'toUppercase(', 'letters capital', 'càpital'])(
    'finds what holds all words of "%s"',
    (typed) => expect(matchesWords(typed, text)).toBe(true),
  );

  test.each(['lowercase', 'capital date', 'uppercases'])('leaves out what lacks a word of "%s"', (typed) =>
    expect(matchesWords(typed, text)).toBe(false),
  );
});
