import * as z from 'zod';
import {createCheck} from './checkData';
import {link, listOf, report, textOfForm, unique} from './fields';

const redirect = z.strictObject({
  from: textOfForm(/^\/[^\s?#*:]*[^\s?#*:/]$/, 'Write the path of a single URL, such as "/documentation".'),
  // Hosts put the query that was asked for behind the whole of it, or leave it out.
  to: link(/^https$/, 'Write a path such as "/docs", or "https://…".').refine(
    (to) => !/[?#]/.test(to),
    'contains a query or a fragment. Remove "?" or "#" and everything after it.',
  ),
});

/** An address of an earlier site that links still use, and where it leads: a path of this site, or an address. */
export type Redirect = z.infer<typeof redirect>;

const redirects = listOf(redirect, 'the addresses that lead on')
  .superRefine(unique('from'))
  .superRefine((all, context) =>
    all.forEach(({to}, index) => {
      if (all.some(({from}) => from === to.replace(/\/$/, '')))
        report(context, [index, 'to'], `leads to ${to}, which leads on itself. Write where that one leads.`);
    }),
  );

export const checkRedirects = createCheck('redirects', redirects);
