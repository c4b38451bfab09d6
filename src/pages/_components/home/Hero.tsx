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
            OpenRefine is free, for researchers, librarians, journalists, and anyone with a messy table. It shows what
            is wrong, fixes it in bulk, matches it with other sources, and can undo every step.
          </p>
          <div className={styles.actions}>
            <DownloadButton className={styles.download} />
            <Link className="button button--secondary button--lg" to="/docs">
              Read the manual
            </Link>
            <p className="margin--none">
              New to OpenRefine? Start with <Link to="/docs/manual/lessons/first-look">lesson 1</Link>, or see{' '}
              <Link to="/docs/manual/diagnose">what is wrong with a column of your data</Link>.
            </p>
          </div>
        </div>
        <Session />
      </div>
    </header>
  );
}
