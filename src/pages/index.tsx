import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {EventList} from '../components/EventList';
import {latestStable, releases} from '../lib/releases';
import {describeSoftware, renderStructuredData} from '../lib/structuredData';
import {Community} from './_components/home/Community';
import {Features} from './_components/home/Features';
import {Hero} from './_components/home/Hero';
import {LatestPosts} from './_components/home/LatestPosts';
import {Section} from './_components/home/Section';
import {Users} from './_components/home/Users';

const description =
  'OpenRefine is a free, open-source application that finds and fixes inconsistencies in tables. It runs on your own computer, on Windows, macOS, or Linux.';

export default function Home() {
  const {tagline, url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <Layout title={tagline} description={description}>
      <Head>
        <script type="application/ld+json">
          {renderStructuredData(describeSoftware(latestStable(releases), url + baseUrl.slice(0, -1), description))}
        </script>
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
