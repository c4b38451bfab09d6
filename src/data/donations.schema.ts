import * as z from 'zod';
import {createCheck} from './checkData';
import {count, differ, httpsUrl, listOf, report, oneOf, orSay, pastDay, text, textOfForm, unique} from './fields';

const say = orSay('Write US dollars without commas.');
const dollars = z.int(say).nonnegative();
const tierOfGift = text('Name the tier.');
const gives = oneOf(['regularly', 'once']);

export type GiftRhythm = z.infer<typeof gives>;

const tier = z.strictObject({
  /** Also the id of its heading on the backers page. */
  id: textOfForm(/^[a-z]+$/, 'Write an ID such as "patron".'),
  name: text('Write the name of the tier.'),
  above: dollars,
  /** Absent for the highest. */
  upTo: dollars.optional(),
  paysFor: text('Say what such a gift pays for.'),
});

/** A class of gifts by their sum in a year, in US dollars. */
export type DonationTier = z.infer<typeof tier>;

const donations = z
  .strictObject({
    asOf: pastDay('Write the day of the list as "YYYY-MM-DD".'),
    source: httpsUrl('Write the URL of the page that contains the list.'),
    /** The highest first. */
    tiers: listOf(tier, 'the tiers').superRefine(unique('id')),
    backers: z
      .array(z.strictObject({name: text('Write the name as the backer wants it.'), tier: tierOfGift, gives}))
      .superRefine(unique('name')),
    anonymous: z
      .array(z.strictObject({tier: tierOfGift, gives, count: count('Count the people, or remove the entry.')}))
      .refine(
        (groups) => differ(groups.map(({tier: of, gives: when}) => [of, when])),
        'lists the same tier and rhythm twice. Add the two up.',
      ),
  })
  .superRefine(({tiers, backers, anonymous}, context) => {
    tiers.forEach(({above, upTo}, index) => {
      if (upTo !== tiers[index - 1]?.above)
        report(context, ['tiers', index, 'upTo'], 'is not where the tier above begins. List the highest first.');
      if (upTo !== undefined && above >= upTo)
        report(context, ['tiers', index, 'above'], 'is not below "upTo". Swap the two.');
    });
    if (tiers.at(-1)?.above !== 0)
      report(context, ['tiers', tiers.length - 1, 'above'], 'is not 0, so smaller gifts have no tier. Write 0.');
    const known = tiers.map(({id}) => id);
    for (const [list, gifts] of Object.entries({backers, anonymous}))
      gifts.forEach(({tier: name}, index) => {
        if (!known.includes(name))
          report(context, [list, index, 'tier'], `is not a tier: "${name}". Write one of ${known.join(', ')}.`);
      });
  });

/** Who gives money to OpenRefine, and what it pays for. */
export type Donations = z.infer<typeof donations>;

export const checkDonations = createCheck('donations', donations);
