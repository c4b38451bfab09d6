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

/** The content of a cell, in which the characters that cannot be seen have names. Its parts are text, never HTML. */
export function Content({cell}: {cell: Cell}) {
  if (cell === null || cell.text === '') return <i>blank</i>;
  const text = cell.text.length > LIMITS.shown ? `${cell.text.slice(0, LIMITS.shown)}…` : cell.text;
  return (
    <>
      {text.split(UNSEEN).map((part, place) => (
        <Fragment key={place}>{place % 2 ? <code>{nameOf(part)}</code> : part}</Fragment>
      ))}
      {cell.type !== 'string' && <i> {cell.type}</i>}
    </>
  );
}

/** A cell before and after. */
export function Change({before, after}: {before: Cell; after: Cell}) {
  return (
    <>
      <del>
        <Content cell={before} />
      </del>{' '}
      <span aria-hidden="true">→</span>
      <span className="visually-hidden"> becomes </span>{' '}
      <ins>
        <Content cell={after} />
      </ins>
    </>
  );
}
