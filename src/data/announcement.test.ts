import {expect, it} from 'vitest';
import {checkAnnouncement} from './announcement.schema';

const bar = {id: 'survey-2', content: 'Take part.', closable: true};

it.each([{bar: null}, {bar}])('accepts %j', (value) => {
  expect(checkAnnouncement(value)).toEqual(value);
});

it.each([
  [{}, 'announcement, field "bar": '],
  [{bar: {...bar, id: 'Survey 2'}}, 'field "bar.id": is not an ID. Use lowercase letters'],
  [{bar: {...bar, content: ' '}}, 'field "bar.content": is empty. Write the text'],
  [{bar: {...bar, closable: 'yes'}}, 'field "bar.closable": must be true or false.'],
])('refuses %j, and names the file and the fix', (value, message) => {
  expect(() => checkAnnouncement(value)).toThrow(/^src\/data\/announcement\.json has a problem/);
  expect(() => checkAnnouncement(value)).toThrow(message);
});
