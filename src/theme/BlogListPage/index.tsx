// Ejected from @docusaurus/theme-classic 3.10.2, whose list has no h1 and gives all its pages the same title.
// This one begins with a title, a description, and links to the archive and the feeds.
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

export default function BlogListPage(props: Props) {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page} of ${totalPages}`;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.intro}>
          <h1>{title}</h1>
          <p>{blogDescription}</p>
          <p className={styles.links}>
            <Link to="/blog/archive">All posts by year</Link>
            <Link to="/blog/tags">By topic</Link>
            <span>
              Follow by <Link to="pathname:///blog/rss.xml">RSS</Link>, <Link to="pathname:///blog/atom.xml">Atom</Link>
              , or <Link to="pathname:///blog/feed.json">JSON</Link>
            </span>
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
