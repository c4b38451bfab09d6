import type {Survey, SurveyQuestion} from '../../data/surveys/survey.schema';
import {joinWords} from '../joinWords';
import type {BarSeries} from './barChart';

export function questionOf({year, questions}: Survey, id: string): SurveyQuestion {
  const found = questions.find((question) => question.id === id);
  if (!found) throw new Error(`src/data/surveys/${year}.json has no question "${id}".`);
  return found;
}

/** The share of `count` among `respondents` in percent, rounded half up to one decimal. */
export const percentOf = (count: number, respondents: number): number =>
  Math.floor((count * 1000) / respondents + 0.5) / 10;

/** A share as people read it: always with one decimal, so that columns line up. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}%`;

/** One series for each survey: the shares of a question's answers in percent. */
export function seriesOf(surveys: readonly Survey[], id: string): BarSeries[] {
  return surveys.map((survey) => {
    const {answers, respondents} = questionOf(survey, id);
    return {
      name: String(survey.year),
      values: answers.map(({label, count}) => {
        const value = percentOf(count, respondents);
        return {label, value, text: formatPercent(value), detail: `${count}`};
      }),
    };
  });
}

/** What the newest survey's chart shows, in one sentence for people who do not see it. */
export function summarise({answers, order, respondents}: SurveyQuestion): string {
  const top = [...answers].sort((a, b) => b.count - a.count).slice(0, order === 'scale' ? 2 : 3);
  const named = top.map(({label, count}) => `“${label}” (${formatPercent(percentOf(count, respondents))})`);
  return `Most frequent answers of ${respondents} people: ${joinWords(named)}.`;
}

/** Who was counted, and why the shares do not add up to 100% where they do. */
export function renderBase(surveys: readonly [Survey, ...Survey[]], id: string): string {
  const newest = questionOf(surveys[0], id);
  const questions = surveys.map((survey) => ({year: survey.year, ...questionOf(survey, id)}));
  const people =
    questions.length === 1
      ? `${newest.respondents} people answered this question.`
      : `Answered by ${questions.map(({year, respondents}) => `${respondents} people in ${year}`).join(', ')}.`;
  const rounded =
    newest.kind === 'single' &&
    questions.some(({answers, respondents}) => {
      const tenths = answers.map(({count}) => Math.round(percentOf(count, respondents) * 10));
      return tenths.reduce((sum, share) => sum + share, 0) !== 1000;
    });
  return [people, rounded ? 'Shares are rounded, so they may not add up to exactly 100%.' : '', newest.note ?? '']
    .filter(Boolean)
    .join(' ');
}
