import {expect, test} from 'vitest';
import {expectNoFaults} from '../../tests/expectNoFaults';
import history from './history.json';
import {checkHistory} from './history.schema';
import releases from './releases.json';

const first = {era: 'gridworks', date: '2010-01-24', text: 'The first code.', href: '/blog/2010/01/24/first'};
const second = {...first, era: 'google', date: '2010-07'};
const later = ['community', 'sponsored'].map((era, index) => ({...first, era, date: `201${index + 2}-01-01`}));
const rest = [second, ...later];

test.each([
  ['a right file', [first, ...rest]],
  ['a month as its first day', [{...first, date: '2010-01-01'}, {...first, date: '2010-01'}, ...rest]],
])('%s is accepted', (_name, value) => expect(checkHistory(value)).toEqual(value));

test('releases have the same date as in the list of releases', () => {
  const others = releases.filter(({version, date}) =>
    history.some((entry) => entry.href.endsWith(`/releases/tag/${version}`) && entry.date !== date),
  );
  expectNoFaults(
    others.map(({version, date}) => `src/data/history.json: Write ${date} at ${version}, as in releases.json.`),
  );
});

test.each<[string, unknown, string | RegExp]>([
  ['a day that no calendar has', [{...first, date: '2010-02-30'}, ...rest], 'field "date": is "2010-02-30".'],
  ['a link without encryption', [{...first, href: 'http://a.org'}, ...rest], 'field "href": is "http://a.org".'],
  ['a link that runs a script', [{...first, href: 'javascript:0'}, ...rest], 'field "href": is "javascript:0".'],
  ['a day to come', [first, ...rest, {...later[1], date: '2999-01'}], 'field "date": is in the future, or'],
  ['the newest first', [second, first, ...later], 'entry "2010-01-24", field "date": is listed below the later'],
  ['an older era at the end', [first, ...rest, {...first, date: '2030-01'}], 'is listed below the later sponsored.'],
  ['eras without events', later, /era gridworks\. Add what happened\.\n- lists nothing for the era google\./],
])('%s is an error that names the event, the field, and the fix', (_name, value, message) => {
  expect(() => checkHistory(value)).toThrow(message);
});
