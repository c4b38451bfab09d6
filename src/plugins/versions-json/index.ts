import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkEvents} from '../../data/events.schema';
import {checkReleases} from '../../data/releases.schema';
import type {Event} from '../../lib/events';
import type {Release} from '../../lib/releases';
import {readJson} from '../readJson';
import {renderVersions} from './renderVersions';

interface Content {
  releases: Release[];
  events: Event[];
}

const sources = {releases: 'src/data/releases.json', events: 'src/data/events.json'};

/** Checks the release and event data, and writes `versions.json` at the root of the built site. */
export default function versionsJson({siteDir}: LoadContext): Plugin {
  return {
    name: 'versions-json',

    getPathsToWatch: () => Object.values(sources).map((file) => path.join(siteDir, file)),

    async loadContent(): Promise<Content> {
      return {
        releases: checkReleases(await readJson(siteDir, sources.releases)),
        events: checkEvents(await readJson(siteDir, sources.events)),
      };
    },

    async postBuild({outDir, content}) {
      const {releases, events} = content as Content;
      const today = new Date().toISOString().slice(0, 10);
      await writeFile(path.join(outDir, 'versions.json'), renderVersions(releases, events, today));
      logger.info(`versions.json: ${releases.length} releases`);
    },
  };
}
