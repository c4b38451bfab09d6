import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Level} from '../../lib/search/hierarchy';
import type {HitDescription} from '../../search/describeHit';
import styles from './styles.module.css';

/** Shows what a client has escaped and put `<mark>` tags into. */
export function Marked({html, className}: {html: string; className?: string}): ReactNode {
  return <span className={clsx(styles.marked, className)} dangerouslySetInnerHTML={{__html: html}} />;
}

/** The headings above a hit, from the widest to the nearest. */
export function HitCrumbs({crumbs, className}: {crumbs: string[]; className?: string}): ReactNode {
  if (crumbs.length === 0) return null;
  return (
    <span className={clsx(styles.crumbs, className)}>
      {crumbs.map((crumb, index) => (
        // Two levels may bear one name.
        <span key={index}>
          {index > 0 && <span className={styles.separator}> › </span>}
          <Marked html={crumb} />
        </span>
      ))}
    </span>
  );
}

/** A page, or a place on a page. */
export function HitIcon({level}: {level: Level}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      {level === 'lvl1' ? (
        <path d="M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15M7.5 9.5h5M7.5 12h5M7.5 14.5h3" />
      ) : (
        <path d="M7.5 3.5l-2 13M14.5 3.5l-2 13M3.5 7.5h14M2.5 12.5h14" />
      )}
    </svg>
  );
}

/** One hit as the modal lists it: heading, headings above, words around the match. */
export function HitText({description}: {description: HitDescription}): ReactNode {
  const {title, crumbs, snippet} = description;
  return (
    <span className={styles.text}>
      <Marked className={styles.title} html={title} />
      {snippet && <Marked className={styles.snippet} html={snippet} />}
      <HitCrumbs crumbs={crumbs} />
    </span>
  );
}
