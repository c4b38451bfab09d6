import {expect, it} from 'vitest';
import {createAnnouncementBar} from './announcementBar';

const create = (id: string, from: string, until: string) => ({id, content: id, closable: true, from, until});
const data = [create('camp', '2027-05-01', '2027-05-12'), create('survey', '2027-05-10', '2027-05-31')];

it.each([
  ['2027-04-30', undefined],
  ['2027-05-01', 'camp'],
  ['2027-05-12', 'camp'],
  ['2027-05-13', 'survey'],
  ['2027-06-01', undefined],
])('on %s, the announcement is %s', (today, id) => {
  expect(createAnnouncementBar(data, today)?.id).toBe(id);
});
