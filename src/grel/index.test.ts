import {expect, test} from 'vitest';
import {evaluate} from './index';

test('what a page binds is whole or decimal as OpenRefine tells them apart, and a date is in UTC', () => {
  expect(evaluate('value / 2', {value: 5})).toEqual({text: '2', type: 'number'});
  expect(evaluate('value / 2', {value: 5.5})).toEqual({text: '2.75', type: 'number'});
  expect(evaluate('value', {value: new Date('2024-05-01T10:30:00.500Z')})).toEqual({
    text: '[date 2024-05-01T10:30:00Z]',
    type: 'date',
  });
  expect(evaluate('value + 1', {value: null})).toEqual({text: 'null', type: 'undefined'});
});

test('what a page binds can be a table, whose records begin where the first column has something', () => {
  const rows = [
    {Title: null, Reader: 'Al'},
    {Title: null, Reader: 'Di'},
    {Title: 'Emma', Reader: 'Ann'},
    {Title: null, Reader: 'Bo'},
    {Title: null, Reader: null},
    {Title: 'Persuasion', Reader: 'Cy'},
  ];
  const at = (expression: string, rowIndex: number) =>
    evaluate(expression, {value: null, rows, rowIndex, flagged: true});
  expect(at('row.record.cells.Reader[0, 2].value.join(", ")', 3)).toEqual({text: 'Ann, Bo', type: 'string'});
  expect(at('[row.record.index, row.record.fromRowIndex, row.record.rowCount]', 5)).toHaveProperty(
    'text',
    '[ 4, 5, 1 ]',
  );
  expect(at('[row.starred, row.flagged]', 0)).toHaveProperty('text', '[ false, true ]');
  const years = rows.map(({Title, Reader}) => ({Title, 2020: Reader}));
  expect(evaluate('row.columnNames', {value: null, rows: years, rowIndex: 0})).toHaveProperty('declined');
  expect(at('cells.Title', 3)).toEqual({text: 'null', type: 'undefined'});
  expect(at('cells["Reader"]', 3)).toEqual({text: '[object Cell]', type: 'com.google.refine.expr.WrappedCell'});
});

test.each([
  ['value.cross("Books", "Title")', 'project'],
  ['cells.Title.value', 'other cells of the row'],
  ['value.detectLanguage()', 'statistics of languages|needs the statistics'],
  ['value.parseHtml()', 'parser'],
  ['value.toDate("d MMM yyyy z")', 'Time zones|letter'],
  ['jython:return value', 'GREL only'],
  ['[1] + "a"', 'join'],
  ['forRange(0, 1000000000, 1, i, i)', 'more work|longer'],
  ['value.replace(/(?<=a+)b/, "")', 'regular expressions'],
])('%s is declined, and the sentence says why', (expression, why) => {
  const result = evaluate(expression, {value: '1 May 2024 CET'});
  expect(result).toHaveProperty('declined');
  expect('declined' in result && result.declined).toMatch(new RegExp(why));
});

test.each([
  ['(1234.5).toString("%,.1f")', true],
  ['"2024-03-05".toDate().toString("d MMMM")', true],
  ['isError("5 March 2024".toDate("d MMMM yyyy"))', true],
  ['"5 March 2024".toDate("en", "d MMMM yyyy")', false],
  ['"2024-03-05".toDate().toString("yyyy-MM-dd\'E\'")', false],
  ['(12).toString("%03d")', false],
])('%s depends on the language of the interface: %s', (expression, forEnglish) => {
  const result = evaluate(expression, {value: null});
  expect('text' in result && (result.forEnglish ?? false)).toBe(forEnglish);
});

test('an expression that cannot be read is an error with its place', () => {
  expect(evaluate('value.lenght()', {value: 'a'})).toEqual({
    error: 'Parsing error at offset 13: Unknown function lenght',
  });
});

// The examples of the manual show the usual case; these are the edges of the rules.
test.each([
  ['value.jsonize()', '\u001b\u0000\u007f', String.raw`"\u001B\u0000` + '\u007f"'],
  ['value.jsonize()', '"\\\b\t\n\f\r/', String.raw`"\"\\\b\t\n\f\r/"`],
  ['[].jsonize() + "{}".parseJson().jsonize()', '', '[ ]{ }'],
  ['value.parseJson().jsonize()', '{"a": [{"b": 2.0}]}', '{\n  "a" : [ {\n    "b" : 2.0\n  } ]\n}'],
  ['(-0.0).jsonize() + 2.0.jsonize() + toDate("2024").jsonize()', '', '-0.02"2024-01-01T00:00:00Z"'],
  ['value  +\t "b"', 'a', 'ab'],
  ['value.chomp("")', 'abc', 'abc'],
  ['value.ngram(2).join("|")', 'a  b', 'a  b'],
  ['value.ngram(2).join("|")', 'a b c', 'a b|b c'],
  ['value.ngram(3).join("|")', 'a b', 'a b'],
  ['value.length()', '𝒳', '2'],
  ['value.diff("abcd") + mod(-7, 3)', 'abxy', 'cd-1'],
  ['["a", "A", toDate("2021"), "a", toDate("2021")].uniques().length()', '', '3'],
  ['7 / 2 + "|" + 7.0 / 2', '', '3|3.5'],
])('%s of %j is %j', (expression, value, text) => {
  const result = evaluate(expression, {value});
  expect('text' in result ? result.text : '?').toBe(text);
});
