import type {Options} from '@docusaurus/plugin-content-blog';
import {relatedPosts, type TopicPost} from '../lib/relatedPosts';
import highlightCode from '../rehype/highlightCode';
import diagrams from '../remark/diagrams';
import {pictures} from './pictures';
import {editUrl} from './repository';

type BlogPosts = Parameters<NonNullable<Options['processBlogPosts']>>[0]['blogPosts'];

/** Gives each post its related ones, as `frontMatter.related`, which the end of the post shows. */
function addRelatedPosts(blogPosts: BlogPosts): void {
  const topics = blogPosts.map(({metadata: {title, permalink, date, tags}}): TopicPost => ({
    title,
    permalink,
    date,
    tags: tags.map(({label}) => label),
  }));
  blogPosts.forEach(({metadata}, index) => {
    const topic = topics[index];
    if (topic) Object.assign(metadata.frontMatter, {related: relatedPosts(topic, topics)});
  });
}

/** Gives the authors that `blog/authors.yml` sends to a page of this site its whole address. */
function completeAuthors(blogPosts: BlogPosts, site: string): void {
  for (const {metadata} of blogPosts) {
    const authors = metadata.authors.map((author) =>
      author.url?.startsWith('/') ? {...author, url: site + author.url.slice(1)} : author,
    );
    Object.assign(metadata, {authors});
  }
}

/** `site` is the address of the home page, with a slash at its end. */
export const createBlog = (site: string): Options => ({
  blogTitle: 'Blog',
  blogDescription: 'News from the OpenRefine project: releases, surveys, people, grants, and events.',
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  // The plugin blog-archive makes that page.
  archiveBasePath: null,
  editUrl,
  beforeDefaultRemarkPlugins: [diagrams, ...pictures],
  rehypePlugins: [highlightCode],
  showReadingTime: true,
  processBlogPosts: async ({blogPosts}) => {
    addRelatedPosts(blogPosts);
    completeAuthors(blogPosts, site);
    return blogPosts;
  },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    // Every post, not only the newest twenty: a reader's program that comes late misses none.
    limit: false,
    title: 'OpenRefine blog',
    copyright: 'CC BY 4.0, the OpenRefine project',
  },
});
