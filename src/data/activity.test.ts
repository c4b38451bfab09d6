import {describe, expect, test} from 'vitest';
import activity from './activity.json';
import {checkActivity} from './activity.schema';
import usage from './usage.json';

const {publications, publicationsThisYear, forum, authors} = activity;
const [first, second] = publications;

describe('activity.json', () => {
  test('is as its schema describes it', () => {
    expect(() => checkActivity(activity)).not.toThrow();
  });

  test('agrees with the figures on the home page', () => {
    expect(activity.asOf).toBe(usage.asOf);
    expect(activity.source).toBe(usage.source);
    expect(publications.at(-1)).toEqual(usage.publications);
  });

  test.each<[string, object, string]>([
    ['a day that no calendar has', {asOf: '2026-02-30'}, 'field "asOf": is not a day.'],
    ['no source', {source: undefined}, 'field "source": is missing.'],
    ['years out of order', {publications: [second, first]}, 'field "publications": omits a year'],
    ['a figure in words', {forum: {...forum, topics: '183'}}, 'field "forum.topics": is not an integer.'],
    ['a field left out', {forum: {...forum, topics: undefined}}, 'field "forum.topics": is missing.'],
    ['more new members than members', {forum: {...forum, newMembers: 906}}, 'field "forum.newMembers": is more than'],
    ['last year as this year', {publicationsThisYear: {...publicationsThisYear, year: 2025}}, 'is not 2026, the year'],
    ['a year too few', {publications: publications.slice(0, -1)}, 'field "publications": does not end with 2025'],
    ['no commit', {authors: {...authors, commit: 'master'}}, 'field "authors.commit": is not a commit.'],
    [
      'months that have not passed',
      {authors: {...authors, asOf: '2026-06-30'}},
      'field "authors.years.16.months": is not 6, the months until "asOf".',
    ],
    [
      'more people than months of people',
      {authors: {...authors, years: [{year: 2026, months: 7, people: 20, peopleMonths: 19}]}},
      'field "authors.years.0.peopleMonths": cannot be',
    ],
  ])('%s is an error that names file, field and remedy', (_name, wrong, message) => {
    expect(() => checkActivity({...activity, ...wrong})).toThrow(message);
    expect(() => checkActivity({...activity, ...wrong})).toThrow(
      /^src\/data\/activity\.json has (a problem|problems):\n- the figures, field /,
    );
  });
});
