import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {useId, useState} from 'react';
import type {IndexEntry, IndexGroup, Pair} from '../../lib/entryIndex';
import {createMatcher} from '../../lib/createMatcher';
import {maxFilterLength} from '../../lib/filterTable';
import {LimitNote} from '../LimitNote';
import styles from './styles.module.css';

interface EntryIndexProps {
  groups: readonly IndexGroup[];
  /** Names the field: `Find a function`. */
  label: string;
}

/**
 * A link that has ids: `client/followMoved` takes a reader who arrives at one of them on to where the link leads.
 * An element has only one id, so that the others are on empty elements in the link.
 */
function Lead({to, ids: [id, ...oldIds], children}: {to: string; ids: string[]; children: React.ReactNode}) {
  return (
    <Link to={to} id={id}>
      {oldIds.map((old) => (
        <span key={old} id={old} />
      ))}
      {children}
    </Link>
  );
}

/** What a recipe does to a cell, or to a few rows. */
const Change = ({pair: [before, after]}: {pair: Pair}) => (
  <div className={styles.change}>
    <span>{before}</span>
    <span className="visually-hidden"> becomes </span>
    <mark>{after}</mark>
  </div>
);

const textOf = ({title, text, words}: IndexEntry): string => [title, text, ...words].join(' \n ');

/** Every section of several pages, one line each, with a field that narrows the list. */
export function EntryIndex({groups, label}: EntryIndexProps) {
  const id = useId();
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState('');
  const matches = createMatcher(typed);
  const shown = groups
    .map((group) => ({...group, entries: group.entries.filter((entry) => matches(textOf(entry)))}))
    .filter(({entries}) => entries.length > 0);
  const count = (of: readonly IndexGroup[]): number => of.reduce((sum, {entries}) => sum + entries.length, 0);

  return (
    <div className="entry-index" data-search-ignore="">
      <form
        className={styles.filter}
        data-needs-script=""
        role="search"
        aria-label={label}
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name or purpose"
          disabled={!isBrowser}
          maxLength={maxFilterLength}
          value={typed}
          onChange={({target}) => setTyped(target.value)}
        />
        <p role="status">
          {typed.trim() && `${count(shown)} of `}
          {count(groups)} entries
        </p>
        <LimitNote text={typed} most={maxFilterLength} />
      </form>
      {shown.length === 0 && <p>Nothing matches “{typed.trim()}”. Try another word for what you want to do.</p>}
      {shown.map(({title, to, ids, entries}) => (
        <section key={to} className={styles.group}>
          <h2>
            <Lead to={to} ids={ids}>
              {title}
            </Lead>
          </h2>
          <ul className="clean-list">
            {entries.map((entry) => (
              <li key={entry.ids[0]}>
                <span>
                  <Lead to={`${to}#${entry.ids[0]}`} ids={entry.ids}>
                    {entry.isCode ? <code>{entry.title}</code> : entry.title}
                  </Lead>
                  {entry.since && (
                    <>
                      {' '}
                      <span className="since">since {entry.since}</span>
                    </>
                  )}
                </span>{' '}
                {entry.pair ? <Change pair={entry.pair} /> : <span>{entry.text}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
