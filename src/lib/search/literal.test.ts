import {expect, test} from 'vitest';
import {findData, measureLiteral, readLiteral} from './literal';
import {tokenize} from './tokenize';

test.each([
  [
    'Error: the "Jane Doe" of “a”, \'b\' at HTTP://a.org/x?y in list_2.CSV, a.xls, b.xlsx',
    '"Jane Doe"|“a”|\'b\'|HTTP://a.org/x?y|list_2.CSV|a.xls|b.xlsx',
  ],
  [`"three words here" it's ("${'x'.repeat(41)}") file.csvs "a"b`, ''],
])('takes for data of a reader in %s', (query, data) => {
  expect(
    findData(query)
      .map(([from, to]) => query.slice(from, to))
      .join('|'),
  ).toBe(data);
});

test.each([
  ['server refused the page', ''],
  ['server refused the page!', 'server refused the page'],
  ['server: refused the page', 'server refused the page'],
  ['{server} page of it', 'server page of it'],
  ['(server) page of it', 'server page of it'],
  ['Page "Jane" 12345', ''],
  ['Page "Jane" 12345 b', 'page jane 12345 b'],
  ['The server refused', ''],
  [' “server refused page” ', 'server refused page'],
  ['File > Server › Page of the editor', 'page of the editor'],
])('finds in %j what can be copied', (query, words) => {
  expect(readLiteral(query, false).join(' ')).toBe(words);
});

test('takes three words of code', () => expect(readLiteral('value.trim(a)', true)).toEqual(['value', 'trim', 'a']));

test.each([
  ['a b c d', 'x a b c d y', 1],
  ['a b c d', 'a b x c d', 0],
  ['a b c d', 'b c d', 0.75],
  ['', 'a', 0],
])('of %j, %j has the share %d', (words, text, share) => {
  expect(measureLiteral(words.split(' ').filter(Boolean), tokenize(text))).toBe(share);
});
