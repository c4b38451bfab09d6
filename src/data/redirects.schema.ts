import * as z from 'zod';
import type {Redirect} from '../lib/redirects';
import {checkData, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

const redirect = z.strictObject(
  {
    from: z
      .string({error: missingOr('is not a text', 'Write the old path, such as "/documentation".')})
      .regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {error: 'is no path of one address. Write it as "/documentation".'}),
    to: z
      .string({error: missingOr('is not a text', 'Write the path or address it leads to.')})
      .regex(/^(\/|https:\/\/)\S*$/, {error: 'is neither a path of this site nor a secure address.'})
      // Hosts put the query that was asked for behind the whole of it, or leave it out.
      .regex(/^[^?#]*$/, {error: 'holds a query or a section. Write it without "?" and "#" and what follows them.'}),
  },
  {error: 'has to be an object with the fields from and to only.'},
);

const schema: z.ZodType<Redirect[]> = z
  .array(redirect, {error: 'has to be a list of redirects.'})
  .min(1, {error: 'is empty. List the addresses that lead on.'})
  .superRefine((all, context) => {
    const froms = all.map(({from}) => from);
    all.forEach(({from, to}, index) => {
      const problem = (field: string, message: string) =>
        context.addIssue({code: 'custom', path: [index, field], message});
      if (froms.indexOf(from) < index) problem('from', `repeats ${from}. Keep one entry for each address.`);
      if (froms.includes(to)) problem('to', `leads to ${to}, which leads on itself. Write where that one leads.`);
    });
  });

/** The redirects, checked. */
export function checkRedirects(value: unknown): Redirect[] {
  return checkData('src/data/redirects.json', schema, value, (entry, index) => {
    const from = (entry as Partial<Redirect> | null)?.from;
    return typeof from === 'string' ? `redirect ${from}` : `redirect number ${index + 1}`;
  });
}
