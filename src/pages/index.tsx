import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {EventList} from '../components/EventList';
import {latestStable, releases} from '../lib/releases';
import {Community} from './_components/home/Community';
import {Features} from './_components/home/Features';
import {Hero} from './_components/home/Hero';
import {LatestPosts} from './_components/home/LatestPosts';
import {Section} from './_components/home/Section';
import {Users} from './_components/home/Users';

const description =
  'OpenRefine is a free, open-source application that finds and fixes inconsistencies in tables. It runs on your own computer, on Windows, macOS, or Linux.';

/** What search engines read about OpenRefine, in the vocabulary of https://schema.org. */
function describeSoftware(url: string) {
  const {version, date} = latestStable(releases);
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    '@id': `${url}/#software`,
    name: 'OpenRefine',
    description,
    url: `${url}/`,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Windows, macOS, Linux',
    softwareVersion: version,
    datePublished: date,
    downloadUrl: `${url}/download`,
    softwareHelp: {'@type': 'CreativeWork', url: `${url}/docs`},
    license: `https://github.com/OpenRefine/OpenRefine/blob/${version}/LICENSE.txt`,
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    publisher: {'@type': 'Organization', name: 'OpenRefine', url: `${url}/`},
  };
}

export default function Home() {
  const {tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={description}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(describeSoftware(url + baseUrl.slice(0, -1)))}</script>
      </Head>
      <main>
        <Hero />
        <EventList Section={Section} />
        <Features />
        <Users />
        <LatestPosts />
        <Community />
      </main>
    </Layout>
  );
}
