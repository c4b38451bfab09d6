import {expect, test} from 'vitest';
import {checkGrants} from './grants.schema';

const call = {title: 'Call', href: 'https://example.org/call'};
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
  documents: [call],
};

test.each([{}, {to: sound.from}, {amount: 1.15}])('a right file is accepted with %j', (fields) => {
  expect(checkGrants([{...sound, ...fields}])).toEqual([{...sound, ...fields}]);
});

test.each<[string, object, string]>([
  ['a third decimal', {amount: 1.005}, 'field "amount": is 1.005.'],
  ['one month only', {to: undefined}, 'field "to": is missing. Write both months or neither.'],
  ['an end before the start', {to: '2020-01'}, 'field "to": is before the start.'],
  ['no start', {status: 'running', from: undefined, to: undefined}, 'field "from": is missing. The chart needs'],
  ['no start of the end', {status: 'completed', from: undefined, to: undefined}, 'field "from": is missing. The chart'],
  ['a document twice', {documents: [call, call]}, 'field "documents", entry number 2, field "href": repeats https:'],
  ['a completed grant that runs', {status: 'completed', to: '2999-01'}, 'field "to": is in the future, but'],
  ...['EOSS 5', 'x2030-a', '2030', '2030-', '2030-A'].map((id): [string, object, string] => [
    `the id ${id}`,
    {id},
    `entry "Test", field "id": is "${id}".`,
  ]),
])('%s is an error that names the grant, the field, and the fix', (_name, wrong, message) => {
  expect(() => checkGrants([{...sound, ...wrong}])).toThrow(message);
});

test('the same grant twice and an empty list are errors', () => {
  expect(() => checkGrants([sound, sound])).toThrow('entry "Test", field "id": repeats 2030-test.');
  expect(() => checkGrants([])).toThrow('is empty. List the grants.');
});
