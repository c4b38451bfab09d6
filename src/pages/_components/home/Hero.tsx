import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DownloadButton} from '../../../components/DownloadButton';
import {Session} from '../../../components/Session';
import styles from './Hero.module.css';

/** What OpenRefine is, for whom, where to get it, and what it does. */
export function Hero() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.opening)}>
        <div>
          <h1 className={styles.title}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            Researchers, librarians, journalists, and many others clean messy tables with OpenRefine. It shows what is
            wrong, fixes it in bulk, and matches values with other sources. It is free, and every step can be undone.
          </p>
          <div className={styles.actions}>
            <DownloadButton className={styles.download} />
            <Link className="button button--secondary button--lg" to="/docs">
              Read the manual
            </Link>
            <p className="margin--none">
              New to OpenRefine? See <Link to="#features">what it does</Link>, start with{' '}
              <Link to="/docs/manual/lessons/first-look">lesson 1</Link>, or see{' '}
              <Link to="/docs/manual/diagnose">what is wrong with a column of your data</Link>.
            </p>
          </div>
        </div>
        <Session />
      </div>
    </header>
  );
}
