import * as z from 'zod';
import {checkData, missingOr} from './checkData';

// Used while building and testing only: zod must not reach the browser.

/** Who gave OpenRefine grants. */
export interface Funder {
  name: string;
  /** Each with its first and last month, `YYYY-MM`, and the post of this site that tells about it; oldest first. */
  grants: {from: string; to: string; post?: string | undefined}[];
}

const month = z
  .string({error: missingOr('is not a text', 'Write the month as "YYYY-MM".')})
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'is no month. Write it as "YYYY-MM".'});

const grant = z
  .strictObject({
    from: month,
    to: month,
    post: z
      .string({error: 'is not a text. Write the route of the post, or leave it out.'})
      .regex(/^\/blog\/\d{4}\/\d\d\/\d\d\/[\w-]+$/, {
        error: 'is no route of a post. Write it as "/blog/2022/12/30/eoss5".',
      })
      .optional(),
  })
  .refine(({from, to}) => from <= to, {path: ['to'], error: 'is before the grant starts. Swap the two months.'});

const funder = z.strictObject({
  name: z
    .string({error: missingOr('is not a text', 'Write the name of the funder.')})
    .min(1, {error: 'is empty. Write the name of the funder.'}),
  grants: z
    .array(grant, {error: missingOr('is not a list', 'List the grants.')})
    .min(1, {error: 'is empty. List at least one grant, or take the funder out.'})
    .refine((grants) => grants.every(({from}, n) => n === 0 || (grants[n - 1]?.from ?? '') <= from), {
      error: 'is out of order. List the oldest grant first.',
    }),
});

export const fundersSchema: z.ZodType<Funder[]> = z
  .array(funder, {error: 'has to be a list of funders.'})
  .min(1, {error: 'lists no funder. List at least one.'});

/** The funders, checked. */
export function checkFunders(value: unknown): Funder[] {
  return checkData('src/data/funders.json', fundersSchema, value, (entry, index) => {
    const name = (entry as Partial<Funder> | null)?.name;
    return typeof name === 'string' && name ? name : `funder number ${index + 1}`;
  });
}
