import {Fragment} from 'react';
import {LIMITS, type Cell} from '../../lib/diagnosis/diagnosis';

/** What a character that cannot be seen is called. */
const NAMES: Record<string, string> = {
  '\n': '↵',
  '\r': '↵',
  '\t': '⇥',
  '\u00a0': 'no-break space',
  '\u200b': 'zero-width space',
  '\u00ad': 'soft hyphen',
  '\ufeff': 'byte order mark',
};

const UNSEEN = /([\p{Cf}\p{Cc}]|[^\P{Zs} ]|^ +| +$| {2,})/gu;

const nameOf = (part: string): string =>
  /^ +$/.test(part)
    ? '␣'.repeat(part.length)
    : (NAMES[part] ?? `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);

interface Shown {
  cell: Cell;
  /** Where the part of a long text begins that is shown. */
  from?: number;
}

/** The content of a cell, in which the characters that cannot be seen have names. Its parts are text, never HTML. */
export function Content({cell, from = 0}: Shown) {
  if (cell === null || cell.text === '') return <i>blank</i>;
  const text = cell.text.slice(from, from + LIMITS.shown);
  return (
    <>
      {from > 0 && '…'}
      {text.split(UNSEEN).map((part, place) => (
        <Fragment key={place}>{place % 2 ? <code>{nameOf(part)}</code> : part}</Fragment>
      ))}
      {cell.text.length > from + LIMITS.shown && '…'}
      {cell.type !== 'string' && <i> {cell.type}</i>}
    </>
  );
}

/** Where to begin with two long texts, so that what is shown contains the first change and some words before it. */
export function findStart(before: Cell, after: Cell): number {
  const [one = '', other = ''] = [before?.text, after?.text];
  const places = [...Array(Math.max(one.length, other.length)).keys()];
  const change = places.findIndex((place) => one[place] !== other[place]);
  return places.length > LIMITS.shown ? Math.max(0, change - LIMITS.shown / 3) : 0;
}

/** A cell before and after. */
export function Change({before, after}: {before: Cell; after: Cell}) {
  const from = findStart(before, after);
  return (
    <>
      <del>
        <Content cell={before} from={from} />
      </del>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> becomes </span>{' '}
      <ins>
        <Content cell={after} from={from} />
      </ins>
    </>
  );
}
