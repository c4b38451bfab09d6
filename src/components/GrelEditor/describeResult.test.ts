import {expect, test} from 'vitest';
import {evaluate} from '../../grel';
import {describeResult, renderSummary} from './describeResult';

const describe = (expression: string) => describeResult(evaluate(expression, {value: 'a'}));

test('no result is called undefined, and an empty text says so', () => {
  expect(describe('value.rep')).toMatchObject({kind: 'value', text: 'null', type: 'blank'});
  expect(describe('""')).toMatchObject({text: '', type: 'empty string'});
});

test.each([
  ['value.split(",")[1]', 'There is nothing at this position.'],
  ['value.replace(/a/, "$")', 'In a replacement, $ refers to a group of the pattern. Write \\\\$ for a dollar sign.'],
  ['(2.5).toString("%d")', 'This format is for whole numbers. Use %f for decimal numbers.'],
  ['(1234.5).toString("%,.2f")', 'This result is for an English interface. With another language, it can differ.'],
  ['value.sort()', undefined],
])('%s: %s', (expression, note) => {
  expect(describe(expression).notes).toEqual(note ? [note] : []);
});

test('a long result is said in a sentence, with what went wrong in other rows', () => {
  const described = describe('"ab".repeat(2000)'.replace('"ab".repeat(2000)', JSON.stringify('ab'.repeat(2000))));
  expect(described.text).toHaveLength(4000);
  const said = `4000 characters, which begin with: ${'ab'.repeat(60)}, string`;
  expect(renderSummary([described])).toBe(said);
  const others = [describe('value.cross("b")'), describe('value.trim(1)')];
  expect(renderSummary([described, ...others])).toBe(
    `3 rows, 2 without a result: ${others[0]?.text}. First row: ${said}`,
  );
});
