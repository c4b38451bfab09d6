import React from 'react';
import Link from '@docusaurus/Link';
import type {Listing, Named, SoftwareListing} from '../../data/listings.schema';
import {formatMonth} from '../../lib/dates';
import {states} from '../../data/terms';
import {describeVersions, type WorksWith} from '../../lib/listings/versions';
import styles from './styles.module.css';

function People({people}: {people: readonly Named[]}) {
  return people.map(({name, url}, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      {url ? <Link href={url}>{name}</Link> : name}
    </React.Fragment>
  ));
}

/*
 * A cell ends in no paragraph: the build leaves out end tags, and a reader of HTML may take the next cell for its part.
 */

/** What a thing is called, what it does, who made it, and what readers have to know; `line` is one more line. */
export function nameCell(
  {name, url, description, authors, links, note}: Listing & {authors?: readonly Named[] | undefined},
  line?: React.ReactNode,
) {
  return (
    <>
      <Link href={url} className={styles.name}>
        {name}
      </Link>
      <div className={styles.line}>{description}</div>
      {note && <div className={styles.line}>Note: {note}</div>}
      {line && <div className={styles.line}>{line}</div>}
      {(authors || links) && (
        <div className={styles.small}>
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
        </div>
      )}
    </>
  );
}

/** The versions of OpenRefine that a thing works with, and who says so. */
export function versionsCell({worksWith}: {worksWith?: WorksWith | undefined}) {
  if (!worksWith) return <span className={styles.small}>not stated</span>;
  return (
    <>
      {describeVersions(worksWith)}
      <div className={styles.small}>
        {worksWith.saidBy === 'authors' ? 'according to its authors' : 'according to this list'},{' '}
        {formatMonth(worksWith.asOf)}
      </div>
    </>
  );
}

/** What is known about who looks after a thing, its last change and its license; each line only where it is known. */
export function stateCell({
  state,
  license,
  lastChange,
  asOf,
}: Pick<SoftwareListing, 'license' | 'lastChange' | 'asOf'> & {state?: SoftwareListing['state']}) {
  return (
    <ul className="clean-list margin--none">
      {state && (
        <li>
          <strong>{states[state]}</strong>
        </li>
      )}
      {lastChange && <li>Changed {formatMonth(lastChange)}</li>}
      {license && <li>{license}</li>}
      <li className={styles.small}>Listed {formatMonth(asOf)}</li>
    </ul>
  );
}
