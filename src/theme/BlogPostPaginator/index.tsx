// Wraps @docusaurus/theme-classic 3.10.2: the stock paginator knows the newer and the older post only, whatever their
// topics.
import React from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostPaginator from '@theme-original/BlogPostPaginator';
import type {Props} from '@theme/BlogPostPaginator';
import {RelatedPosts} from '../../components/RelatedPosts';
import type {RelatedPost} from '../../lib/relatedPosts';

export default function BlogPostPaginatorWrapper(props: Props): React.ReactNode {
  const {frontMatter} = useBlogPost().metadata;
  // src/config/blog.ts adds the list to every post.
  const posts = (frontMatter as {related?: RelatedPost[]}).related ?? [];
  return (
    <>
      <RelatedPosts posts={posts} />
      <BlogPostPaginator {...props} />
    </>
  );
}
