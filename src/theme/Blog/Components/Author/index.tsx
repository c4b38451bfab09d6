// Wraps @docusaurus/theme-classic 3.10.2: authors have whole addresses, for feeds and for the head of the page
// (src/config/blog.ts), and the stock part would take those of this site for another site's.
import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import BlogAuthor from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';

export default function BlogAuthorWrapper({author, ...props}: Props): React.ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const site = url + baseUrl;
  const own = author.url?.startsWith(site) ? {url: `/${author.url.slice(site.length)}`} : {};
  return <BlogAuthor {...props} author={{...author, ...own}} />;
}
