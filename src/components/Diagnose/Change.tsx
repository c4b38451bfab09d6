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

const UNSEEN = /([\p{Cf}\p{Cc}\u0300-\u036f]|[^\P{Zs} ]|^ +| +$| {2,})/gu;

/** What is left of a character where a text is cut. */
const HALVES = /…[\uDC00-\uDFFF]|[\uD800-\uDBFF]…/g;

const nameOf = (part: string): string =>
  /^ +$/.test(part)
    ? '␣'.repeat(part.length)
    : (NAMES[part] ?? `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);

/** A cell from a place on, in which the characters that cannot be seen have names. Its parts are text, never HTML. */
export function Content({cell, from = 0}: {cell: Cell; from?: number}) {
  if (cell === null || cell.text === '') return <i>blank</i>;
  const end = from + LIMITS.shown;
  const text = `${from > 0 ? '…' : ''}${cell.text.slice(from, end)}${cell.text.length > end ? '…' : ''}`;
  return (
    <>
      {text
        .replace(HALVES, '…')
        .split(UNSEEN)
        .map((part, place) => (
          <Fragment key={place}>{place % 2 ? <code>{nameOf(part)}</code> : part}</Fragment>
        ))}
      {cell.type !== 'string' && <i> {cell.type}</i>}
    </>
  );
}

/** Where to begin with two long texts, so that what is shown contains the first change and some words before it. */
export function findStart(before: Cell, after: Cell): number {
  const [one = '', other = ''] = [before?.text, after?.text];
  let change = 0;
  while (change < one.length && one[change] === other[change]) change++;
  return Math.max(one.length, other.length) > LIMITS.shown ? Math.max(0, change - LIMITS.shown / 3) : 0;
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
