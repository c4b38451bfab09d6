import {mkdirSync, writeFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import {checkRedirects} from '../../data/redirects.schema';
import {isForReaders} from '../../build/redirects';
import {createSearchPage} from '../../build/search/page';
import {addPhrasings} from '../../build/search/phrasings';
import {createRecords} from '../../build/search/records';
import type {SearchablePage} from '../../lib/search/types';
import {describeSection} from '../../lib/siteSections';
import {createCardPath, createTwinPath, fileOf, htmlFileOf} from '../../lib/outputPaths';
import {readJson} from '../../build/readJson';
import {readPhrasings} from '../readPhrasings';
import {writeCards, type Card} from './cards/writeCards';
import {createSearchFiles, type OutputFile} from './createSearchFiles';
import {hashInlineScripts} from './hashInlineScripts';
import {renderHeaders} from './headers';
import {listDocs, type ListedDoc} from './listDocs';
import {createPageMarkdown} from './markdown/createPageMarkdown';
import {groupPages, renderLlms, type SitePage} from './markdown/llms';
import {checkRedirectTargets, renderRedirects} from './redirects';

export interface Options {
  /** What the site is, in a sentence, for `llms.txt`. */
  summary: string;
  /** The file of the addresses that the site had before, if there is one. */
  redirectsFile?: string;
  /** Whether the site has files of what readers type to find a section. */
  phrasings: boolean;
  /** The other sites that pages may send requests to, such as `https://example.org`. */
  connect: string[];
}

interface BuiltPage {
  file: string;
  /** The address with the base URL. A page that only redirects has none. */
  permalink?: string;
  /** The parsed page. Nothing may change it, because all visitors read the same one. */
  $: CheerioAPI;
}

/** Reads every HTML file, one after another: parsed at the same time, they would take a gigabyte of memory. */
async function* readPages(outDir: string, baseUrl: string, routesPaths: string[]): AsyncGenerator<BuiltPage> {
  const permalinks = new Map([...new Set(routesPaths)].sort().map((one) => [htmlFileOf(one, baseUrl), one]));
  const names = (await readdir(outDir, {recursive: true})).map((name) => name.replaceAll(path.sep, '/'));
  const files = names.filter((file) => file.endsWith('.html')).sort();
  for (const file of new Set([...permalinks.keys(), ...files])) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    // The content of <noscript> becomes elements, as in a browser without JavaScript.
    yield {file, permalink: permalinks.get(file), $: load(html, {scriptingEnabled: false})};
  }
}

/** Writes synchronously, because a thousand small files take a second longer with promises. */
function writeFiles(outDir: string, files: readonly OutputFile[]): void {
  for (const {path: name, content} of files) {
    const file = path.resolve(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/**
 * Reads each page of the built site once, and writes what follows from the pages: redirects, `_headers` with the
 * Content-Security-Policy, the search index, the Markdown twins with `llms.txt`, and the cards that other sites show.
 *
 * If the environment variable `SEARCH_RECORDS_FILE` names a file, it also writes the search records for Algolia there.
 */
export default function builtPages(context: LoadContext, options: Options): Plugin {
  const {summary, redirectsFile, phrasings: hasPhrasings, connect} = options;
  const {baseUrl, siteDir} = context;
  const redirects = redirectsFile ? checkRedirects(readJson(siteDir, redirectsFile)) : [];
  const phrasings = hasPhrasings ? readPhrasings(siteDir) : {};
  // Docusaurus calls `postBuild` of all plugins at the same time, but the policy needs the pages that this one writes.
  const redirectPages = clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: redirects.filter(isForReaders),
  });
  let docs: ListedDoc[] = [];

  return {
    name: 'built-pages',

    async allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      docs = listDocs(content?.loadedVersions ?? []);
    },

    async postBuild(props) {
      const {outDir, routesPaths, siteConfig} = props;
      const base = baseUrl.slice(0, -1);
      const routeOf = (permalink: string) => permalink.slice(base.length);
      const routes = routesPaths.map(routeOf);
      checkRedirectTargets(redirects, routes);
      await redirectPages?.postBuild?.({...props, content: undefined});

      const categories = new Map(docs.map(({permalink: doc, category}) => [doc, category]));
      const scriptHashes = new Set<string>();
      const searchPages: SearchablePage[] = [];
      const twins: (SitePage & OutputFile)[] = [];
      const cards: Card[] = [];
      for await (const {file, permalink, $} of readPages(outDir, baseUrl, routesPaths)) {
        for (const hash of hashInlineScripts($, file)) scriptHashes.add(hash);
        if (permalink === undefined) continue;

        const route = routeOf(permalink);
        const searchPage = route === '/404.html' ? null : createSearchPage($, route, siteConfig.title);
        if (searchPage) searchPages.push({...searchPage, lvl0: categories.get(permalink) ?? searchPage.lvl0});

        const [twin, card] = [createTwinPath(permalink, baseUrl), createCardPath(permalink, baseUrl)];
        if (twin === null || card === null) continue;
        const {title, description, markdown} = createPageMarkdown($, siteConfig.url + permalink, siteConfig.title);
        twins.push({
          route,
          title,
          description,
          url: siteConfig.url + twin,
          path: fileOf(twin, baseUrl),
          content: markdown,
        });
        cards.push({file: fileOf(card, baseUrl), title, section: describeSection(route)});
      }

      const order = docs.map(({permalink}) => routeOf(permalink));
      const indexed = addPhrasings(searchPages, phrasings);
      const site = siteConfig.url + base;
      writeFiles(outDir, [
        {path: '_redirects', content: renderRedirects(redirects, routes, base)},
        {path: '_headers', content: renderHeaders([...scriptHashes].sort(), connect, base)},
        ...twins,
        {path: 'llms.txt', content: renderLlms(siteConfig.title, summary, groupPages(twins, order))},
        ...createSearchFiles(indexed, site),
      ]);
      const recordsFile = process.env.SEARCH_RECORDS_FILE;
      if (recordsFile) {
        const records = indexed.flatMap((page) => createRecords(page, site));
        writeFiles(siteDir, [{path: recordsFile, content: `${JSON.stringify(records, null, 1)}\n`}]);
      }
      await writeCards(cards, outDir, siteDir);
      logger.info(`built-pages: ${twins.length} Markdown twins and cards, ${indexed.length} pages in the search index`);
    },
  };
}
