import {expect, test} from 'vitest';
import {backersOf, donations, formatTier} from './donations';

test.each([
  [{above: 0, upTo: 500}, 'up to USD 500'],
  [{above: 500, upTo: 5000}, 'over USD 500, up to USD 5,000'],
  [{above: 50000}, 'over USD 50,000'],
])('%o is written "%s"', (tier, text) => expect(formatTier(tier)).toBe(text));

test('the backers of a tier are in two groups, unnamed ones counted', () => {
  const list = {
    ...donations,
    backers: [
      {name: 'A', tier: 'sponsor', gives: 'once' as const},
      {name: 'B', tier: 'sponsor', gives: 'regularly' as const},
      {name: 'C', tier: 'patron', gives: 'once' as const},
    ],
    anonymous: [{tier: 'sponsor', gives: 'once' as const, count: 2}],
  };
  expect(backersOf(list, 'sponsor')).toEqual([
    {gives: 'regularly', names: ['B'], anonymous: 0},
    {gives: 'once', names: ['A'], anonymous: 2},
  ]);
  expect(backersOf(list, 'partner')).toEqual([]);
});
