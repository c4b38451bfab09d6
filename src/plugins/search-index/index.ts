import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createSearchPage, type SearchPage} from '../../lib/search/page';
import {addPhrasings} from '../../lib/search/phrasings';
import {createRecords} from '../../lib/search/records';
import {checkSearchPhrasings} from '../../data/searchPhrasings.schema';
import {readBuiltPage} from '../builtPage';
import {findHtmlFile} from '../htmlFile';
import {readJson} from '../readJson';
import {createSearchFiles} from './createSearchFiles';

/** Routes below the base URL that are not for searching, besides lists, tags and pages that robots leave out. */
const excluded = ['/404.html', '/search'];

/** Waits for each file: a thousand small ones take a second less than by promises, when nothing else is to be done. */
function write(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/**
 * Writes the search index from the built pages, so that search sees what readers see. Where the environment variable
 * `SEARCH_RECORDS_FILE` names a file, all records go there too, as a JSON list for an upload to Algolia.
 */
export default function searchIndex(context: LoadContext): Plugin {
  const recordsFile = process.env.SEARCH_RECORDS_FILE;

  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const {baseUrl, title, url} = siteConfig;
      const base = url + baseUrl.replace(/\/$/, '');
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length).replace(/\/$/, '')}`);
      const found: SearchPage[] = [];
      for (const route of [...new Set(routes)].sort()) {
        if (excluded.includes(route)) continue;
        const file = findHtmlFile(outDir, route);
        if (file === undefined) {
          throw new Error(
            `Search index: ${outDir} contains no HTML for ${route}. Add the route to src/plugins/search-index/index.ts.`,
          );
        }
        const page = createSearchPage(await readBuiltPage(file), route, title);
        if (page) found.push(page);
      }

      const phrasings = checkSearchPhrasings(await readJson(context.siteDir, 'src/data/searchPhrasings.json'));
      const pages = addPhrasings(found, phrasings);
      const files = createSearchFiles(pages, base);
      for (const {path: name, content} of files) write(path.join(outDir, name), content);
      if (recordsFile) {
        const records = pages.flatMap((page) => createRecords(page, base));
        write(path.resolve(context.siteDir, recordsFile), `${JSON.stringify(records, null, 1)}\n`);
      }
      const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
      logger.info(`search-index: ${sections} sections of ${pages.length} pages, ${files.length} files`);
    },
  };
}
