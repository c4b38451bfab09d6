import {useEffect, useId, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import clsx from 'clsx';
import data from '@generated/site-data/default/words.json';
import {useCopy} from '../CodeBlock/useCopy';
import {createLink, type Start} from '../TryTable/rows';
import type {Bindings} from '../../grel';
import type {Input} from '../../grel/client';
import type {Word} from '../../lib/grel/words';
import {readTyped, writeTyped} from '../../grel/typedValue';
import {describeResult, renderSummary} from './describeResult';
import {ExpressionField} from './ExpressionField';
import {findParsingError} from './parsingError';
import {OneResult, RowResults} from './Results';
import styles from './styles.module.css';
import {useEvaluation} from './useEvaluation';
import {ValueField} from './ValueField';
import {WordLines} from './WordLines';

export {readStart} from '../TryTable/rows';

export interface GrelEditorProps {
  start: Start;
  onClose: () => void;
}

const words = data as Word[];

/** Milliseconds for which a text has to stay the same before a screen reader says it. */
const PAUSE = 700;

/** A text for a live region: what is passed over while somebody types is not said. */
function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** A field for an expression with its result, which changes while the reader types. */
export function GrelEditor({start, onClose}: GrelEditorProps) {
  const {cells} = start;
  const [expression, setExpression] = useState(start.expression);
  const [column, setColumn] = useState(cells?.columns.includes(start.value) ? start.value : (cells?.columns[0] ?? ''));
  const [value, setValue] = useState(() => readTyped(start.value));
  const inputs = useMemo(
    (): Input[] =>
      cells?.rows.map((row, rowIndex) => ({
        value: row[column] ?? null,
        columnName: column,
        rowIndex,
        rows: cells.rows,
      })) ?? [value],
    [cells, column, value],
  );
  const answered = useEvaluation(expression, inputs);
  const actions = useRef<HTMLDivElement>(null);
  const id = useId();
  const {state: copyState, copy} = useCopy();

  const isNewest = answered?.expression === expression && answered.inputs === inputs;
  const fault = isNewest ? findParsingError(expression, answered.results[0]) : undefined;
  const all = answered?.results.map(describeResult) ?? [];
  // An expression that cannot be read fails alike in every row.
  const described = fault ? all.slice(0, 1) : all;
  const announcement = useAnnouncement(renderSummary(described));
  const link = createLink(start.place, {expression, value: cells ? column : writeTyped(value)});

  useEffect(() => {
    const {heading, row} = start;
    if (heading) document.getElementById(heading)?.scrollIntoView();
    // What comes before stays in view as far as there is room.
    actions.current?.scrollIntoView({block: 'nearest'});
    row?.setAttribute('aria-current', 'true');
    return () => row?.removeAttribute('aria-current');
  }, [start]);

  function closeByKey(event: KeyboardEvent): void {
    // The list of completions closes first, and what the reader wrote stays.
    const isChanged = expression !== start.expression || (!cells && writeTyped(value) !== start.value);
    if (event.key !== 'Escape' || event.defaultPrevented || isChanged) return;
    event.preventDefault();
    onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its controls leave to it
    <section
      className={styles.editor}
      aria-label="Try an expression"
      data-needs-script=""
      data-search-ignore=""
      onKeyDown={closeByKey}
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <label className={styles.label} htmlFor={`${id}value`}>
        {cells ? 'Column' : 'Value'}
      </label>
      {cells ? (
        <select
          id={`${id}value`}
          className={styles.input}
          value={column}
          onChange={({target}) => setColumn(target.value)}
        >
          {cells.columns.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <ValueField id={`${id}value`} value={value} onChange={setValue} />
      )}

      <span id={`${id}expression`} className={styles.label}>
        Expression
      </span>
      <ExpressionField
        expression={expression}
        labelledBy={`${id}expression`}
        words={words}
        fault={fault}
        onChange={setExpression}
      />

      <span className={styles.label}>Result</span>
      <div id={`${id}result`} className={clsx(styles.result, !isNewest && styles.old)}>
        {cells && !fault ? (
          <RowResults inputs={(answered?.inputs ?? inputs) as Bindings[]} described={described} />
        ) : described[0] ? (
          <OneResult {...described[0]} />
        ) : (
          '…'
        )}
        {Array.from(new Set(described.flatMap(({notes}) => notes)), (note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>

      <div ref={actions} className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          disabled={!link}
          onClick={() => copy(async () => navigator.clipboard.writeText(link ?? ''))}
        >
          {copyState === 'copied' ? 'Link copied' : 'Copy link'}
        </button>
        <button type="button" className={styles.action} onClick={onClose}>
          Close
        </button>
        {!link && <span>Too long for a link.</span>}
        <span role="status" className={copyState === 'failed' ? undefined : 'visually-hidden'}>
          {copyState === 'copied' && 'The link is copied.'}
          {copyState === 'failed' && 'Copying failed.'}
        </span>
      </div>
      <WordLines expression={expression} words={words} />
    </section>
  );
}
