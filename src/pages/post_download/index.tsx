import React from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {kitsOf, latestStable, releases, systems} from '../../lib/releases';
import {DownloadStatus} from './_components/DownloadStatus';
import {FirstProject} from './_components/FirstProject';
import {FirstSteps} from './_components/FirstSteps';
import {requestedKit} from './_components/requestedKit';
import styles from './index.module.css';

export default function PostDownload(): React.ReactNode {
  const newest = latestStable(releases);
  // The built HTML knows no query: the first rendering in the browser has to equal it.
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const request = requestedKit(releases, isBrowser ? search : '');

  const shown =
    request.kind === 'kit'
      ? [{release: request.release, kit: request.kit}]
      : systems.flatMap((system) =>
          kitsOf(newest, system)
            .slice(0, 1)
            .map((kit) => ({release: newest, kit})),
        );

  return (
    <Layout
      title="First steps after the download"
      description="Start OpenRefine for the first time on Windows, macOS, or Linux: numbered steps from the file, past the security prompts, to your first project."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <header>
          <h1>From the file to your first project</h1>
          <p className={styles.lead}>In a few minutes, OpenRefine is ready for your data.</p>
        </header>
        <DownloadStatus request={request} newest={newest} />
        {shown.map(({release, kit}) => (
          <FirstSteps key={kit.platform} release={release} kit={kit} />
        ))}
        <FirstProject />
        <section className={styles.next}>
          <Heading as="h2" id="next">
            Where to go next
          </Heading>
          <ul>
            <li>
              <Link to="/docs">The manual</Link> takes you from your first file to the finished result.
            </li>
            <li>
              <Link to="/docs/manual/facets">Facets</Link> show you what is wrong in a column within minutes.
            </li>
            <li>
              <Link to="/download#upgrading">Upgrading from an older version?</Link> Copy your workspace folder first.
            </li>
            <li>
              <Link to="/community">The community</Link> helps if a step does not work.
            </li>
          </ul>
        </section>
      </main>
    </Layout>
  );
}
