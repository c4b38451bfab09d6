import {expect, test} from 'vitest';
import type {Survey, SurveyQuestion} from '../../data/surveys/survey.schema';
import {questionOf, renderBase, seriesOf, summarise} from './surveyChart';

/** A survey with what a chart of its one question reads. */
const survey = (
  year: number,
  counts: number[],
  {kind = 'single', note, order = 'rank'} = {} as Partial<SurveyQuestion>,
) => {
  const respondents = counts.reduce((sum, count) => sum + count, 0);
  const answers = counts.map((count, index) => ({label: 'abc'.charAt(index), count}));
  return {year, questions: [{id: 'often', kind, order, respondents, answers, note}]} as Survey;
};

test('the chart has one series a year, with the share drawn and the count beside', () => {
  expect(seriesOf([survey(2022, [57, 23]), survey(2020, [1, 1])], 'often')).toEqual([
    {
      name: '2022',
      values: [
        {label: 'a', value: 71.3, text: '71.3%', detail: '57'},
        {label: 'b', value: 28.8, text: '28.8%', detail: '23'},
      ],
    },
    {
      name: '2020',
      values: [
        {label: 'a', value: 50, text: '50.0%', detail: '1'},
        {label: 'b', value: 50, text: '50.0%', detail: '1'},
      ],
    },
  ]);
});

test('the chart is summarized in a sentence', () => {
  expect(summarise(questionOf(survey(2022, [5, 3, 2]), 'often'))).toBe(
    'Most frequent answers of 10 people: “a” (50.0%), “b” (30.0%) and “c” (20.0%).',
  );
  expect(summarise(questionOf(survey(2022, [3, 5, 2], {order: 'scale'}), 'often'))).toBe(
    'Most frequent answers of 10 people: “b” (50.0%) and “a” (30.0%).',
  );
});

test('the chart says who was counted, and when rounding leaves the sum beside 100', () => {
  expect(renderBase([survey(2022, [3, 1], {note: 'A note.'})], 'often')).toBe(
    '4 people answered this question. A note.',
  );
  expect(renderBase([survey(2022, [1, 1, 1], {kind: 'multiple'})], 'often')).toBe('3 people answered this question.');
  expect(renderBase([survey(2022, [1, 1, 1]), survey(2020, [1, 1])], 'often')).toBe(
    'Answered by 3 people in 2022, 2 people in 2020. Shares are rounded, so they may not add up to exactly 100%.',
  );
});

test('the chart names the file where the question is missing', () => {
  expect(() => questionOf(survey(2022, [1, 1]), 'never')).toThrow('src/data/surveys/2022.json has no question "never"');
});
