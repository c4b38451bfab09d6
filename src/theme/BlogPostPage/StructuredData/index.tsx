// Ejected from @docusaurus/theme-classic 3.10.2: the stock part takes every author for a person.
import React from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {nameTeam, renderStructuredData} from '../../../lib/structuredData';

export default function BlogPostStructuredData(): React.ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const post = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{renderStructuredData(nameTeam(post, url + baseUrl))}</script>
    </Head>
  );
}
