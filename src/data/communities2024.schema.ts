import * as z from 'zod';
import {checkData, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/**
 * Which communities the users of OpenRefine count themselves among, from the answers that the project published
 * (OpenRefine-2024-User-Survey-Anonymized-Answer.csv). One respondent could name several; free answers are left out.
 */
export interface CommunitySurvey {
  survey: string;
  /** First and last month in which it was open, `YYYY-MM`. */
  from: string;
  to: string;
  respondents: number;
  /** Communities named by all respondents together, free answers included. */
  selections: number;
  /** Who would recommend OpenRefine with 9 or 10 points of 10. */
  promoters: number;
  /** Who installed OpenRefine themselves. */
  installedThemselves: number;
  /** The most frequent first. */
  communities: {name: string; count: number}[];
}

const month = z
  .string({error: missingOr('is not a text', 'Write the month as "YYYY-MM".')})
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'is no month. Write it as "YYYY-MM".'});
const people = z
  .int({error: missingOr('is not a whole number', 'Count the published answers.')})
  .positive({error: 'is not above zero. Count the published answers.'});
const name = z
  .string({error: missingOr('is not a text', 'Write the name.')})
  .min(1, {error: 'is empty. Write the name.'});

const communitySurvey: z.ZodType<CommunitySurvey> = z
  .strictObject({
    survey: name,
    from: month,
    to: month,
    respondents: people,
    selections: people,
    promoters: people,
    installedThemselves: people,
    communities: z
      .array(z.strictObject({name, count: people}), {error: missingOr('is not a list', 'List the communities.')})
      .min(1, {error: 'is empty. List the communities.'}),
  })
  .superRefine(({respondents, selections, promoters, installedThemselves, communities}, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({code: 'custom', path, message});
    const tooMany = `is more than the ${respondents} respondents. Correct one of the two.`;
    if (promoters > respondents) report(['promoters'], tooMany);
    if (installedThemselves > respondents) report(['installedThemselves'], tooMany);
    communities.forEach(({count}, index) => {
      if (count > respondents) report(['communities', index, 'count'], tooMany);
      if (count > (communities[index - 1]?.count ?? Infinity)) {
        report(['communities', index, 'count'], 'is above the one before. List the most frequent community first.');
      }
    });
    const named = communities.reduce((sum, {count}) => sum + count, 0);
    if (selections < named)
      report(['selections'], `is less than the ${named} of the list. Count the free answers too.`);
  });

/** The answers, checked. */
export function checkCommunities(value: unknown): CommunitySurvey {
  const [checked] = checkData('src/data/communities2024.json', z.tuple([communitySurvey]), [value], () => 'the survey');
  return checked;
}
