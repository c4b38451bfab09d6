import * as z from 'zod';
import {checkData, nameBy} from './checkData';
import {textOfForm, listOf, report, unique} from './fields';

const redirect = z.strictObject(
  {
    from: textOfForm(/^\/[^\s?#*:]*[^\s?#*:/]$/, 'is not the path of a single URL', 'Write it as "/documentation".'),
    // Hosts put the query that was asked for behind the whole of it, or leave it out.
    to: textOfForm(
      /^(\/|https:\/\/)\S*$/,
      'is neither a path on this site nor an HTTPS URL',
      'Write where it leads.',
    ).regex(/^[^?#]*$/, 'contains a query or a fragment. Remove "?" or "#" and everything after it.'),
  },
  'must be an object with the fields from and to, and no others.',
);

/** An address of an earlier site that links still use, and where it leads: a path of this site, or an address. */
export type Redirect = z.infer<typeof redirect>;

const redirects = listOf(redirect, 'the addresses that lead on')
  .superRefine(unique('from', (from) => `repeats ${from}. Keep one entry for each URL.`))
  .superRefine((all, context) =>
    all.forEach(({to}, index) => {
      const goesOn = all.some(({from}) => from === to);
      if (goesOn) report(context, [index, 'to'], `leads to ${to}, which leads on itself. Write where that one leads.`);
    }),
  );

export const checkRedirects = (value: unknown) =>
  checkData('src/data/redirects.json', redirects, value, nameBy('redirect', 'from'));
