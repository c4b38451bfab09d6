import * as z from 'zod';
import {checkData, isDay, missingOr} from './checkData';

// Used while testing and building only: zod must not reach the browser.

export const giftRhythms = ['regularly', 'once'] as const;

export type GiftRhythm = (typeof giftRhythms)[number];

/** A class of gifts by their sum in a year, in US dollars. */
export interface DonationTier {
  /** Also the id of its heading on the backers page. */
  id: string;
  name: string;
  above: number;
  /** Absent for the highest. */
  upTo?: number | undefined;
  paysFor: string;
}

/** Who gives money to OpenRefine, and what it pays for. */
export interface Donations {
  /** The day of the list of backers, `YYYY-MM-DD`. */
  asOf: string;
  source: string;
  /** The highest first. */
  tiers: DonationTier[];
  backers: {name: string; tier: string; gives: GiftRhythm}[];
  anonymous: {tier: string; gives: GiftRhythm; count: number}[];
}

const text = (remedy: string) =>
  z
    .string({error: missingOr('is not a text', remedy)})
    .refine((value) => value.trim() !== '', {error: `is empty. ${remedy}`});
const dollars = z.int({error: missingOr('is not a whole number', 'Write US dollars without commas.')}).nonnegative({
  error: 'is below zero. Write US dollars.',
});
const gives = z.enum(giftRhythms, {error: missingOr('is unknown', `Write one of ${giftRhythms.join(', ')}.`)});

const donations: z.ZodType<Donations> = z
  .strictObject({
    asOf: z
      .string({error: missingOr('is not a text', 'Write the day of the list as "YYYY-MM-DD".')})
      .refine(isDay, {error: 'is no day. Write the day of the list as "YYYY-MM-DD".'}),
    source: z.url({
      protocol: /^https$/,
      error: missingOr('is no secure address', 'Write the address of the page that gives the list.'),
    }),
    tiers: z
      .array(
        z.strictObject({
          id: z
            .string({error: missingOr('is not a text', 'Write an id such as "patron".')})
            .regex(/^[a-z]+$/, {error: 'has other characters than a to z. Write an id such as "patron".'}),
          name: text('Write the name of the tier.'),
          above: dollars,
          upTo: dollars.optional(),
          paysFor: text('Say what such a gift pays for.'),
        }),
      )
      .min(1, {error: 'is empty. List the tiers.'}),
    backers: z.array(
      z.strictObject({name: text('Write the name as the backer wants it.'), tier: text('Name the tier.'), gives}),
    ),
    anonymous: z.array(
      z.strictObject({
        tier: text('Name the tier.'),
        gives,
        count: z.int({error: missingOr('is not a whole number', 'Count the people.')}).positive({
          error: 'is not above zero. Count the people, or take the entry out.',
        }),
      }),
    ),
  })
  .superRefine(({tiers, backers, anonymous}, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({code: 'custom', path, message});
    tiers.forEach(({above, upTo}, index) => {
      const higher = tiers[index - 1];
      if (upTo !== higher?.above) {
        report(
          ['tiers', index, 'upTo'],
          higher
            ? `is not ${higher.above}, where the tier above begins. Leave no gap.`
            : 'limits the highest tier. Take it out, or list the highest first.',
        );
      }
      if (upTo !== undefined && above >= upTo) report(['tiers', index, 'above'], 'is not below "upTo". Swap the two.');
    });
    const known = tiers.map(({id}) => id);
    const check = (list: 'backers' | 'anonymous', entries: {tier: string}[]) =>
      entries.forEach(({tier}, index) => {
        if (!known.includes(tier)) {
          report([list, index, 'tier'], `is "${tier}", which is no tier. Write one of ${known.join(', ')}.`);
        }
      });
    check('backers', backers);
    check('anonymous', anonymous);
    backers.forEach(({name}, index) => {
      if (backers.findIndex((other) => other.name === name) !== index) {
        report(['backers', index, 'name'], `repeats "${name}". Name everybody once.`);
      }
    });
  });

/** The list, checked. */
export function checkDonations(value: unknown): Donations {
  const [checked] = checkData('src/data/donations.json', z.tuple([donations]), [value], () => 'the list');
  return checked;
}
