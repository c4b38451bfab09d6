import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {SearchPage} from '../../components/SearchPage';
import {PageIndex} from './_components/PageIndex';
import styles from './styles.module.css';

const description =
  'Search the OpenRefine user manual, the technical reference, the blog, and the other pages of this site, and share the results by URL.';

export default function Search(): ReactNode {
  return (
    <Layout title="Search" description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.page}>
          <h1>Search</h1>
          <PageIndex />
          <div data-needs-script="">
            <SearchPage />
          </div>
        </div>
      </main>
    </Layout>
  );
}
