import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkDonations} from '../../data/donations.schema';
import {checkFundingFacts} from '../../data/fundingManifest.schema';
import {readJson} from '../readJson';
import {createFundingManifest} from './createFundingManifest';

const sources = {facts: 'src/data/fundingManifest.json', donations: 'src/data/donations.json'};

/**
 * Writes `funding.json`, which programs read that look for projects to fund, and the file that vouches for it:
 * https://floss.fund/funding-manifest. The plans are the tiers of the page on donations.
 */
export default function fundingManifest({siteDir}: LoadContext): Plugin {
  return {
    name: 'funding-manifest',

    getPathsToWatch: () => Object.values(sources).map((file) => path.join(siteDir, file)),

    async postBuild({outDir, siteConfig}) {
      const facts = checkFundingFacts(await readJson(siteDir, sources.facts));
      const {tiers} = checkDonations(await readJson(siteDir, sources.donations));
      const manifest = createFundingManifest(facts, tiers);
      await writeFile(path.join(outDir, 'funding.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const address = `${siteConfig.url + siteConfig.baseUrl}funding.json`;
      await writeFile(path.join(outDir, '.well-known/funding-manifest-urls'), `${address}\n`);
      logger.info(`funding.json: ${manifest.funding.plans.length} plans`);
    },
  };
}
