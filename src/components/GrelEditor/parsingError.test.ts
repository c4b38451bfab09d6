import {expect, test} from 'vitest';
import {evaluate} from '../../grel';
import {findParsingError} from './parsingError';

/** The part that is underlined. */
function underlined(expression: string): string | undefined {
  const place = findParsingError(expression, evaluate(expression, {value: 'a'}));
  return place && expression.slice(place.from, place.to);
}

test.each([
  ['value.trimm()', 'trimm'],
  ['value.trim(', '('],
  ['grel:1 + * 2', '*'],
  ['value.replace(/(/, "")', '/'],
  ['', undefined],
  ['value.trim()', undefined],
])('in %j, %j is underlined', (expression, part) => {
  expect(underlined(expression)).toBe(part);
});
