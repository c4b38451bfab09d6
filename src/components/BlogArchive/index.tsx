import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {PostsByYear, type ListedPost} from '../PostsByYear';

const title = 'All posts by year';
const description =
  'All posts of the OpenRefine project since 2013, by year: releases, surveys, people, grants, and events.';

// The default export is the page of a route, which `src/plugins/blog-lists` adds.
export default function BlogArchive({posts}: {posts: readonly ListedPost[]}) {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>{description}</p>
        <PostsByYear posts={posts} />
      </main>
    </Layout>
  );
}
