import {expect, test} from 'vitest';
import {findHint} from './hint';
import {evaluate} from './index';

test.each([
  ['value + 1 2 3', 'OpenRefine ignores the end of this expression: 2 3'],
  ['gel: value <> "a"', 'OpenRefine ignores the end of this expression: <> "a"'],
  ['if(value="a", 1, 2)', 'A single = always returns null. Use == to compare.'],
  ['value.trim', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
  ['value.trim.length()', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
  ['if(value == "a", value.trim(), [1][0])', undefined],
  ['value == "a" && true', 'GREL has no &&. Write and(a, b).'],
  ['isBlank(value) || (1 == 2)', 'GREL has no ||. Write or(a, b).'],
  ['if(!isBlank(value), 1, 2)', 'GREL has no !. Write not(a).'],
  ['value == "a" ? 1 : 2', 'GREL has no ? and :. Write if(condition, a, b).'],
  ['value.replace(“a”, “b”)', `Use straight quotation marks: " or '.`],
  ['‘a’', `Use straight quotation marks: " or '.`],
  ['value.toLowerCase()', 'Write toLowercase(). Function names are case-sensitive.'],
  ['IF(true, 1, 2)', 'Write if(). Function names are case-sensitive.'],
  ...Object.entries({
    ...{isEmpty: 'isBlank', len: 'length', lower: 'toLowercase', replaceAll: 'replace', size: 'length'},
    ...{substr: 'substring', toLower: 'toLowercase', toUpper: 'toUppercase', upper: 'toUppercase'},
  }).map(([other, name]): [string, string] => [`value.${other}()`, `In GREL, this function is called ${name}().`]),
  ['value.constructor()', undefined],
  ['=value.trim()', 'An expression does not begin with =. Leave it out.'],
  ['value.substring(0;3)', 'Separate arguments with commas instead of semicolons.'],
  ['grel:value.trim()', 'In OpenRefine, leave out the language before the colon: the dialog adds it.'],
  ['if(cell.recon.matched, cell.recon.match.id, null)', 'No cell here is reconciled.'],
  ['"[{}]".parseJson()[0].type', undefined],
  ['forEach([1], v, v.type)[0]', undefined],
  ['value.trim().trim', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
  ['cell.value.trim', 'Without parentheses, trim is the name of a field. To call the function, write trim().'],
])('%s: %s', (expression, hint) => {
  expect(findHint(expression, evaluate(expression, {value: 'a'}))).toBe(hint);
});
