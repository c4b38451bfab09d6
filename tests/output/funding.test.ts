import fs from 'node:fs';
import {expect, it} from 'vitest';
import {expectNoFaults} from '../expectNoFaults';
import {hasRoute, outDir} from './builtSite';

const manifest = fs.readFileSync(`${outDir}funding.json`, 'utf8');

it('the manifest for funders is vouched for at the well-known address', () => {
  const list = fs.readFileSync(`${outDir}.well-known/funding-manifest-urls`, 'utf8');
  expect(list).toBe('https://openrefine.org/funding.json\n');
});

it('the manifest for funders names only pages of the site that exist', () => {
  const addresses = manifest.match(/https:\/\/openrefine\.org[\w/]*/g) ?? [];
  expect(addresses.length).toBeGreaterThan(3);
  const lost = addresses.filter((address) => !hasRoute(new URL(address).pathname));
  expectNoFaults(lost.map((address) => `static/funding.json: ${address} does not exist. Correct it.`));
});
