import data from '../data/donations.json';
import type {Donations, DonationTier, GiftRhythm} from '../data/donations.schema';
import {formatNumber} from './formatNumber';

export const donations = data as Donations;

/** `over USD 500, up to USD 5,000`, for the gifts of a year. */
export function formatTier({above, upTo}: Pick<DonationTier, 'above' | 'upTo'>): string {
  const parts = [
    above > 0 && `over USD ${formatNumber(above)}`,
    upTo !== undefined && `up to USD ${formatNumber(upTo)}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The backers of a tier: those who give regularly, then those who gave once; an empty group is left out. */
export function backersOf({backers, anonymous}: Donations, tier: string) {
  return (['regularly', 'once'] as const)
    .map((gives) => {
      const same = (entry: {tier: string; gives: GiftRhythm}) => entry.tier === tier && entry.gives === gives;
      return {
        gives,
        names: backers.filter(same).map(({name}) => name),
        anonymous: anonymous.filter(same).reduce((sum, {count}) => sum + count, 0),
      };
    })
    .filter(({names, anonymous: unnamed}) => names.length + unnamed > 0);
}
