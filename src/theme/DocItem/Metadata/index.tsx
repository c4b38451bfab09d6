// Wraps @docusaurus/theme-classic 3.10.2: the stock metadata tells search engines nothing of a doc but its breadcrumbs.
import React from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import {describeDoc, renderStructuredData} from '../../../lib/structuredData';

export default function DocItemMetadataWrapper(): React.ReactNode {
  const {title, description, permalink, lastUpdatedAt} = useDoc().metadata;
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  // The first doc calls its address `/docs/`, which is no address of the site.
  const doc = {title, description, address: url + permalink.replace(/\/$/, ''), changed: lastUpdatedAt ?? undefined};
  return (
    <>
      <DocItemMetadata />
      <Head>
        <script type="application/ld+json">{renderStructuredData(describeDoc(doc, url + baseUrl.slice(0, -1)))}</script>
      </Head>
    </>
  );
}
