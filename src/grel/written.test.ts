import {expect, test} from 'vitest';
import type {TypedValue} from './typedValue';
import {evaluate} from './index';
import {bindTyped, bindWritten, canEvaluate} from './written';

test.each([
  ['"Rome"', 'string', 'Rome'],
  [String.raw`"a\"b\n"`, 'string', 'a"b\n'],
  [String.raw`"a\u0041\\u0041"`, 'string', String.raw`aA\u0041`],
  ['Rome', 'string', 'Rome'],
  ['', 'string', ''],
  ['-3', 'number', '-3'],
  [' 2.5 ', 'number', '2.5'],
  ['true', 'boolean', 'true'],
  ['[ "a", 1 ]', 'array', '[ "a", 1 ]'],
  ['[date 2024-05-01T00:00:00Z]', 'date', '[date 2024-05-01T00:00:00Z]'],
])('%j is of the type %s', (written, type, text) => {
  expect(evaluate('value', bindWritten(written))).toEqual({type, text});
});

test.each<[TypedValue['type'], string, string | undefined]>([
  ['string', '007', '007'],
  ['number', '007', '7'],
  ['date', '2024-05-01', '[date 2024-05-01T00:00:00Z]'],
  ['number', 'seven', undefined],
  ['boolean', '1 == 1', undefined],
])('as %s, %j is %s', (type, text, printed) => {
  const bindings = bindTyped({type, text});
  expect(bindings && evaluate('value', bindings)).toEqual(printed === undefined ? undefined : {type, text: printed});
});

test('a decimal number stays one', () => {
  const bindings = bindTyped({type: 'number', text: '8.0'});
  expect(bindings && evaluate('value + " pages"', bindings)).toEqual({type: 'string', text: '8.0 pages'});
});

test('says which examples a page can evaluate', () => {
  expect(canEvaluate('value.trim()', '" a "')).toBe(true);
  expect(canEvaluate('value.parseHtml().select("b")', '"<b>a</b>"')).toBe(true);
  expect(canEvaluate('value.trim(', '"a"')).toBe(true);
  expect(canEvaluate('jython: return value', '"a"')).toBe(false);
  expect(canEvaluate('value.cross("a", "b")', '"a"')).toBe(false);
});
