import {describe, expect, it} from 'vitest';
import type {DonationTier} from '../../data/donations.schema';
import data from '../../data/fundingManifest.json';
import {checkFundingFacts, type FundingFacts} from '../../data/fundingManifest.schema';
import {createFundingManifest} from './createFundingManifest';

const facts = checkFundingFacts(data);
const tiers: DonationTier[] = [
  {id: 'patron', name: 'Patron', above: 50_000, paysFor: 'A year.'},
  {id: 'sponsor', name: 'Sponsor', above: 500, upTo: 5000, paysFor: 'Travel.'},
];

describe('funding.json', () => {
  it('has a plan for each tier, by every channel', () => {
    expect(createFundingManifest(facts, tiers).funding.plans.map(({name, amount}) => [name, amount])).toEqual([
      ['Patron: over USD 50,000 a year', 50_000],
      ['Sponsor: over USD 500, up to USD 5,000 a year', 5000],
    ]);
    expect(createFundingManifest(facts, tiers).funding.plans[0]?.channels).toEqual(['github', 'website']);
  });

  it.each<[string, FundingFacts, readonly DonationTier[], string]>([
    ['no plan', facts, [], 'field "funding.plans"'],
    ['the same plan twice', facts, [...tiers, ...tiers], 'names "patron" twice.'],
    [
      'an unknown role',
      {...facts, entity: {...facts.entity, role: 'king'}},
      tiers,
      'field "entity.role": must be one of',
    ],
    [
      'an address elsewhere that nobody vouches for',
      {...facts, entity: {...facts.entity, webpageUrl: {url: 'https://example.org/'}}},
      tiers,
      'field "entity.webpageUrl.wellKnown": is missing, and the URL is not on openrefine.org.',
    ],
    [
      'a license without an SPDX ID',
      {...facts, projects: facts.projects.map((project) => ({...project, licenses: ['BSD-3']}))},
      tiers,
      'field "projects.0.licenses.0": must be "spdx:" and an SPDX ID.',
    ],
  ])('stops at %s', (_what, wrong, plans, message) => {
    expect(() => createFundingManifest(wrong, plans)).toThrow(message);
  });
});
