import {describe, expect, test} from 'vitest';
import {checkCommunities} from './communities2024.schema';
import {checkUsage} from './usage.schema';

describe('communities2024.json', () => {
  const rare = {name: 'Libraries', count: 3};
  const frequent = {name: 'Research', count: 5};
  const sound = {
    survey: 'A survey',
    from: '2030-08',
    to: '2030-10',
    respondents: 9,
    selections: 10,
    promoters: 4,
    installedThemselves: 8,
    communities: [frequent, rare],
  };

  test('a right file is accepted', () => expect(checkCommunities(sound)).toEqual(sound));

  test.each<[string, object, string]>([
    ['half a respondent', {respondents: 9.5}, 'field "respondents": is not an integer. Count the published'],
    ['no promoter', {promoters: 0}, 'field "promoters": is not above zero.'],
    ['more promoters than respondents', {promoters: 10}, 'field "promoters": is more than the 9 respondents.'],
    ['the rarest community first', {communities: [rare, frequent]}, 'field "communities.1.count": is above the one'],
    ['fewer selections than the list has', {selections: 7}, 'field "selections": is less than the 8 of the list.'],
  ])('%s is an error that names the field and the fix', (_name, wrong, message) => {
    expect(() => checkCommunities({...sound, ...wrong})).toThrow(`- the survey, ${message}`);
  });
});

describe('usage.json', () => {
  const sound = {
    asOf: '2030-07-31',
    source: 'https://example.org/usage',
    downloadsPerMonth: 20000,
    publications: {year: 2029, count: 12},
  };

  test('a right file is accepted', () => expect(checkUsage(sound)).toEqual(sound));

  test('a year that is not over yet is an error that names the field', () => {
    const wrong = {...sound, publications: {year: 2030, count: 511}};
    expect(() => checkUsage(wrong)).toThrow('- the figures, field "publications.year": had not ended');
  });
});
