import data from '../data/activity.json';
import type {Activity} from '../data/activity.schema';
import type {Survey} from '../data/surveys/survey.schema';
import type {BarSeries} from './charts/barChart';
import {formatPercent, percentOf, questionOf} from './charts/surveyChart';
import {formatNumber} from './formatNumber';

export const activity: Activity = data;

/** Publications that mention OpenRefine, by year; the year that is not over comes last. */
export function publicationSeries({publications, publicationsThisYear: {year, count}}: Activity): BarSeries {
  const whole = publications.map((entry) => ({
    label: String(entry.year),
    value: entry.count,
    text: formatNumber(entry.count),
  }));
  return {
    name: 'Publications',
    values: [...whole, {label: `${year}, in part`, value: count, text: formatNumber(count)}],
  };
}

/** How many people's changes entered the main branch in an average month of each year. */
export function authorSeries({authors}: Activity): BarSeries {
  return {
    name: 'People a month',
    values: authors.years.map(({year, months, people, peopleMonths}) => {
      const average = peopleMonths / months;
      return {
        label: months < 12 ? `${year}, in part` : String(year),
        value: average,
        text: average.toFixed(1),
        detail: formatNumber(people),
      };
    }),
  };
}

/** The share of a survey's respondents who gave an answer: `38.5%`. Throws where nobody could give it. */
export function shareOf(survey: Survey, question: string, answer: string): string {
  const {answers, respondents} = questionOf(survey, question);
  const found = answers.find(({label}) => label === answer);
  if (!found) throw new Error(`src/data/surveys/${survey.year}.json, question "${question}", has no "${answer}".`);
  return formatPercent(percentOf(found.count, respondents));
}
