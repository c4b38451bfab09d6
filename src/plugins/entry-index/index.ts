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
import {readPhrasings} from '../readPhrasings';
import {createEntries, createFunctionEntries} from './createEntries';

/** The file of each index, and the doc that shows it: the link of a sidebar category, which lists the pages. */
const INDEXES = {
  'functions.json': 'manual/grelfunctions',
  'operations.json': 'technical-reference/operations',
  'messages.json': 'manual/messages',
  'recipes.json': 'manual/recipes',
};

type SidebarItem = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The items of the category that a doc leads into. */
function findCategory(items: readonly SidebarItem[], id: string): SidebarItem[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const isFound = item.link?.type === 'doc' && item.link.id === id;
    return isFound ? item.items : findCategory(item.items, id);
  });
}

/**
 * Writes what `components/EntryIndex` lists, to `@generated/entry-index/default`: every section of the pages in a
 * sidebar category.
 */
export default function entryIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'entry-index',

    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = loadedVersions.flatMap((version) => version.docs);
      const sidebar = loadedVersions.flatMap(({sidebars}) => Object.values(sidebars).flat());
      const phrasings = readPhrasings(siteDir);
      const chapters = readChapters();
      const versions = new Map([...operations, ...facets].map(({name, since}) => [name, since]));

      const readGroup = async (id: string): Promise<IndexGroup> => {
        const doc = docs.find((one) => one.id === id);
        if (!doc) throw new Error(`entry-index: the sidebar names ${id}, which is no doc.`);
        const {title, frontMatter, permalink, source} = doc;
        const markdown = await readFile(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
        const chapter = id.startsWith('manual/grelfunctions/') && chapters.find(({file}) => id.endsWith(`/${file}`));
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
        const pages = findCategory(sidebar, id).flatMap((item) => (item.type === 'doc' ? item.id : []));
        const groups = await Promise.all(pages.map(readGroup));
        await actions.createData(file, groups);
        logger.info(`entry-index: ${groups.flatMap(({entries}) => entries).length} entries in ${file}`);
      }
    },
  };
}
