import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '../../components/SearchPage';
import styles from './styles.module.css';

const description =
  'Search the OpenRefine user manual, the technical reference, the blog and the other pages of this site, and share the results by their address.';

export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.page}>
          <h1>Search</h1>
          <noscript>
            <p className={styles.notice}>
              The search runs in your browser and needs JavaScript, which is off. Without it, the{' '}
              <Link to="/docs">user manual</Link> lists its pages by topic and the{' '}
              <Link to="/blog/archive">blog archive</Link> lists all posts by year.
            </p>
          </noscript>
          <SearchPage />
        </div>
      </main>
    </Layout>
  );
}
