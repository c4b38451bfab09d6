import * as z from 'zod';
import {checkData} from './checkData';
import {differ, count, listOf, missingOr, oneOf, pastDay, report, httpsUrl, text, textOfForm, unique} from './fields';

const dollars = z
  .int(missingOr('is not an integer', 'Write US dollars without commas.'))
  .nonnegative('is below zero. Write US dollars.');
const tierOfGift = text('Name the tier.');
const gives = oneOf(['regularly', 'once']);

export type GiftRhythm = z.infer<typeof gives>;

const tier = z.strictObject({
  /** Also the id of its heading on the backers page. */
  id: textOfForm(/^[a-z]+$/, 'contains characters other than a to z', 'Write an ID such as "patron".'),
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
  .superRefine(({tiers, ...lists}, context) => {
    tiers.forEach(({above, upTo}, index) => {
      const higher = tiers[index - 1];
      if (upTo !== higher?.above) {
        report(
          context,
          ['tiers', index, 'upTo'],
          higher
            ? `is not ${higher.above}, where the tier above begins. Leave no gap.`
            : 'limits the highest tier. Remove it, or list the highest first.',
        );
      }
      if (upTo !== undefined && above >= upTo) {
        report(context, ['tiers', index, 'above'], 'is not below "upTo". Swap the two.');
      }
    });
    if (tiers.at(-1)?.above !== 0) {
      report(context, ['tiers', tiers.length - 1, 'above'], 'is not 0, so smaller gifts have no tier. Write 0.');
    }
    const known = tiers.map(({id}) => id);
    for (const list of ['backers', 'anonymous'] as const) {
      lists[list].forEach((gift, index) => {
        if (known.includes(gift.tier)) return;
        report(
          context,
          [list, index, 'tier'],
          `is "${gift.tier}", which is not a tier. Write one of ${known.join(', ')}.`,
        );
      });
    }
  });

/** Who gives money to OpenRefine, and what it pays for. */
export type Donations = z.infer<typeof donations>;

export const checkDonations = (value: unknown) => checkData('src/data/donations.json', donations, value, 'the list');
