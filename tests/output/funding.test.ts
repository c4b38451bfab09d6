import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import donations from '../../src/data/donations.json';
import {checkFundingManifest} from '../../src/data/fundingManifest.schema';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, outDir} from './builtSite';

const manifest = checkFundingManifest(JSON.parse(fs.readFileSync(`${outDir}funding.json`, 'utf8')));

describe('the manifest for funders', () => {
  it('is valid, and has a plan for each tier', () => {
    expect(manifest.funding.plans.map(({guid}) => guid)).toEqual(donations.tiers.map(({id}) => id));
  });

  it('is vouched for at the well-known address', () => {
    const list = fs.readFileSync(`${outDir}.well-known/funding-manifest-urls`, 'utf8');
    expect(list).toBe('https://openrefine.org/funding.json\n');
  });

  it('names only pages of the site that exist', () => {
    const addresses = JSON.stringify(manifest).match(/https:\/\/openrefine\.org[\w/]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(3);
    const lost = addresses.filter((address) => !hasRoute(new URL(address).pathname));
    expectNoFaults(lost.map((address) => `src/data/fundingManifest.json: ${address} does not exist. Correct it.`));
  });
});
