import {expect, test} from 'vitest';
import {createShareHash, readShareHash, type SharedExpression} from './sharedExpression';

test.each<SharedExpression>([
  {expression: 'value.trim()', value: '" a "', heading: 'trim', table: 0},
  {expression: 'value.replace(/[&=#+%]/, "?")', value: '"100% & <b>é</b>"', heading: 'regex', table: 2},
  {expression: '', value: '', heading: '', table: 0},
])('a shared expression is read as it was: %j', (shared) => {
  expect(readShareHash(createShareHash(shared) ?? '')).toEqual({...shared, isTooLong: false});
});

test('an address of another kind or of any length is none', () => {
  const long = {expression: 'a'.repeat(5000), value: 'null', heading: 'trim', table: 0};
  expect(createShareHash(long)).toBeUndefined();
  expect(readShareHash(`#try=${long.expression}`)).toHaveProperty('isTooLong', true);
  expect(readShareHash('#trim')).toBeUndefined();
  expect(readShareHash('')).toBeUndefined();
});

test('what is missing or senseless has a default', () => {
  expect(readShareHash('#try=1&table=-5e3&x=y')).toMatchObject({expression: '1', value: 'null', heading: '', table: 0});
  expect(readShareHash('#try=%E0%A4%A')).toMatchObject({table: 0});
  expect(readShareHash('#try=1&table=1')).toMatchObject({table: 1});
});
