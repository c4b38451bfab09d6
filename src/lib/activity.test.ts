import {expect, test} from 'vitest';
import type {Survey} from '../data/surveys/survey.schema';
import {activity, authorSeries, publicationSeries, shareOf} from './activity';

const question = {id: 'communities', respondents: 8, answers: [{label: 'Research', count: 3}]};
const survey = {year: 2030, questions: [question]} as Survey;

test('publications are drawn year by year, the unfinished one by its name', () => {
  const {values} = publicationSeries({
    ...activity,
    publications: [{year: 2029, count: 1234}],
    publicationsThisYear: {year: 2030, count: 7},
  });
  expect(values).toEqual([
    {label: '2029', value: 1234, text: '1,234'},
    {label: '2030, in part', value: 7, text: '7'},
  ]);
});

test('authors are an average over the months counted, with the people of the year beside it', () => {
  const years = [
    {year: 2029, months: 12, people: 9, peopleMonths: 30},
    {year: 2030, months: 4, people: 3, peopleMonths: 5},
  ];
  expect(authorSeries({...activity, authors: {...activity.authors, years}}).values).toEqual([
    {label: '2029', value: 2.5, text: '2.5', detail: '9'},
    {label: '2030, in part', value: 1.25, text: '1.3', detail: '3'},
  ]);
});

test('the share of an answer is read from the survey, and an answer that it did not have is an error', () => {
  expect(shareOf(survey, 'communities', 'Research')).toBe('37.5%');
  expect(() => shareOf(survey, 'communities', 'Pirates')).toThrow(
    'src/data/surveys/2030.json, question "communities", has no "Pirates".',
  );
});
