import React from 'react';
import Link from '@docusaurus/Link';
import type {Word} from '../../lib/grel/words';
import styles from './styles.module.css';

const MOST = 4;

/** The functions and controls of an expression, in a line each, in the order in which it names them. */
export function WordLines({expression, words}: {expression: string; words: Word[]}) {
  const called = new Set(Array.from(expression.matchAll(/\b[a-zA-Z]\w*(?=\s*\()/g), ([name]) => name));
  const found = [...called].flatMap((name) => words.filter((word) => word.name === name)).slice(0, MOST);
  if (found.length === 0) return null;
  return (
    <ul className={styles.words} aria-label="Functions of this expression">
      {found.map(({name, signatures, purpose, to}) => (
        <li key={name}>
          {signatures.map((signature) => (
            <React.Fragment key={signature}>
              <code>{signature}</code>{' '}
            </React.Fragment>
          ))}
          {purpose}{' '}
          <Link to={to}>
            In the manual<span className="visually-hidden"> on {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
