import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {selectLatestPosts} from './selectLatestPosts';

/** How many posts the home page announces. */
const COUNT = 3;

/**
 * Writes the newest posts to `@generated/latest-posts/default/latestPosts.json`, which the home page imports:
 * the blog's own data lists every post and would go to each visitor as a whole.
 */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',

    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) throw new Error('latest-posts: docusaurus.config.ts has no blog. Remove this plugin from it, too.');
      const latest = selectLatestPosts(blog.blogPosts, COUNT);
      await actions.createData('latestPosts.json', latest);
      logger.info(`latest posts: ${latest.length} for the home page`);
    },
  };
}
