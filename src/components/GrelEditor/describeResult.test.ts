import {expect, test} from 'vitest';
import {evaluate} from '../../grel';
import {describeResult} from './describeResult';

const describe = (expression: string) => describeResult(evaluate(expression, {value: 'a'}), {quoted: true});

test('no result is called undefined', () => {
  expect(describe('value.rep')).toEqual({kind: 'value', text: 'null', type: 'blank'});
});

test('what Java says of a position is explained', () => {
  expect(describe('value.split(",")[1]').text).toMatch(/^Error: java\..+ \(There is nothing at this position\.\)$/);
  expect(describe('value.sort()').text).toBe('Error: sort expects an array');
});
