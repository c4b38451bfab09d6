import fs from 'node:fs';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, outDir} from './builtSite';

it('the manifest for funders is vouched for at the well-known address, and names only pages that exist', () => {
  const urls = fs.readFileSync(`${outDir}.well-known/funding-manifest-urls`, 'utf8');
  expect(urls).toBe('https://openrefine.org/funding.json\n');
  const addresses = fs.readFileSync(`${outDir}funding.json`, 'utf8').match(/https:\/\/openrefine\.org[\w/]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(3);
  const lost = addresses.filter((address) => !hasRoute(new URL(address).pathname));
  expectNoFaults(lost.map((address) => `static/funding.json: ${address} does not exist. Correct it.`));
});
