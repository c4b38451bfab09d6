import type {Options} from '@docusaurus/plugin-content-blog';
import highlightCode from '../rehype/highlightCode';
import stackTables from '../rehype/stackTables';
import pictures from '../remark/pictures';
import {editUrl} from './repository';

export const blog: Options = {
  blogTitle: 'Blog',
  blogDescription: 'News from the OpenRefine project: releases, surveys, people, grants, and events.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  // The plugin blog-lists adds that page.
  archiveBasePath: null,
  editUrl,
  beforeDefaultRemarkPlugins: [pictures],
  rehypePlugins: [highlightCode, stackTables],
  showReadingTime: true,
  // A guest may sign in the post itself, without an entry in blog/authors.yml.
  onInlineAuthors: 'ignore',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    // All posts, so that somebody who subscribes late misses none.
    limit: false,
    title: 'OpenRefine blog',
    copyright: 'CC BY 4.0, the OpenRefine project',
    // Feeds have no field for the title that says of an author that they wrote the original.
    async createFeedItems({defaultCreateFeedItems, ...content}) {
      const items = await defaultCreateFeedItems(content);
      return items.map((item, index) => {
        const {frontMatter, authors = []} = content.blogPosts[index]?.metadata ?? {};
        if (!frontMatter?.original) return item;
        return {...item, author: authors.map(({name, title}) => ({name: `${name} (${title})`}))};
      });
    },
  },
};
