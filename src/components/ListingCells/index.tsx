import React from 'react';
import Link from '@docusaurus/Link';
import type {Listing, Named, SoftwareListing} from '../../data/listing.schema';
import {formatMonth} from '../../lib/dates';
import {states} from '../../lib/listings/terms';
import {describeVersions, type WorksWith} from '../../lib/listings/versions';
import styles from './styles.module.css';

function People({people}: {people: readonly Named[]}): React.ReactNode {
  return people.map(({name, url}, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      {url ? <Link href={url}>{name}</Link> : name}
    </React.Fragment>
  ));
}

export interface NameCellProps {
  entry: Listing & {authors?: readonly Named[] | undefined};
  /** A line below the description. */
  children?: React.ReactNode;
}

/** What a thing is called, what it does, who made it, and what readers have to know. */
export function NameCell({entry, children}: NameCellProps): React.ReactNode {
  const {name, url, description, authors, links, note} = entry;
  return (
    <>
      <Link href={url} className={styles.name}>
        {name}
      </Link>
      <p className={styles.line}>{description}</p>
      {note && <p className={styles.line}>Note: {note}</p>}
      {children && <p className={styles.line}>{children}</p>}
      {(authors || links) && (
        <p className={styles.small}>
          {authors && (
            <>
              By <People people={authors} />
            </>
          )}
          {links?.map((link, index) => (
            <React.Fragment key={link.url}>
              {(index > 0 || authors) && ' · '}
              <Link to={link.url}>{link.label}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The versions of OpenRefine that a thing works with, and who says so. */
export function VersionsCell({worksWith}: {worksWith?: WorksWith | undefined}): React.ReactNode {
  if (!worksWith) return <span className={styles.unknown}>not stated</span>;
  return (
    <>
      {describeVersions(worksWith)}
      <p className={styles.small}>
        {worksWith.saidBy === 'authors' ? 'its authors' : 'this list'}, {formatMonth(worksWith.asOf)}
      </p>
    </>
  );
}

/** What is known about who looks after a thing, its last change and its licence; each line only where it is known. */
export function StateCell({
  entry,
}: {
  entry: Pick<SoftwareListing, 'state' | 'licence' | 'lastChange' | 'asOf'>;
}): React.ReactNode {
  const {state, licence, lastChange, asOf} = entry;
  return (
    <ul className={styles.facts}>
      {state && <li className={styles.state}>{states[state]}</li>}
      {lastChange && <li>Changed {formatMonth(lastChange)}</li>}
      {licence && <li>{licence}</li>}
      <li className={styles.small}>Listed {formatMonth(asOf)}</li>
    </ul>
  );
}
