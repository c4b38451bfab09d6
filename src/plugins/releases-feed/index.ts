import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkReleaseHistory} from '../../data/releaseHistory.schema';
import {checkVulnerabilities} from '../../data/vulnerabilities.schema';
import {readJson} from '../readJson';
import {renderReleasesFeed} from './renderReleasesFeed';

const sources = {history: 'src/data/releaseHistory.json', vulnerabilities: 'src/data/vulnerabilities.json'};

/** Writes `releases.xml` at the root of the built site: every stable release, for feed readers. */
export default function releasesFeed({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'releases-feed',

    getPathsToWatch: () => Object.values(sources).map((file) => path.join(siteDir, file)),

    async postBuild({outDir}) {
      const history = checkReleaseHistory(await readJson(siteDir, sources.history));
      const vulnerabilities = checkVulnerabilities(await readJson(siteDir, sources.vulnerabilities));
      const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
      await writeFile(path.join(outDir, 'releases.xml'), renderReleasesFeed(history, vulnerabilities, site));
      logger.info(`releases.xml: ${history.length} releases`);
    },
  };
}
