import * as z from 'zod';
import {checkData, nameBy} from './checkData';
import {link, listOf, report, textOfForm, unique} from './fields';

const redirect = z.strictObject(
  {
    from: textOfForm(/^\/[^\s?#*:]*[^\s?#*:/]$/, 'is not the path of a single URL', 'Write it as "/documentation".'),
    // Hosts put the query that was asked for behind the whole of it, or leave it out.
    to: link(/^https$/, 'Write a path such as "/docs", or "https://…".').refine(
      (to) => !/[?#]/.test(to),
      'contains a query or a fragment. Remove "?" or "#" and everything after it.',
    ),
  },
  'must be an object with the fields from and to, and no others.',
);

/** An address of an earlier site that links still use, and where it leads: a path of this site, or an address. */
export type Redirect = z.infer<typeof redirect>;

const redirects = listOf(redirect, 'the addresses that lead on')
  .superRefine(unique('from'))
  .superRefine((all, context) =>
    all.forEach(({to}, index) => {
      const goesOn = all.some(({from}) => from === to.replace(/\/$/, ''));
      if (goesOn) report(context, [index, 'to'], `leads to ${to}, which leads on itself. Write where that one leads.`);
    }),
  );

export const checkRedirects = (value: unknown) =>
  checkData('src/data/redirects.json', redirects, value, nameBy('redirect', 'from'));
