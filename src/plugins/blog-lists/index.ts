import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

const POSTS_ON_HOME_PAGE = 3;

/**
 * Adds the page `/blog/archive`, and writes the latest posts for the home page to
 * `@generated/blog-lists/default/latestPosts.json`.
 *
 * The blog plugin's own archive sends the full text of every post to the browser (80 kB gzip for 67 posts), and so does
 * its global data. These lists contain only what their pages show.
 */
export default function blogLists({baseUrl}: LoadContext): Plugin {
  return {
    name: 'blog-lists',

    async allContentLoaded({allContent, actions}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      // The blog plugin lists the newest first.
      const latest = blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata: {date, title, description, permalink}}) => {
          return {date: date.toISOString().slice(0, 10), title, description, permalink};
        });
      const posts = latest.map(({description: _, ...post}) => post);
      await actions.createData('posts.json', posts);
      await actions.createData('latestPosts.json', latest.slice(0, POSTS_ON_HOME_PAGE));
      logger.info(`blog-lists: ${posts.length} posts in the archive`);
      actions.addRoute({
        path: path.posix.join(baseUrl, 'blog/archive'),
        component: '@site/src/components/BlogArchive',
        exact: true,
        // The alias, because the names of the site's scripts follow from this text and must not depend on the folder.
        modules: {posts: '@generated/blog-lists/default/posts.json'},
      });
    },
  };
}
