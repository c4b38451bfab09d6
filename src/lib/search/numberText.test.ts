import {expect, test} from 'vitest';
import {decodeNumbers, encodeNumbers} from './numberText';

test('Numbers come back as they were written, at and around every change of length', () => {
  const numbers = [0, 1, 79, 80, 81, 92, 93, 1119, 1120, 1121, 14_639, 14_640, 14_641, 1_000_000];
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
});

test('Numbers below 80 take one character, and none needs an escape in JSON', () => {
  const text = encodeNumbers(Array.from({length: 2000}, (_, number) => number));
  expect(encodeNumbers([79])).toHaveLength(1);
  expect(encodeNumbers([1119])).toHaveLength(2);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});
