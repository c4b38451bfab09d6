import {expect, test} from 'vitest';
import {readTyped, writeTyped} from './typedValue';

test.each([
  [String.raw`"Jane \"J\" Doe\n\\u0041"`, 'string', 'Jane "J" Doe\n\\u0041'],
  ['-2.5', 'number', '-2.5'],
  ['null', 'undefined', 'null'],
  ['[date 2024-05-01T00:00:00Z]', 'date', '2024-05-01T00:00:00Z'],
  [String.raw`[ "a\n", [ 1 ], [date 2024] ]`, 'array', String.raw`[ "a\n", [ 1 ], [date 2024] ]`],
])('%s is of the type %s, and is written in the same way', (written, type, text) => {
  expect(readTyped(written)).toEqual({type, text});
  expect(writeTyped(readTyped(written))).toBe(written);
});

test('what is no literal is text as it stands, however long', () => {
  const long = `[${'1'.repeat(100_000)}x]`;
  for (const text of [' Rome ', '[Paris]', '"a" + "b"', long]) expect(readTyped(text)).toEqual({type: 'string', text});
});

test.each(['1e10', '-.5', '5.', '+5', 'NaN', '٣', ' 5', '1,5', ''])(
  'the number %j keeps its type in an address',
  (text) => {
    expect(readTyped(writeTyped({type: 'number', text}))).toEqual({type: 'number', text});
  },
);

test.each([
  ['boolean', 'TRUE'],
  ['array', "['a', 'b']"],
  ['date', '2024-05-01'],
  ['string', '[number 1e10]'],
] as const)('so does the %s %j', (type, text) => {
  expect(readTyped(writeTyped({type, text}))).toEqual({type, text});
});
