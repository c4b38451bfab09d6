import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRedirects} from '../../data/redirects.schema';
import {htmlForms} from '../../lib/redirects';
import {readJson} from '../readJson';
import {renderHostRedirects} from './renderHostRedirects';

const source = 'src/data/redirects.json';

/**
 * Writes `_redirects`, for hosts that read it, with every old address and every route with `.html` at its end. On other
 * hosts, the pages of @docusaurus/plugin-client-redirects redirect readers from the same list.
 */
export default function redirects({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths}) {
      const old = checkRedirects(await readJson(siteDir, source));
      const base = baseUrl.replace(/\/$/, '');
      const all = [...old, ...htmlForms(routesPaths.map((route) => route.slice(base.length) || '/'))];
      await writeFile(path.join(outDir, '_redirects'), renderHostRedirects(all, base));
      logger.info(`redirects: ${all.length}, of which ${old.length} from ${source}`);
    },
  };
}
