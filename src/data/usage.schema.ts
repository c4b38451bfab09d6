import * as z from 'zod';
import {checkData} from './checkData';
import {count as countOf, day, secureAddress} from './fields';

const count = countOf('Write the figure as its source gives it.');

/** How much the project is used, by its own counts, as its usage page gave it. */
const usage = z
  .strictObject({
    asOf: day('Write the day of the figures as "YYYY-MM-DD".'),
    source: secureAddress('Write the URL of the page that contains the figures.'),
    /** Average; the page does not say over which time. */
    downloadsPerMonth: count,
    /** Found with Google Scholar by "OpenRefine", "Open Refine" and "Google Refine", in the last full year. */
    publications: z.strictObject({year: count, count}),
  })
  .refine(({asOf, publications}) => String(publications.year) < asOf.slice(0, 4), {
    path: ['publications', 'year'],
    error: 'had not ended on the date of the figures. Write the last full year before "asOf".',
  });

export const checkUsage = (value: unknown) => checkData('src/data/usage.json', usage, value, 'the figures');
