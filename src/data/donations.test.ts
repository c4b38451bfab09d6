import {expect, test} from 'vitest';
import {checkDonations} from './donations.schema';

const high = {id: 'patron', name: 'Patron', above: 50000, paysFor: 'A year.'};
const middle = {id: 'partner', name: 'Partner', above: 5000, upTo: 50000, paysFor: 'A month.'};
const low = {id: 'friend', name: 'Friend', above: 0, upTo: 5000, paysFor: 'A day.'};
const backer = {name: 'Somebody', tier: 'partner', gives: 'once'};
const unnamed = {tier: 'friend', gives: 'regularly', count: 3};
const sound = {
  asOf: '2025-04-08',
  source: 'https://example.org/backers',
  tiers: [high, middle, low],
  backers: [backer],
  anonymous: [unnamed, {...unnamed, gives: 'once'}],
};

test('a right file is accepted', () => expect(checkDonations(sound)).toEqual(sound));

test.each<[string, object, string]>([
  ['somebody named twice', {backers: [backer, backer]}, 'field "name": repeats Somebody.'],
  ['nobody', {anonymous: [{...unnamed, count: 0}]}, 'field "count": is 0.'],
  [
    'a gap between tiers',
    {tiers: [high, {...middle, upTo: 40000}, low]},
    'field "tiers", entry "Partner", field "upTo": is not where',
  ],
  ['a limit for the highest tier', {tiers: [{...high, upTo: 9}, middle, low]}, 'field "above": is not below "upTo".'],
  [
    'no tier for small gifts',
    {tiers: [high, middle, {...low, above: 1}]},
    'field "tiers", entry "Friend", field "above": is not 0',
  ],
  ['a tier with a digit', {tiers: [{...high, id: 'a1'}, middle, low]}, 'field "id": is "a1". Write an ID such as'],
  ['a tier in capitals', {tiers: [{...high, id: 'Patron'}, middle, low]}, 'field "id": is "Patron".'],
  ['a tier of cents', {tiers: [{...high, above: 50000.5}, middle, low]}, 'is 50000.5. Write US dollars'],
  ['a tier twice', {tiers: [high, {...middle, id: 'patron'}, low]}, 'field "id": repeats patron.'],
  ['a group twice', {anonymous: [unnamed, {...unnamed, count: 1}]}, 'field "anonymous": lists the same tier'],
  [
    'a backer of no tier',
    {backers: [{...backer, tier: 'x'}]},
    'field "backers", entry "Somebody", field "tier": is not a tier: "x".',
  ],
  [
    'a gift of no tier',
    {anonymous: [{...unnamed, tier: 'x'}]},
    'field "anonymous", entry number 1, field "tier": is not a tier: "x".',
  ],
  ['a day to come', {asOf: '2999-01-01'}, 'field "asOf": is in the future, or'],
  ['a tier upside down', {tiers: [high, middle, {...low, above: 5000}]}, 'field "above": is not below "upTo".'],
])('%s is an error that names the field and the fix', (_name, wrong, message) => {
  expect(() => checkDonations({...sound, ...wrong})).toThrow(message);
});
