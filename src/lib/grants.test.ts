import {expect, test} from 'vitest';
import type {Grant} from '../data/grants.schema';
import {formatYears} from './dates';
import {awarded, formatAmount, formatPeriod, listFunders, startedByYear, totalsByCurrency, withStatus} from './grants';

const grant = (change: Partial<Grant>): Grant => ({
  id: '2030-test',
  name: 'Test',
  status: 'completed',
  funder: 'Somebody',
  amount: 100,
  currency: 'USD',
  from: '2030-02',
  to: '2031-01',
  purpose: 'Something.',
  documents: [],
  ...change,
});

test('totals stand apart for each currency and are exact to the cent', () => {
  const list = [grant({amount: 0.1}), grant({amount: 0.2}), grant({amount: 7, currency: 'EUR'})];
  expect(totalsByCurrency(list)).toEqual([
    {currency: 'USD', amount: 0.3, count: 2},
    {currency: 'EUR', amount: 7, count: 1},
  ]);
});

test('totals leave out what was not granted', () => {
  const list = (['applied', 'running', 'completed', 'declined'] as const).map((status) => grant({status}));
  expect(awarded(list).map(({status}) => status)).toEqual(['running', 'completed']);
  expect(withStatus(list, 'applied', 'declined')).toHaveLength(2);
});

test('the chart has each year once, empty ones too, and adds up what began in one year', () => {
  const list = [
    grant({name: 'B', amount: 2000, from: '2032-12'}),
    grant({name: 'A', amount: 50.5}),
    grant({name: 'C', amount: 10, from: '2032-01'}),
    grant({name: 'D', currency: 'EUR', from: '2035-01'}),
  ];
  expect(startedByYear(list, 'USD').values).toEqual([
    {label: '2030', value: 50.5, text: '50.50', detail: 'A'},
    {label: '2031', value: 0, text: '0', detail: 'none'},
    {label: '2032', value: 2010, text: '2,010', detail: 'B, C'},
  ]);
});

test('amounts, periods and years are written as people read them', () => {
  expect(formatAmount({amount: 1_050_100, currency: 'USD'})).toBe('USD 1,050,100');
  expect(formatAmount({amount: 49_961.75, currency: 'EUR'})).toBe('EUR 49,961.75');
  expect(formatPeriod({from: '2023-01', to: '2025-12'})).toBe('January 2023 to December 2025');
  expect(formatPeriod({})).toBeUndefined();
  expect(formatYears({from: '2023-01', to: '2025-12'})).toBe('2023–2025');
  expect(formatYears({from: '2022-07', to: '2022-12'})).toBe('2022');
  expect(formatYears({})).toBeUndefined();
});

test('funders are those who paid, in the order of their first grants', () => {
  const [first, later] = ['2029', '2031'].map((year) => ({from: `${year}-01`, to: `${year}-12`}));
  const between = {from: '2030-06', to: '2030-12', post: '/blog/b'};
  const list = [
    grant({funder: 'A', ...later}),
    grant({funder: 'B', ...between}),
    grant({funder: 'A', ...first}),
    grant({funder: 'C', status: 'declined'}),
  ];
  expect(listFunders(list)).toEqual([
    {name: 'A', grants: [first, later]},
    {name: 'B', grants: [between]},
  ]);
});
