import {readdirSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lastingEvents} from '../../lib/events';
import {listFunders} from '../../lib/grants';
import {createWords} from './createWords';
import {checkDataFiles, type SiteData} from './dataFiles';
import {renderOutputs} from './outputs';
import {readJson} from '../../build/readJson';

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Checks the files in `src/data`, and writes the files that programs read, such as `versions.json`. From
 * `@generated/site-data/default`, pages import the events that have not ended, who has paid for the work,
 * how much the tool is used, and the names that the expression editor completes.
 */
export default function siteData({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'site-data',

    getPathsToWatch: () => [path.join(siteDir, 'src/data/**/*.json')],

    async loadContent() {
      const folder = 'src/data/surveys';
      const surveys = readdirSync(path.join(siteDir, folder)).filter((name) => name.endsWith('.json'));
      return checkDataFiles(
        (file) => readJson(siteDir, file),
        surveys.map((name) => `${folder}/${name}`),
      );
    },

    async contentLoaded({content, actions}) {
      const {activity, events, grants} = content as SiteData;
      await actions.createData('events.json', lastingEvents(events, today()));
      await actions.createData('words.json', createWords());
      await actions.createData('funders.json', listFunders(grants));
      const {asOf, downloadsPerMonth, publications} = activity;
      await actions.createData('usage.json', {asOf, downloadsPerMonth, publications: publications.at(-1)});
    },

    async postBuild({outDir, content}) {
      const site = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
      for (const [file, text] of Object.entries(renderOutputs(content as SiteData, site, today()))) {
        if (text === undefined) continue;
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      }
      logger.info(`site-data: ${Object.keys(content as SiteData).length} data files checked`);
    },
  };
}
