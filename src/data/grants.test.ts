import {expect, test} from 'vitest';
import {checkGrants} from './grants.schema';

const sound = {
  id: '2030-test',
  name: 'Test',
  status: 'applied',
  funder: 'Somebody',
  amount: 100,
  currency: 'USD',
  from: '2030-02',
  to: '2031-01',
  purpose: 'Something.',
  documents: [{title: 'Call', href: 'https://example.org/call'}],
};

test.each([{}, {to: sound.from}, {amount: 100.25}])('a right file is accepted with %j', (fields) => {
  expect(checkGrants([{...sound, ...fields}])).toEqual([{...sound, ...fields}]);
});

test.each<[string, unknown, string]>([
  [
    'no amount',
    [{...sound, amount: undefined}],
    '- grant 2030-test, field "amount": is missing. Write the amount without currency',
  ],
  ['a third decimal', [{...sound, amount: 1.005}], 'field "amount": has more than two decimal places.'],
  ['one month only', [{...sound, to: undefined}], 'field "to": is missing. Write both months or neither.'],
  ['an end before the start', [{...sound, to: '2020-01'}], 'field "to": is before the start.'],
  [
    'a grant that never began',
    [{...sound, status: 'running', from: undefined, to: undefined}],
    'field "from": is missing. The chart needs',
  ],
  [
    'a document twice',
    [{...sound, documents: [...sound.documents, ...sound.documents]}],
    'field "documents": contains the same URL twice.',
  ],
  [
    'another source with the same amount',
    [{...sound, otherAmount: {amount: sound.amount, source: 'x'}}],
    'field "otherAmount": is the same amount.',
  ],
  ['an id that is no heading', [{...sound, id: 'EOSS 5'}], 'grant EOSS 5, field "id": has another form'],
  ['an id that begins with a word', [{...sound, id: 'x2030-a'}], 'field "id": has another form'],
  ['the same id twice', [sound, sound], 'grant 2030-test, field "id": repeats "2030-test".'],
  ['an empty list', [], 'lists no grant.'],
])('%s is an error that names the grant, the field, and the fix', (_name, value, message) => {
  expect(() => checkGrants(value)).toThrow(message);
});
