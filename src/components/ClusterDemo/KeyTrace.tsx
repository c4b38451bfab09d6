import React from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import {fingerprintSteps} from '../../lib/fingerprint';
import styles from './styles.module.css';

/** How a value becomes its key, rule by rule; what a rule changes is marked. */
export function KeyTrace({value}: {value: string}): React.ReactNode {
  const trace = fingerprintSteps(value);
  return (
    <aside className={styles.trace} aria-label="How a key is made">
      <Heading as="h3" className={styles.traceTitle}>
        How a key is made
      </Heading>
      <p className={styles.traced}>{value || <i>Nothing yet</i>}</p>
      <ol className={styles.rules}>
        {trace.map(({rule, result}, index) => {
          const changes = result !== (index === 0 ? value : trace[index - 1]?.result);
          return (
            <li key={rule} className={clsx(!changes && styles.idle)}>
              {rule}
              <span className={clsx(styles.key, changes && styles.changed)}>
                {changes ? result || 'empty' : 'nothing to change'}
              </span>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
