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
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            OpenRefine shows what is wrong in a table, fixes it in bulk, changes its format, and matches it with other
            sources. You point and click instead of programming, and can undo every step.
          </p>
          <div className={styles.actions}>
            <DownloadButton className={styles.download} />
            <Link className={clsx('button button--secondary button--lg', styles.manual)} to="/docs">
              Read the manual
            </Link>
            <p className="margin--none">
              New to OpenRefine? Try it on this page, start with{' '}
              <Link to="/docs/manual/lessons/first-look">lesson 1</Link>, or see{' '}
              <Link to="/docs/manual/diagnose">what is wrong with a column of your data</Link>.
            </p>
          </div>
          <p className={styles.audience}>
            It is free and open source, for librarians, researchers, journalists, Wikimedians, analysts, and everyone
            else who has to deal with a messy spreadsheet.
          </p>
        </div>
        <Session />
      </div>
    </header>
  );
}
