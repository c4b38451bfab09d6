import * as z from 'zod';
import {checkData} from './checkData';
import {count, listOf, month, text, checkFields} from './fields';

const people = count('Count the published answers.');
const name = text('Write the name.');

/**
 * Which communities the users of OpenRefine count themselves among, from the answers that the project published
 * (OpenRefine-2024-User-Survey-Anonymized-Answer.csv). One respondent could name several; free answers are left out.
 */
const communitySurvey = z
  .strictObject({
    survey: name,
    /** First and last month in which it was open. */
    from: month,
    to: month,
    respondents: people,
    /** Communities named by all respondents together, free answers included. */
    selections: people,
    /** Who would recommend OpenRefine with 9 or 10 points of 10. */
    promoters: people,
    /** Who installed OpenRefine themselves. */
    installedThemselves: people,
    /** The most frequent first. */
    communities: listOf(z.strictObject({name, count: people}), 'the communities'),
  })
  .superRefine(
    checkFields(({respondents, selections, promoters, installedThemselves, communities}, report) => {
      const tooMany = `is more than the ${respondents} respondents. Correct one of the two.`;
      if (promoters > respondents) report(['promoters'], tooMany);
      if (installedThemselves > respondents) report(['installedThemselves'], tooMany);
      communities.forEach(({count: own}, index) => {
        const at = ['communities', index, 'count'];
        if (own > respondents) report(at, tooMany);
        if (own > (communities[index - 1]?.count ?? Infinity)) {
          report(at, 'is above the one before. List the most frequent community first.');
        }
      });
      const named = communities.reduce((sum, {count: own}) => sum + own, 0);
      if (selections < named) {
        report(['selections'], `is less than the ${named} of the list. Count the free answers too.`);
      }
    }),
  );

export const checkCommunities = (value: unknown) =>
  checkData('src/data/communities2024.json', communitySurvey, value, 'the survey');
