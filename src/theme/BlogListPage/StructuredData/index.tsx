// Ejected from @docusaurus/theme-classic 3.10.2: the stock part takes every author for a person.
import React from 'react';
import Head from '@docusaurus/Head';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {nameTeam, renderStructuredData} from '../../../lib/structuredData';

export default function BlogListPageStructuredData(props: Props): React.ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const blog = useBlogListPageStructuredData(props);
  return (
    <Head>
      <script type="application/ld+json">{renderStructuredData(nameTeam(blog, url + baseUrl))}</script>
    </Head>
  );
}
