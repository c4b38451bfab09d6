import {expect, test} from 'vitest';
import {createBarRows, roundUp, type BarSeries} from './barChart';

const series = (name: string, values: Record<string, number>): BarSeries => ({
  name,
  values: Object.entries(values).map(([label, value]) => ({label, value, text: `${value}%`})),
});

test('draws every bar in proportion to one scale that begins at zero', () => {
  const rows = createBarRows([series('2022', {a: 50, b: 25, c: 0})]);
  expect(rows.map(({bars}) => bars[0]?.length)).toEqual([100, 50, 0]);
});

test('lets several series share the scale and the labels', () => {
  const rows = createBarRows([series('2022', {a: 30}), series('2020', {a: 60, b: 15})]);
  expect(rows).toEqual([
    {
      label: 'a',
      bars: [
        {series: '2022', position: 1, length: 50, text: '30%'},
        {series: '2020', position: 2, length: 100, text: '60%'},
      ],
    },
    {
      label: 'b',
      bars: [
        {series: '2022', position: 1, text: 'not asked'},
        {series: '2020', position: 2, length: 25, text: '15%'},
      ],
    },
  ]);
});

test('keeps “Other” at the end, also below what only a later series has', () => {
  const rows = createBarRows([series('2022', {a: 30, Other: 5, Otherwise: 1}), series('2020', {b: 15})]);
  expect(rows.map(({label}) => label)).toEqual(['a', 'Otherwise', 'b', 'Other']);
});

test('draws a chart of zeros', () => {
  expect(createBarRows([series('2022', {a: 0})])[0]?.bars[0]?.length).toBe(0);
});

test.each([
  [0, 1],
  [0.7, 0.8],
  [92, 100],
  [100, 100],
  [1234, 1500],
])('roundUp(%d) is %d', (value, rounded) => {
  expect(roundUp(value)).toBeCloseTo(rounded, 10);
});
