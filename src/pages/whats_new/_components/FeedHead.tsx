import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Tells browsers and feed readers of the feed of releases. */
export function FeedHead() {
  const feed = useBaseUrl('/releases.xml');
  return (
    <Head>
      <link rel="alternate" type="application/atom+xml" title="OpenRefine releases" href={feed} />
    </Head>
  );
}
