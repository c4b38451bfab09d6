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
const {forum, authors, publications} = sound;
const [year] = authors.years;

test.each([
  {},
  {forum: {...forum, newMembers: forum.members}},
  ...[6, 42].map((peopleMonths) => ({authors: {...authors, years: [{...year, peopleMonths}]}})),
])('a right file is accepted with %j', (fields) => {
  expect(checkActivity({...sound, ...fields})).toEqual({...sound, ...fields});
});

test.each<[string, object, string]>([
  ...[2027, 2029, 2030].map((first): [string, object, string] => [
    `publications of ${first} before 2029`,
    {publications: [first, 2029].map((one) => ({year: one, count: 10}))},
    'field "publications": omits a year',
  ]),
  [
    'authors without a year',
    {authors: {...authors, years: [{...year, year: 2028, months: 12}, year]}},
    'field "authors", field "years": omits a year',
  ],
  [
    'more new members than members',
    {forum: {...forum, newMembers: 101}},
    '- field "forum", field "newMembers": is more',
  ],
  [
    'last year as this year',
    {publicationsThisYear: {year: 2029, count: 5}},
    'field "publicationsThisYear", field "year": is not 2030',
  ],
  ['a year too few', {publications: publications.slice(0, -1)}, 'field "publications": does not end with 2029'],
  ['no last year', {authors: {...authors, asOf: '2031-07-31'}}, '- field "authors", field "years": does not end'],
  ['a short year', {authors: {...authors, years: [{...year, year: 2029, months: 11}, year]}}, 'is not 12, the months'],
  ['no commit', {authors: {...authors, commit: 'xff43aa1b5'}}, 'field "commit": is "xff43aa1b5".'],
  [
    'a month to come',
    {authors: {...authors, asOf: '2030-06-30'}},
    'field "authors", field "years", entry number 1, field "months": is not 6, the months until "asOf".',
  ],
  ...[5, 43].map((peopleMonths): [string, object, string] => [
    `${peopleMonths} months of 6 people in 7 months`,
    {authors: {...authors, years: [{...year, peopleMonths}]}},
    'field "peopleMonths": cannot be: each person counts once in each month.',
  ]),
])('%s is an error that names the field and the fix', (_name, wrong, message) => {
  expect(() => checkActivity({...sound, ...wrong})).toThrow(message);
});
