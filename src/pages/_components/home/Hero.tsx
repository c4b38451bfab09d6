import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DownloadButton} from '../../../components/DownloadButton';
import {Session} from '../../../components/Session';
import pictures from '../../../data/screenshots.json';
import styles from './Hero.module.css';

const wide = pictures['home/project'];
const narrow = pictures['home/project-narrow'];

function ScreenPicture() {
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
          loading="lazy"
          alt="The project page of OpenRefine. On the left, the facet “Lender” lists 12 spellings such as “Musée de la Mer”, 14 rows, and “MUSEE DE LA MER”, 2 rows. On the right are the rows of the table."
        />
      </picture>
      <figcaption className={styles.caption}>
        OpenRefine {wide.openRefine} with a fictional list of exhibition loans.
      </figcaption>
    </figure>
  );
}

/** What OpenRefine is, for whom, where to get it, and what it looks like. */
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
          <p className={styles.audience}>
            It is free and open source, for librarians, researchers, journalists, Wikimedians, analysts, and everyone
            else who has to deal with a messy spreadsheet.
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
        </div>
        <Session />
      </div>
      <ScreenPicture />
    </header>
  );
}
