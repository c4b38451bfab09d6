import {expect, test} from 'vitest';
import {checkActivity} from './activity.schema';

const sound = {
  asOf: '2030-07-31',
  source: 'https://example.org/usage',
  downloadsPerMonth: 20000,
  publications: [
    {year: 2028, count: 10},
    {year: 2029, count: 12},
  ],
  publicationsThisYear: {year: 2030, count: 5},
  forum: {newMembers: 20, members: 100, topics: 30, messages: 300},
  repository: {contributors: 9, issuesOpened: 50, issuesClosed: 40, pullRequestsMerged: 30},
  authors: {
    asOf: '2030-07-31',
    commit: 'ff43aa1b5',
    years: [{year: 2030, months: 7, people: 6, peopleMonths: 20}],
  },
};
const {authors} = sound;
const [year] = authors.years;

const of = (change: object) => ({authors: {...authors, ...change}});
const published = (...years: number[]) => ({publications: years.map((one) => ({year: one, count: 10}))});

test('a right file is accepted', () => {
  expect(checkActivity(sound)).toEqual(sound);
});

test.each<[string, object, string]>([
  ['a gap of years', published(2027, 2029), 'field "publications": omits a year'],
  ['a year too few', published(2028), 'field "publications": does not end with 2029'],
  ['authors without a year', of({years: [{...year, year: 2028, months: 12}, year]}), '"authors", field "years": omits'],
  ['no last year', of({asOf: '2031-07-31'}), '- field "authors", field "years": does not end'],
  ['no commit', of({commit: 'xff43aa1b5'}), 'field "commit": is "xff43aa1b5".'],
  [
    'last year',
    {publicationsThisYear: {year: 2029, count: 5}},
    'field "publicationsThisYear", field "year": is not 2030',
  ],
])('%s is an error that names the field and the fix', (_name, wrong, message) => {
  expect(() => checkActivity({...sound, ...wrong})).toThrow(message);
});
