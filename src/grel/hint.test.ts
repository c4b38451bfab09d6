import {expect, test} from 'vitest';
import {findHint} from './hint';
import {evaluate} from './index';

test.each([
  ['value + 1 2 3', 'OpenRefine ignores the end of this expression: 2 3'],
  ['grel: value <> "a"', 'OpenRefine ignores the end of this expression: <> "a"'],
  ['if(value="a", 1, 2)', 'A single = always returns null. Use == to compare.'],
  ['value.trim', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
  ['value.trim.length()', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
  ['"{\'type\': 1}".replace("\'", "\\"").parseJson().type', undefined],
  ['if(value == "a", value.trim(), [1][0])', undefined],
  ['value.trim(', undefined],
])('%s: %s', (expression, hint) => {
  expect(findHint(expression, evaluate(expression, {value: 'a'}))).toBe(hint);
});
