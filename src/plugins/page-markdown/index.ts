import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {createTwinPath} from '../../lib/twinPath';
import {readBuiltPage} from '../builtPage';
import {groupPages, type SitePage} from './groupPages';
import {createPageMarkdown} from './createPageMarkdown';
import {renderLlms} from './renderLlms';

export interface PageMarkdownOptions {
  /** What the site is, in a sentence, at the top of `llms.txt`. */
  summary: string;
}

/** The addresses of the docs in the order of the sidebars. */
function orderOfDocs(plugins: LoadedPlugin[]): string[] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const {loadedVersions} = docs?.content as {
    loadedVersions: {docs: {id: string; permalink: string}[]; sidebars: Record<string, SidebarItem[]>}[];
  };
  return loadedVersions.flatMap((version) => {
    const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
    const visit = (item: SidebarItem): string[] => {
      const own = item.type === 'category' ? item.link?.id : item.id;
      return [...(own ? [own] : []), ...(item.items ?? []).flatMap(visit)];
    };
    return Object.values(version.sidebars)
      .flat()
      .flatMap(visit)
      .map((id) => permalinks.get(id) ?? '');
  });
}

interface SidebarItem {
  type: string;
  id?: string;
  link?: {id?: string};
  items?: SidebarItem[];
}

/**
 * Writes a Markdown twin beside every page, made from the built page, so that what components and includes show is in
 * it, and `llms.txt`, which lists them. The pages are only read: other plugins read them at the same time.
 */
export default function pageMarkdown({baseUrl}: LoadContext, options: unknown): Plugin {
  const {summary} = options as PageMarkdownOptions;
  return {
    name: 'page-markdown',

    async postBuild({outDir, plugins, routesPaths, siteConfig: {title, url}}) {
      const pages: SitePage[] = [];
      const files: [file: string, text: string][] = [];
      for (const permalink of [...new Set(routesPaths)].sort()) {
        const twin = createTwinPath(permalink, baseUrl);
        if (twin === null) continue;
        const file = path.join(outDir, decodeURI(twin.slice(baseUrl.length)));
        const html = await readBuiltPage(file.replace(/\.md$/, '.html'));
        const page = createPageMarkdown(html, url + permalink, title);
        files.push([file, page.markdown]);
        const route = `/${permalink.slice(baseUrl.length)}`;
        pages.push({route, url: url + twin, title: page.title, description: page.description});
      }
      // Written at the end, so that this plugin keeps step with the others that read the pages.
      for (const [file, text] of files) {
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      const sidebar = orderOfDocs(plugins).map((permalink) => `/${permalink.slice(baseUrl.length)}`);
      await writeFile(path.join(outDir, 'llms.txt'), renderLlms(title, summary, groupPages(pages, sidebar)));
      logger.info(`page-markdown: ${pages.length} pages as Markdown`);
    },
  };
}
