import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readJson} from '../readJson';
import {checkAll, dataFiles} from './dataFiles';

/** Stops the build, and says so while editing, where a data file of `src/data` is not as its schema describes it. */
export default function checkDataFiles({siteDir}: LoadContext): Plugin {
  return {
    name: 'check-data',

    getPathsToWatch: () => [...dataFiles.keys()].map((file) => path.join(siteDir, file)),

    async loadContent() {
      await checkAll((file) => readJson(siteDir, file));
      logger.info(`check-data: ${dataFiles.size} files`);
    },
  };
}
