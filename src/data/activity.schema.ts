import * as z from 'zod';
import {createCheck} from './checkData';
import {count as countOf, day, httpsUrl, listOf, report, textOfForm} from './fields';

const count = countOf('Write the figure as its source gives it.');
const asOf = day('Write the day of the figures as "YYYY-MM-DD".');

const everyYear = <Year extends z.ZodType<{year: number}>>(year: Year) =>
  listOf(year, 'the years').refine(
    (years) => years.every((one, index) => index === 0 || one.year === (years[index - 1]?.year ?? 0) + 1),
    'omits a year or is out of order. List every year once, with the oldest first.',
  );

const activity = z
  .strictObject({
    asOf,
    source: httpsUrl('Write the URL of the page that contains the figures.'),
    /** Average; the usage page does not say over which time. */
    downloadsPerMonth: count,
    /** Found with Google Scholar by "OpenRefine", "Open Refine" and "Google Refine"; years that are over, oldest first. */
    publications: everyYear(z.strictObject({year: count, count})),
    publicationsThisYear: z.strictObject({year: count, count}),
    /** In the twelve months before `asOf`; `members` is the whole. */
    forum: z.strictObject({newMembers: count, members: count, topics: count, messages: count}),
    /** The tool's repository on GitHub, in the twelve months before `asOf`. */
    repository: z.strictObject({
      contributors: count,
      issuesOpened: count,
      issuesClosed: count,
      pullRequestsMerged: count,
    }),
    /** Names of authors in the history of the tool's main branch, robots left out. */
    authors: z.strictObject({
      /** The last day that was counted. */
      asOf,
      /** The newest commit at the time of counting. */
      commit: textOfForm(/^[0-9a-f]{7,40}$/, 'Write its id, such as "ff43aa1b5".'),
      /** `peopleMonths` adds up the different names of each month; divided by `months` it is the average. */
      years: everyYear(z.strictObject({year: count, months: count, people: count, peopleMonths: count})),
    }),
  })
  .superRefine(({asOf: until, publications, publicationsThisYear, authors}, context) => {
    const year = Number(until.slice(0, 4));
    if (publicationsThisYear.year !== year)
      report(context, ['publicationsThisYear', 'year'], `is not ${year}, the year of "asOf". Correct one of the two.`);
    if (publications.at(-1)?.year !== year - 1)
      report(context, ['publications'], `does not end with ${year - 1}, the year before "asOf". Add what is missing.`);
    if (authors.years.at(-1)?.year !== Number(authors.asOf.slice(0, 4)))
      report(context, ['authors', 'years'], 'does not end with the year of its "asOf". Add what is missing.');
  });

/** How much the project is used and how active it is, by its own counts. */
export type Activity = z.infer<typeof activity>;

export const checkActivity = createCheck('activity', activity);
