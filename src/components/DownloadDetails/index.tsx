import React from 'react';
import styles from './styles.module.css';

export interface DownloadDetailsProps {
  summary: string;
  /** Whether it stands open at first. */
  open?: boolean;
  children: React.ReactNode;
}

/** What only few readers of the download pages need, folded away until they ask for it. */
export function DownloadDetails({summary, open, children}: DownloadDetailsProps): React.ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
