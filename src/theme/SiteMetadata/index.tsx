// Wraps @docusaurus/theme-classic 3.10.2: beside the address of the page itself, its head names its Markdown twin.
import React from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {createTwinPath} from '../../lib/twinPath';

export default function SiteMetadataWrapper(): React.ReactNode {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const twin = createTwinPath(pathname, siteConfig.baseUrl);
  return (
    <>
      <SiteMetadata />
      {twin !== null && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
      )}
    </>
  );
}
