import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {useEffect, useState, type ReactNode} from 'react';
import {NoScript} from '../../components/NoScript';
import {SearchForm} from '../../components/SearchForm';
import {readStoredPages, type StoredPage} from './_components/readStoredPages';
import {wantedPage} from './_components/wantedPage';
import styles from './index.module.css';

/** Milliseconds between two attempts to open the wanted page. */
const RETRY_INTERVAL = 5000;

function describe(stored: StoredPage[] | 'unreadable'): string {
  if (stored === 'unreadable') return 'Your browser cannot read what it has stored. Reload this page to try again.';
  if (!stored.length)
    return 'No pages are stored yet. If your browser allows it, each page that you open from now on is stored.';
  return `Stored on your device because you opened them before: ${stored.length === 1 ? 'one page' : `${stored.length} pages`}.`;
}

/** The page that the service worker shows instead of one that was not opened before, when the browser is offline. */
export default function Offline(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const {search} = useLocation();
  const [stored, setStored] = useState<StoredPage[] | 'unreadable' | null>(null);
  const pages = Array.isArray(stored) ? stored : [];
  // The built HTML knows no query: the first rendering in the browser has to equal it.
  const isBrowser = useIsBrowser();
  const wanted = isBrowser ? wantedPage(search, location.origin, baseUrl) : null;

  useEffect(() => {
    readStoredPages(baseUrl).then(setStored, () => setStored('unreadable'));
  }, [baseUrl]);

  useEffect(() => {
    if (!wanted) return undefined;
    // A browser that says it is online may have a network that leads nowhere yet: the host itself has to answer.
    const open = async () => {
      const {ok} = navigator.onLine ? await fetch(wanted, {method: 'HEAD'}).catch(() => ({ok: false})) : {ok: false};
      if (ok) location.replace(wanted);
    };
    addEventListener('online', open);
    const timer = setInterval(open, RETRY_INTERVAL);
    return () => {
      removeEventListener('online', open);
      clearInterval(timer);
    };
  }, [wanted]);

  return (
    <Layout
      title="Offline"
      description="The pages of this site that your browser has stored, so that you can read them without a network connection."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.page}>
          <h1>{wanted ? 'This page is not stored on your device' : 'What you can read offline'}</h1>
          {wanted && (
            <>
              <p>
                You are offline, and you have not opened <code>{wanted}</code> in this browser before. The page opens
                automatically when you are online again.
              </p>
              <button type="button" className="button button--primary" onClick={() => location.replace(wanted)}>
                Try again
              </button>
            </>
          )}
          {!wanted && (
            <p>
              Your browser stores the pages of this site that you open, so that you can read them again without a
              network connection. <Link to="/privacy#website-storage">What is stored, and how to delete it</Link>
            </p>
          )}
          <NoScript>
            <p>The list requires JavaScript, which is turned off, so no pages are stored.</p>
          </NoScript>
          <div data-needs-script="">
            <SearchForm id="offline-search" />
            <p className={styles.hint}>After you have used the search online, it also works offline.</p>
            <h2>Stored pages</h2>
            <p role="status">{stored && describe(stored)}</p>
            {pages.length > 0 && (
              <ul>
                {pages.map(({path, title}) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </main>
    </Layout>
  );
}
