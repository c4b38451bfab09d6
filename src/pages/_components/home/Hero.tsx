import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DownloadButton} from '../../../components/DownloadButton';
import pictures from '../../../data/screenshots.json';
import {formatDay, formatMonth} from '../../../lib/dates';
import {latestStable, releases} from '../../../lib/releases';
import styles from './Hero.module.css';

const wide = pictures['home/project'];
const narrow = pictures['home/project-narrow'];

function ScreenPicture() {
  const newest = latestStable(releases);
  return (
    <figure className={styles.figure}>
      <picture>
        <source
          media="(max-width: 600px)"
          srcSet={useBaseUrl('/img/home/project-narrow.webp')}
          width={narrow.width}
          height={narrow.height}
        />
        <img
          className={styles.picture}
          src={useBaseUrl('/img/home/project.webp')}
          width={wide.width}
          height={wide.height}
          fetchPriority="high"
          alt="The project page of OpenRefine. On the left, the facet “Lender” lists 12 spellings such as “Musée de la Mer”, 14 rows, and “MUSEE DE LA MER”, 2 rows. On the right are the rows of the table."
        />
      </picture>
      <figcaption className={styles.caption}>
        OpenRefine {wide.openRefine} with a fictional list of exhibition loans. The facets on the left count the values
        of two columns. The screenshot is from <time dateTime={wide.taken.slice(0, 7)}>{formatMonth(wide.taken)}</time>;
        the latest version, {newest.version}, was published on{' '}
        <time dateTime={newest.date}>{formatDay(newest.date)}</time> and may look different.
      </figcaption>
    </figure>
  );
}

/** What OpenRefine is, for whom, where to get it, and what it looks like. */
export function Hero(): React.ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const logo = useBaseUrl('/img/logo.svg');
  return (
    <header className={styles.hero}>
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>{siteConfig.tagline}</h1>
          <p className={styles.lead}>
            OpenRefine shows you what is inconsistent in a table, fixes it in bulk, and matches it with other sources.
            You point and click, so you do not need to program, and you can undo every step.
          </p>
          <p className={styles.audience}>
            Free and open source, for librarians, researchers, journalists, Wikimedians, analysts, and everyone else who
            has to deal with a messy spreadsheet.
          </p>
          <div className={styles.actions}>
            <DownloadButton className={styles.download} />
            <Link className={clsx('button button--secondary button--lg', styles.manual)} to="/docs">
              Read the manual
            </Link>
            <p className={styles.firstSession}>
              New to OpenRefine? <Link to="/docs#first-session">Clean your first table</Link>, step by step.
            </p>
          </div>
        </div>
        <img className={styles.diamond} src={logo} width="96" height="96" alt="" />
      </div>
      <ScreenPicture />
    </header>
  );
}
