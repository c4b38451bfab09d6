import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {SearchPage} from '../../components/SearchPage';
import styles from './styles.module.css';

const description =
  'Search the OpenRefine user manual, the technical reference, the blog, and the other pages of this site, and share the results by URL.';

export default function Search() {
  return (
    <Layout title="Search" description={description}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.page}>
          <h1>Search</h1>
          <noscript>
            <p>
              The search runs in your browser and needs JavaScript, which is turned off. You can still reach every page:
              through the menu of the <Link to="/docs">documentation</Link>, through the blog by{' '}
              <Link to="/blog/archive">date</Link>, <Link to="/blog/tags">topic</Link>, or{' '}
              <Link to="/blog/authors">author</Link>, through the links at the bottom of this page, or through the{' '}
              <Link to="pathname:///sitemap.xml">sitemap</Link>.
            </p>
          </noscript>
          <div data-needs-script="">
            <SearchPage />
          </div>
        </div>
      </main>
    </Layout>
  );
}
