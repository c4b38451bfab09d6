import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageIndex, type SidebarEntry} from '../../lib/pageIndex';
import {createTwinPath} from '../../lib/twinPath';

export type PageIndexOptions = {
  /** The titles of pages written in TypeScript, whose own ones only the browser knows, by route below the base URL. */
  titles: Record<string, string>;
};

const FILE = 'pageIndex.json';

/**
 * Makes the list of every page the module `page-index`. The search page shows it to readers without JavaScript, out of
 * the built HTML; the browser's scripts get an empty list in its place.
 */
export default function pageIndex({baseUrl, generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {titles} = options as PageIndexOptions;
  return {
    name: 'page-index',

    async allContentLoaded({allContent, actions}) {
      const load = (name: string) => {
        const content = allContent[`docusaurus-plugin-content-${name}`]?.default;
        if (!content)
          throw new Error(`page-index: docusaurus.config.ts has no ${name}. Remove this plugin from it, too.`);
        return content;
      };
      const {loadedVersions} = load('docs') as DocsContent;
      const {blogPosts, blogTags, blogTagsListPath} = load('blog') as BlogContent;
      const blog = path.posix.join(baseUrl, 'blog');

      // Docusaurus takes the slash at the end off later.
      const bare = (permalink: string) => (permalink === baseUrl ? permalink : permalink.replace(/\/$/, ''));

      const permalinks = new Map(loadedVersions.flatMap(({docs}) => docs.map((doc) => [doc.id, bare(doc.permalink)])));
      type Item = (typeof loadedVersions)[number]['sidebars'][string][number];
      const entry = (item: Item): SidebarEntry => {
        if (item.type === 'doc' || item.type === 'ref') return {permalink: permalinks.get(item.id)};
        if (item.type !== 'category') return {};
        const permalink = item.link?.type === 'doc' ? permalinks.get(item.link.id) : item.link?.permalink;
        return {label: item.label, permalink, items: item.items.map(entry)};
      };

      const index = createPageIndex({
        baseUrl,
        pages: (load('pages') as PagesContent)
          .map((page) => ({...page, permalink: bare(page.permalink)}))
          .filter(({permalink}) => createTwinPath(permalink, baseUrl) !== null)
          .map((page) => {
            const route = `/${page.permalink.slice(baseUrl.length)}`;
            const title = titles[route] ?? (page.type === 'mdx' ? page.title : undefined);
            if (title) return {title, permalink: page.permalink};
            throw new Error(`page-index: ${route} has no title. Add it to src/config/pageIndex.ts.`);
          }),
        docs: loadedVersions.flatMap(({docs}) =>
          docs.filter(({unlisted}) => !unlisted).map(({title, permalink}) => ({title, permalink: bare(permalink)})),
        ),
        sidebar: loadedVersions.flatMap(({sidebars}) => Object.values(sidebars).flat().map(entry)),
        posts: blogPosts
          .filter(({metadata}) => !metadata.unlisted)
          .map(({metadata: {title, permalink, date}}) => ({title, permalink, date: date.toISOString()})),
        lists: [
          {title: 'All posts, the newest first', permalink: blog},
          {title: 'All posts by year', permalink: `${blog}/archive`},
          {title: 'Topics', permalink: blogTagsListPath},
          ...Object.values(blogTags)
            .filter(({unlisted}) => !unlisted)
            .map(({label, permalink}) => ({title: `Topic: ${label}`, permalink})),
          {title: 'Authors', permalink: `${blog}/authors`},
        ],
      });
      await actions.createData(FILE, index);
      const count = index.flatMap(({groups}) => groups.flatMap(({pages}) => pages)).length;
      logger.info(`page-index: ${count} pages`);
    },

    // A module with a new name: what Docusaurus aliases already cannot be aliased once more.
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'page-index$': isServer
            ? path.join(generatedFilesDir, 'page-index', 'default', FILE)
            : path.resolve(__dirname, 'empty.json'),
        },
      },
    }),
  };
}
