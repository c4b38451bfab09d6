import type {DonationTier} from '../../data/donations.schema';
import {checkFundingManifest, type FundingFacts, type FundingManifest} from '../../data/fundingManifest.schema';
import {formatTier} from '../../lib/donations';

/** The manifest: the facts, with a plan for each tier of gifts. Stops at what the format does not allow. */
export function createFundingManifest(
  {channels, ...facts}: FundingFacts,
  tiers: readonly DonationTier[],
): FundingManifest {
  const plans = tiers.map((tier) => ({
    guid: tier.id,
    status: 'active',
    name: `${tier.name}: ${formatTier(tier)} a year`,
    description: tier.paysFor,
    // The highest tier has no upper end; its lower one is the least that it takes.
    amount: tier.upTo ?? tier.above,
    currency: 'USD',
    frequency: 'yearly',
    channels: channels.map(({guid}) => guid),
  }));
  return checkFundingManifest({...facts, funding: {channels, plans}});
}
