import * as z from 'zod';
import {checkData, nameBy} from './checkData';
import {flag, httpsUrl, list, missingOr, month, oneOf, past, post, report, text, textOfForm, unique} from './fields';

const amount = z
  .number(missingOr('is not a number', 'Write the amount without currency and commas, such as 49881.25.'))
  .positive('is not above zero. Write the amount as its source gives it.')
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'has more than two decimal places. Write the amount as in its source.',
  );

const document = z.strictObject({
  title: text('Write what the link leads to.'),
  href: httpsUrl('Write the address of the document, with https.'),
});

const grant = z
  .strictObject({
    /** Also the id of its heading on the funding page; readers bookmark it. */
    id: textOfForm(
      /^\d{4}(-[a-z0-9]+)+$/,
      'has another form than "2022-eoss-5"',
      'Write the year and words, with hyphens between them.',
    ),
    name: text('Write what the page calls the grant.'),
    status: oneOf(['applied', 'running', 'completed', 'declined']),
    funder: text('Write who gives the money.'),
    programme: text('Write the programme, or leave it out.').optional(),
    /** As the application or the funder gives it. */
    title: text('Write the title of the work, or leave it out.').optional(),
    /** Granted, or asked for where nothing was granted. */
    amount,
    currency: oneOf(['USD', 'EUR', 'GBP']),
    /** Whether the amount is the most that was to be had. */
    upTo: flag,
    /** First and last month of the work. */
    from: month.optional(),
    to: month.optional(),
    purpose: text('Say in one sentence what the money was for.'),
    post: post.optional(),
    account: text('Write the name in the books of the fiscal sponsor, or leave it out.').optional(),
    documents: list(document, 'List the documents, or write [].').superRefine(unique('href')),
    /** The amount as another source has it. */
    otherAmount: z.strictObject({amount, source: text('Name the source.')}).optional(),
    /** Where sources contradict each other, or the plan changed. */
    note: text('Write the note, or leave it out.').optional(),
  })
  .superRefine(({status, from, to, otherAmount, amount: own}, context) => {
    if ((from === undefined) !== (to === undefined)) {
      report(context, [from === undefined ? 'from' : 'to'], 'is missing. Write both months or neither.');
    }
    if (from !== undefined && to !== undefined && from > to) {
      report(context, ['to'], 'is before the start. Swap the two months.');
    }
    if (from === undefined && (status === 'running' || status === 'completed')) {
      report(context, ['from'], 'is missing. The chart needs the year in which a grant began.');
    }
    if (status === 'completed' && to !== undefined && !past(month).safeParse(to).success) {
      report(context, ['to'], 'is in the future, but the grant is completed. Correct one of the two.');
    }
    if (otherAmount?.amount === own) report(context, ['otherAmount'], 'is the same amount. Remove it.');
  });

/** Money that OpenRefine asked a funder for, and whether it came. */
export type Grant = z.infer<typeof grant>;

const grants = z.array(grant).min(1, 'lists no grant. Add one.').superRefine(unique('id'));

export const checkGrants = (value: unknown) => checkData('src/data/grants.json', grants, value, nameBy('grant', 'id'));
