import {type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Sets it off from the sections around it. */
  soft?: boolean;
  children: ReactNode;
}

export function Section({id, title, lead, soft, children}: SectionProps) {
  return (
    <section className={clsx(styles.section, soft && styles.soft)} aria-labelledby={id}>
      <div className="container">
        <header className={styles.header}>
          <Heading as="h2" id={id} className={styles.title}>
            {title}
          </Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
