// Wraps @docusaurus/theme-classic 3.10.2: beside the address of the page itself, its head names its Markdown twin and its card.
// A page whose front matter has an `image` keeps that one.
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {createCardPath, createTwinPath} from '../../lib/outputPaths';

export default function SiteMetadataWrapper() {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  const twin = createTwinPath(pathname, siteConfig.baseUrl);
  const card = createCardPath(pathname, siteConfig.baseUrl);
  return (
    <>
      <SiteMetadata />
      {card !== null && <PageMetadata image={card} />}
      {twin !== null && (
        <Head>
          <link rel="alternate" type="text/markdown" href={twin} />
        </Head>
      )}
    </>
  );
}
