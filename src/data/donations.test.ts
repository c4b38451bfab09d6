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

const tiers = (top: object, second: object = middle, last: object = low) => ({
  tiers: [{...high, ...top}, second, last],
});

test.each<[string, object, string]>([
  ['somebody named twice', {backers: [backer, backer]}, 'field "name": repeats Somebody.'],
  ['a gap', tiers({}, {...middle, upTo: 40000}), '"tiers", entry "Partner", field "upTo": is not where'],
  ['no lowest tier', tiers({}, middle, {...low, above: 1}), '"tiers", entry "Friend", field "above": is not 0'],
  ['a tier with a digit', tiers({id: 'a1'}), 'field "id": is "a1". Write an ID such as'],
  ['a tier with a capital', tiers({id: 'Patron'}), 'field "id": is "Patron".'],
  ['a tier of cents', tiers({above: 50000.5}), 'is 50000.5. Write US dollars'],
  ['a tier twice', tiers({}, {...middle, id: 'patron'}), 'field "id": repeats patron.'],
  ['a tier upside down', tiers({}, middle, {...low, above: 5000}), 'field "above": is not below "upTo".'],
  ['a group twice', {anonymous: [unnamed, {...unnamed, count: 1}]}, 'field "anonymous": lists the same tier'],
  ['a backer of no tier', {backers: [{...backer, tier: 'x'}]}, '"backers", entry "Somebody", field "tier": is not'],
  ['a gift of no tier', {anonymous: [{...unnamed, tier: 'x'}]}, '"anonymous", entry number 1, field "tier": is'],
])('%s is an error that names the field and the fix', (_name, wrong, message) => {
  expect(() => checkDonations({...sound, ...wrong})).toThrow(message);
});
