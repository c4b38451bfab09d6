import fs from 'node:fs';
import {expect, it} from 'vitest';
import {donations, formatTier} from '../../src/lib/donations';

// Its format is described at https://floss.fund/funding-manifest.
it('the manifest for funders has a plan for each tier of donations, by every channel', () => {
  const {funding} = JSON.parse(fs.readFileSync('static/funding.json', 'utf8'));
  const plans = donations.tiers.map((tier) => ({
    guid: tier.id,
    status: 'active',
    name: `${tier.name}: ${formatTier(tier)} a year`,
    description: tier.paysFor,
    // The highest tier has no upper end; its lower one is the least that it takes.
    amount: tier.upTo ?? tier.above,
    currency: 'USD',
    frequency: 'yearly',
    channels: funding.channels.map(({guid}: {guid: string}) => guid),
  }));
  expect(funding.plans, 'write the plans of static/funding.json as src/data/donations.json has the tiers').toEqual(
    plans,
  );
});
