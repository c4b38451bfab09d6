import * as z from 'zod';
import {checkData, missingOr} from './checkData';

// Used while testing and building only: zod must not reach the browser.

export const grantStatuses = ['applied', 'running', 'completed', 'declined'] as const;
export const grantCurrencies = ['USD', 'EUR', 'GBP'] as const;

export type GrantStatus = (typeof grantStatuses)[number];
export type GrantCurrency = (typeof grantCurrencies)[number];

/** Money that OpenRefine asked a funder for, and whether it came. */
export interface Grant {
  /** Also the id of its heading on the funding page; readers bookmark it. */
  id: string;
  /** What the page calls it. */
  name: string;
  status: GrantStatus;
  funder: string;
  programme?: string | undefined;
  /** The title of the work, as the application or the funder gives it. */
  title?: string | undefined;
  /** Granted, or asked for where nothing was granted. */
  amount: number;
  currency: GrantCurrency;
  /** Whether the amount is the most that was to be had. */
  upTo?: boolean | undefined;
  /** First and last month of the work, `YYYY-MM`. */
  from?: string | undefined;
  to?: string | undefined;
  /** What the money was for, in one sentence. */
  purpose: string;
  /** The post of this site that tells about it. */
  post?: string | undefined;
  /** What the fiscal sponsor's books call it. */
  account?: string | undefined;
  documents: {title: string; href: string}[];
  /** The amount as another source has it. */
  otherAmount?: {amount: number; source: string} | undefined;
  /** Where sources contradict each other, or the plan changed. */
  note?: string | undefined;
}

const text = (remedy: string) =>
  z
    .string({error: missingOr('is not a text', remedy)})
    .refine((value) => value.trim() !== '', {error: `is empty. ${remedy}`});
const month = z
  .string({error: 'is not a text. Write the month as "YYYY-MM".'})
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, {error: 'is no month. Write it as "YYYY-MM".'});
const amount = z
  .number({error: missingOr('is not a number', 'Write the amount without currency and commas, such as 49881.25.')})
  .positive({error: 'is not above zero. Write the amount as its source gives it.'})
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'has more than two decimals. Write the amount as its source gives it.',
  });
const oneOf = <T extends string>(values: readonly T[]) =>
  z.enum(values, {error: missingOr('is unknown', `Write one of ${values.join(', ')}.`)});

const grant: z.ZodType<Grant> = z
  .strictObject({
    id: z
      .string({error: missingOr('is not a text', 'Write an id such as "2022-eoss-5".')})
      .regex(/^\d{4}(-[a-z0-9]+)+$/, {error: 'has another form than "2022-eoss-5": year, words, hyphens.'}),
    name: text('Write what the page calls the grant.'),
    status: oneOf(grantStatuses),
    funder: text('Write who gives the money.'),
    programme: text('Write the programme, or leave it out.').optional(),
    title: text('Write the title of the work, or leave it out.').optional(),
    amount,
    currency: oneOf(grantCurrencies),
    upTo: z.literal(true, {error: 'is not true. Write true, or leave it out.'}).optional(),
    from: month.optional(),
    to: month.optional(),
    purpose: text('Say in one sentence what the money was for.'),
    post: z
      .string({error: 'is not a text. Write the route of the post, or leave it out.'})
      .regex(/^\/blog\/\d{4}\/\d\d\/\d\d\/[\w-]+$/, {
        error: 'is no route of a post. Write it as "/blog/2022/12/30/eoss5".',
      })
      .optional(),
    account: text('Write the name in the books of the fiscal sponsor, or leave it out.').optional(),
    documents: z
      .array(
        z.strictObject({
          title: text('Write what the link leads to.'),
          href: z.url({
            protocol: /^https$/,
            error: missingOr('is no secure address', 'Write the address of the document, with https.'),
          }),
        }),
        {error: missingOr('is not a list', 'List the documents, or write [].')},
      )
      .refine((documents) => new Set(documents.map(({href}) => href)).size === documents.length, {
        error: 'has the same address twice. Take one out.',
      }),
    otherAmount: z.strictObject({amount, source: text('Name the source.')}).optional(),
    note: text('Write the note, or leave it out.').optional(),
  })
  .superRefine(({status, from, to, otherAmount, amount: own}, context) => {
    const report = (field: string, message: string) => context.addIssue({code: 'custom', path: [field], message});
    if ((from === undefined) !== (to === undefined)) {
      report(from === undefined ? 'from' : 'to', 'is missing. Write both months or neither.');
    }
    if (from !== undefined && to !== undefined && from > to) report('to', 'is before the start. Swap the two months.');
    if (from === undefined && (status === 'running' || status === 'completed')) {
      report('from', 'is missing. The chart needs the year in which a grant began.');
    }
    if (otherAmount?.amount === own) report('otherAmount', 'is the same amount. Take it out.');
  });

const grantsSchema: z.ZodType<Grant[]> = z
  .array(grant, {error: 'has to be a list of grants.'})
  .min(1, {error: 'lists no grant.'})
  .superRefine((grants, context) => {
    grants.forEach(({id}, index) => {
      if (grants.findIndex((other) => other.id === id) !== index) {
        context.addIssue({code: 'custom', path: [index, 'id'], message: `repeats "${id}". Give each grant its own.`});
      }
    });
  });

/** The grants, checked. */
export function checkGrants(value: unknown): Grant[] {
  return checkData('src/data/grants.json', grantsSchema, value, (entry, index) => {
    const id = (entry as Partial<Grant> | null)?.id;
    return typeof id === 'string' && id ? `grant ${id}` : `grant number ${index + 1}`;
  });
}
