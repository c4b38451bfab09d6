import {describe, expect, test} from 'vitest';
import donations from './donations.json';
import {checkDonations} from './donations.schema';

const {tiers, backers, anonymous} = donations;
const [patron, partner, ...lower] = tiers;

describe('donations.json', () => {
  test('is as its schema describes it', () => {
    expect(() => checkDonations(donations)).not.toThrow();
  });

  test.each<[string, object, string]>([
    ['a day that no calendar has', {asOf: '2026-04-31'}, 'field "asOf": is not a day.'],
    ['a tier that does not exist', {backers: [{...backers[0], tier: 'angel'}]}, 'field "backers.0.tier": is "angel"'],
    ['somebody named twice', {backers: [backers[0], backers[0]]}, 'field "backers.1.name": repeats "FLOSS/fund".'],
    ['a backer without a name', {backers: [{...backers[0], name: ' '}]}, 'field "backers.0.name": is empty.'],
    ['an unknown rhythm', {backers: [{...backers[0], gives: 'often'}]}, 'field "backers.0.gives": is unknown.'],
    ['nobody', {anonymous: [{...anonymous[0], count: 0}]}, 'field "anonymous.0.count": is not above zero.'],
    [
      'a gap between tiers',
      {tiers: [patron, {...partner, upTo: 40000}, ...lower]},
      'field "tiers.1.upTo": is not 50000',
    ],
    [
      'a limit for the highest tier',
      {tiers: [{...patron, upTo: 9}, partner, ...lower]},
      'field "tiers.0.upTo": limits',
    ],
    [
      'a tier upside down',
      {tiers: [patron, partner, {...lower[0], above: 5000}, lower[1]]},
      'field "tiers.2.above": is',
    ],
    ['no purpose', {tiers: [{...patron, paysFor: ''}, partner, ...lower]}, 'field "tiers.0.paysFor": is empty.'],
  ])('%s is an error that names file, field and remedy', (_name, wrong, message) => {
    expect(() => checkDonations({...donations, ...wrong})).toThrow(message);
    expect(() => checkDonations({...donations, ...wrong})).toThrow(
      /^src\/data\/donations\.json has (a problem|problems):\n- the list, field /,
    );
  });
});
