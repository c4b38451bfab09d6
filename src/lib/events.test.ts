import {expect, it} from 'vitest';
import {describeTime, lastDay, lastingEvents, type Event} from './events';

const survey: Event = {id: 'survey', text: 'Take part', link: 'https://example.org/', until: '2027-09-30'};
const camp: Event = {
  id: 'camp',
  text: 'Come to the camp',
  link: 'https://example.org/camp',
  when: {start: '2027-05-10', end: '2027-05-12', changed: '2027-01-01'},
};
const call: Event = {...camp, id: 'call', when: {start: '2027-05-10T15:00Z', changed: '2027-01-01'}};
const endless: Event = {id: 'endless', text: 'Always', link: 'https://example.org/'};

it('an event is shown up to and on its last day', () => {
  const all = [survey, camp, call, endless];
  const on = (day: string) => lastingEvents(all, day).map(({id}) => id);
  expect(on('2027-05-10')).toEqual(['survey', 'camp', 'call', 'endless']);
  expect(on('2027-05-12')).toEqual(['survey', 'camp', 'endless']);
  expect(on('2027-05-13')).toEqual(['survey', 'endless']);
  expect(on('2027-10-01')).toEqual(['endless']);
  expect(lastingEvents([], '2027-01-01')).toEqual([]);
});

it('an event may be shown for longer than it takes', () => {
  expect(lastDay({...camp, until: '2027-06-01'})).toBe('2027-06-01');
  expect(lastDay(endless)).toBeUndefined();
});

it.each([
  [{start: '2027-05-10', end: '2027-05-10'}, 'May 10, 2027'],
  [{start: '2027-05-10', end: '2027-05-12'}, 'May 10, 2027 to May 12, 2027'],
  [{start: '2027-05-10T15:00Z'}, 'May 10, 2027, 15:00 UTC'],
  [{start: '2027-05-10T15:00Z', end: '2027-05-10T16:30Z'}, 'May 10, 2027, 15:00 to 16:30 UTC'],
  [{start: '2027-05-10T22:00Z', end: '2027-05-11T01:00Z'}, 'May 10, 2027, 22:00 to May 11, 2027, 01:00 UTC'],
])('%o takes place on %s', (when, text) => {
  expect(describeTime({...when, changed: '2027-01-01'})).toBe(text);
});
