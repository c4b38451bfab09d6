import {readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import facets from '../../data/facets.json';
import {readChapters} from '../../build/grelFunctions';
import operations from '../../data/operations.json';
import type {IndexGroup} from '../../lib/entryIndex';
import {listDocs} from '../built-pages/listDocs';
import {readPhrasings} from '../readPhrasings';
import {createEntries, createFunctionEntries} from './createEntries';

/** The file of each index, and the doc that shows it, which is above the pages that it lists. */
const INDEXES = {
  'functions.json': 'manual/grelfunctions',
  'operations.json': 'technical-reference/operations',
  'messages.json': 'manual/messages',
  'recipes.json': 'manual/recipes',
};

/**
 * Writes what `components/EntryIndex` lists, to `@generated/entry-index/default`: every section of the pages below a
 * doc, in the order of the sidebar.
 */
export default function entryIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'entry-index',

    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const all = new Map(loadedVersions.flatMap(({docs}) => docs.map((doc) => [doc.permalink, doc])));
      const docs = listDocs(loadedVersions).flatMap(({permalink}) => all.get(permalink) ?? []);
      const phrasings = readPhrasings(siteDir);
      const chapters = readChapters();
      const versions = new Map([...operations, ...facets].map(({name, since}) => [name, since]));

      const readGroup = async ({
        id,
        title,
        frontMatter,
        permalink,
        source,
      }: (typeof docs)[number]): Promise<IndexGroup> => {
        const markdown = await readFile(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
        const chapter = chapters.find(({file}) => id === `${INDEXES['functions.json']}/${file}`);
        return {
          title: frontMatter.sidebar_label ?? title,
          to: permalink,
          ids: (frontMatter as {index_ids?: string[]}).index_ids ?? [],
          entries: [
            ...(chapter ? createFunctionEntries(chapter, phrasings[permalink] ?? {}) : []),
            ...createEntries(markdown, phrasings[permalink], versions),
          ],
        };
      };

      for (const [file, id] of Object.entries(INDEXES)) {
        const groups = await Promise.all(docs.filter((doc) => doc.id.startsWith(`${id}/`)).map(readGroup));
        await actions.createData(file, groups);
        logger.info(`entry-index: ${groups.flatMap(({entries}) => entries).length} entries in ${file}`);
      }
    },
  };
}
