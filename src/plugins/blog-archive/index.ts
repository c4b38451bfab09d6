import path from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Adds the route `/blog/archive`: every post's date, title and address.
 *
 * The blog plugin's own archive sends the full text of every post along with it (80 kB gzip for 67 posts) and uses the
 * three things named here.
 */
export default function blogArchive({baseUrl}: LoadContext): Plugin {
  return {
    name: 'blog-archive',
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      if (!blog) throw new Error('blog-archive: docusaurus.config.ts has no blog. Remove this plugin from it, too.');
      const posts = blog.blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata: {date, title, permalink}}) => ({date: date.toISOString().slice(0, 10), title, permalink}));
      await actions.createData('posts.json', posts);
      actions.addRoute({
        path: path.posix.join(baseUrl, 'blog/archive'),
        component: '@site/src/components/BlogArchive',
        exact: true,
        // By its alias: the names of the site's scripts follow from this, and are to be the same in any folder.
        modules: {posts: '@generated/blog-archive/default/posts.json'},
      });
      logger.info(`blog-archive: ${posts.length} posts`);
    },
  };
}
