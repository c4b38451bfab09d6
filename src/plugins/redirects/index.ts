import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkRedirects} from '../../data/redirects.schema';
import {htmlForms, isForReaders, redirectFile} from '../../lib/redirects';
import {readJson} from '../readJson';
import {renderHostRedirects} from './renderHostRedirects';
import {renderRedirectPage} from './renderRedirectPage';

const source = 'src/data/redirects.json';

/**
 * Leads on from the addresses of an earlier site: writes `_redirects` for hosts that read it, which holds every route
 * with `.html` at its end, too, and for other hosts a page at each old address that people open.
 */
export default function redirects({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths, siteConfig: {url}}) {
      const old = checkRedirects(await readJson(siteDir, source));
      const base = baseUrl.replace(/\/$/, '');
      const all = [...old, ...htmlForms(routesPaths.map((route) => route.slice(base.length) || '/'))];
      await writeFile(path.join(outDir, '_redirects'), renderHostRedirects(all, base));
      const pages = old.filter(isForReaders);
      for (const {from, to} of pages) {
        const file = path.join(outDir, redirectFile(from));
        const isOwn = to.startsWith('/');
        const html = renderRedirectPage({
          to: isOwn ? base + to : to,
          canonical: isOwn ? url + base + to : to,
          script: `${baseUrl}js/moved.js`,
        });
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, html, {flag: 'wx'}).catch((cause: unknown) => {
          throw new Error(`${source}: ${from} leads on to ${to}, but the site has a page there. Take it out.`, {cause});
        });
      }
      logger.info(`redirects: ${all.length}, of which ${old.length} from ${source}, ${pages.length} with a page`);
    },
  };
}
