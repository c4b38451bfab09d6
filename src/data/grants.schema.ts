import * as z from 'zod';
import {createCheck} from './checkData';
import {
  flag,
  httpsUrl,
  list,
  listOf,
  month,
  report,
  oneOf,
  orSay,
  past,
  post,
  text,
  textOfForm,
  unique,
} from './fields';

const say = orSay('Write the amount as its source gives it, without currency and commas, such as 49881.25.');
const amount = z
  .number(say)
  .positive()
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, say);

const document = z.strictObject({
  title: text('Write what the link leads to.'),
  href: httpsUrl('Write the address of the document, with https.'),
});

const grant = z
  .strictObject({
    /** Also the id of its heading on the funding page; readers bookmark it. */
    id: textOfForm(
      /^\d{4}(-[a-z0-9]+)+$/,
      'Write the year and words with hyphens between them, such as "2022-eoss-5".',
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
    /** Where sources contradict each other, or the plan changed. */
    note: text('Write the note, or leave it out.').optional(),
  })
  .superRefine(({status, from, to}, context) => {
    if (!from !== !to) report(context, [from ? 'to' : 'from'], 'is missing. Write both months or neither.');
    if (from && to && from > to) report(context, ['to'], 'is before the start. Swap the two months.');
    if (!from && (status === 'running' || status === 'completed'))
      report(context, ['from'], 'is missing. The chart needs the year in which a grant began.');
    if (status === 'completed' && to && !past(month).safeParse(to).success)
      report(context, ['to'], 'is in the future, but the grant is completed. Correct one of the two.');
  });

/** Money that OpenRefine asked a funder for, and whether it came. */
export type Grant = z.infer<typeof grant>;

const grants = listOf(grant, 'the grants').superRefine(unique('id'));

export const checkGrants = createCheck('grants', grants);
