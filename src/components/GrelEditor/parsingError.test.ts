import {expect, test} from 'vitest';
import {evaluate} from '../../grel';
import {findParsingError} from './parsingError';

/** The expression, with signs around the part that is underlined. */
function underline(expression: string): string {
  const place = findParsingError(expression, evaluate(expression, {value: 'a'}));
  if (!place) return expression;
  return `${expression.slice(0, place.from)}«${expression.slice(place.from, place.to)}»${expression.slice(place.to)}`;
}

test.each([
  '"trimm" + value.«trimm»()',
  'value.trim«(»',
  'GREL:1 + «*» 2',
  'value.replace(«/»(/, "")',
  '',
  'value.trim()',
])('in %j, the part between the signs is underlined', (underlined) => {
  expect(underline(underlined.replace(/[«»]/g, ''))).toBe(underlined);
});
