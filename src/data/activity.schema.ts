import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while testing and building only: zod must not reach the browser.

/** What the project counts of its own life, beside `usage.json`. */
export interface Activity {
  /** The day of the figures, `YYYY-MM-DD`. */
  asOf: string;
  /** The page that gives them, in the state of that day. */
  source: string;
  /** Found with Google Scholar by "OpenRefine", "Open Refine" and "Google Refine"; years that are over, oldest first. */
  publications: {year: number; count: number}[];
  publicationsThisYear: {year: number; count: number};
  /** In the twelve months before `asOf`; `members` is the whole. */
  forum: {newMembers: number; members: number; topics: number; messages: number};
  /** The tool's repository on GitHub, in the twelve months before `asOf`. */
  repository: {contributors: number; issuesOpened: number; issuesClosed: number; pullRequestsMerged: number};
  /** Names of authors in the history of the tool's main branch, robots left out. */
  authors: {
    /** The last day that was counted, `YYYY-MM-DD`. */
    asOf: string;
    /** The newest commit at the time of counting. */
    commit: string;
    /** `peopleMonths` adds up the different names of each month; divided by `months` it is the average. */
    years: {year: number; months: number; people: number; peopleMonths: number}[];
  };
}

const figure = 'Write the figure as its source gives it.';
const count = z
  .int({error: missingOr('is not a whole number', figure)})
  .positive({error: `is not above zero. ${figure}`});
const day = z
  .string({error: missingOr('is not a text', 'Write the day of the figures as "YYYY-MM-DD".')})
  .refine(isDay, {error: 'is no day. Write the day of the figures as "YYYY-MM-DD".'});
const yearly = z.strictObject({year: count, count});
const oneAfterAnother = (years: {year: number}[]) =>
  years.every(({year}, index) => index === 0 || year === (years[index - 1]?.year ?? 0) + 1);
const gap = {error: 'leaves out a year or is out of order. List every year once, the oldest first.'};

const activity: z.ZodType<Activity> = z
  .strictObject({
    asOf: day,
    source: z.url({
      protocol: /^https$/,
      error: missingOr('is no secure address', 'Write the address of the page that gives the figures.'),
    }),
    publications: z.array(yearly).min(1, {error: 'is empty. List the years.'}).refine(oneAfterAnother, gap),
    publicationsThisYear: yearly,
    forum: z.strictObject({newMembers: count, members: count, topics: count, messages: count}),
    repository: z.strictObject({
      contributors: count,
      issuesOpened: count,
      issuesClosed: count,
      pullRequestsMerged: count,
    }),
    authors: z.strictObject({
      asOf: day,
      commit: z
        .string({error: missingOr('is not a text', 'Write the id of the commit.')})
        .regex(/^[0-9a-f]{7,40}$/, {error: 'is no commit. Write its id, such as "ff43aa1b5".'}),
      years: z
        .array(z.strictObject({year: count, months: count, people: count, peopleMonths: count}))
        .min(1, {error: 'is empty. List the years.'})
        .refine(oneAfterAnother, gap),
    }),
  })
  .superRefine(({asOf, publications, publicationsThisYear, forum, authors}, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({code: 'custom', path, message});
    const year = Number(asOf.slice(0, 4));
    if (publicationsThisYear.year !== year) {
      report(['publicationsThisYear', 'year'], `is not ${year}, the year of "asOf". Correct one of the two.`);
    }
    if (publications.at(-1)?.year !== year - 1) {
      report(['publications'], `does not end with ${year - 1}, the year before "asOf". Add what is missing.`);
    }
    if (forum.newMembers > forum.members) report(['forum', 'newMembers'], 'is more than all members. Correct one.');
    authors.years.forEach(({year: counted, months, people, peopleMonths}, index) => {
      const passed = counted < Number(authors.asOf.slice(0, 4)) ? 12 : Number(authors.asOf.slice(5, 7));
      if (months !== passed) {
        report(['authors', 'years', index, 'months'], `is not ${passed}, the months until "asOf". Count them all.`);
      }
      if (peopleMonths < people || peopleMonths > people * months) {
        report(
          ['authors', 'years', index, 'peopleMonths'],
          'cannot be: each person counts once in each month. Recount.',
        );
      }
    });
  });

/** The figures, checked. */
export function checkActivity(value: unknown): Activity {
  const [checked] = checkData('src/data/activity.json', z.tuple([activity]), [value], () => 'the figures');
  return checked;
}
