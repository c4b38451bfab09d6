import styles from './styles.module.css';

/** Shows HTML that a search client has escaped and marked. */
export function Marked({html}: {html: string}) {
  return <span className={styles.marked} dangerouslySetInnerHTML={{__html: html}} />;
}

/** The headings above a hit, from the widest to the nearest. */
export function HitCrumbs({crumbs}: {crumbs: string[]}) {
  if (crumbs.length === 0) return null;
  return (
    <span className={styles.crumbs}>
      {crumbs.map((crumb, index) => (
        // Two levels may have the same name.
        <span key={index}>
          {index > 0 && <span className={styles.separator}> › </span>}
          <Marked html={crumb} />
        </span>
      ))}
    </span>
  );
}
