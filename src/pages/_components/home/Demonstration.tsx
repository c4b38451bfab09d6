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
          This is the column Lender of the table above. OpenRefine’s fingerprint method gives every name a key: the name
          without case, accents, punctuation and word order. Names with the same key form a cluster.{' '}
          <span className={styles.interactive}>
            Change, add, merge and undo as you like: it all happens in this page.
          </span>
        </>
      }
    >
      <ClusterDemo />
    </Section>
  );
}
