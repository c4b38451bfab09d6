import React from 'react';
import {ClusterDemo} from '../../../components/ClusterDemo';
import styles from './Demonstration.module.css';
import {Section} from './Section';

export function Demonstration(): React.ReactNode {
  return (
    <Section
      id="try"
      title="Twelve spellings, four lenders"
      soft
      lead={
        <>
          This is the Lender column of the table above. OpenRefine’s fingerprint method reduces every name to a key that
          ignores case, accents, punctuation, and word order. Names with the same key form a cluster.{' '}
          <span className={styles.interactive}>
            Change, add, merge, and undo names as you like: everything happens on this page.
          </span>
        </>
      }
    >
      <ClusterDemo />
    </Section>
  );
}
