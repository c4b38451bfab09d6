import {expect, test} from 'vitest';
import {formatDay, formatDayAndMonth, formatMonth, formatMonths} from './dates';

test('dates are written as one reads them, whatever the time zone', () => {
  expect(formatDay('2026-03-04')).toBe('March 4, 2026');
  expect(formatDay('2024-12-31T23:59:59.000Z')).toBe('December 31, 2024');
  expect(formatDayAndMonth('2026-03-04')).toBe('Mar 4');
  expect(formatMonth('2026-03-04')).toBe('March 2026');
  expect(formatMonth('2025-12')).toBe('December 2025');
});

test.each([
  ['2024-08', '2024-10', 'August to October 2024'],
  ['2024-08', '2024-08', 'August 2024'],
  ['2024-08', '2025-08', 'August 2024 to August 2025'],
])('dates from %s to %s are %s', (from, to, text) => {
  expect(formatMonths(from, to)).toBe(text);
});

test.each(['2024', '2026-13-01', 'x2026-03-04'])('"%s" is an error', (date) => {
  expect(() => formatMonth(date)).toThrow(`"${date}" is not a date.`);
});

test('a month alone has no day to write', () => {
  expect(() => formatDay('2026-03')).toThrow('contains no day');
});
