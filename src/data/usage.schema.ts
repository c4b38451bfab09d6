import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/** What the project counts of its own use, as its usage page gave it. */
export interface Usage {
  /** The day of the figures, `YYYY-MM-DD`. */
  asOf: string;
  /** The page that gives them, in the state of that day. */
  source: string;
  /** Average; the page does not say over which time. */
  downloadsPerMonth: number;
  /** Found with Google Scholar by "OpenRefine", "Open Refine" and "Google Refine", in the last full year. */
  publications: {year: number; count: number};
}

const count = z.int({error: missingOr('is not a whole number', 'Write the figure as its source gives it.')}).positive({
  error: 'is not above zero. Write the figure as its source gives it.',
});

const usage: z.ZodType<Usage> = z
  .strictObject({
    asOf: z
      .string({error: missingOr('is not a text', 'Write the day of the figures as "YYYY-MM-DD".')})
      .refine(isDay, {error: 'is no day. Write the day of the figures as "YYYY-MM-DD".'}),
    source: z.url({
      protocol: /^https$/,
      error: missingOr('is no secure address', 'Write the address of the page that gives the figures.'),
    }),
    downloadsPerMonth: count,
    publications: z.strictObject({year: count, count}),
  })
  .refine(({asOf, publications}) => String(publications.year) < asOf.slice(0, 4), {
    path: ['publications', 'year'],
    error: 'was not over on the day of the figures. Write the last full year before "asOf".',
  });

/** The figures, checked. */
export function checkUsage(value: unknown): Usage {
  const [checked] = checkData('src/data/usage.json', z.tuple([usage]), [value], () => 'the figures');
  return checked;
}
