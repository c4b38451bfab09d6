import React, {useEffect, useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import words from '@generated/function-texts/default/words.json';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCopy} from '../CodeBlock/useCopy';
import type {Asked, Cells} from '../TryTable/rows';
import {describeResult, renderRowsSummary, renderSummary} from './describeResult';
import {ExpressionField} from './ExpressionField';
import {findParsingError} from './parsingError';
import {OneResult, RowResults} from './Results';
import styles from './styles.module.css';
import {useAnnouncement} from './useAnnouncement';
import {useResults, type Input} from './useResults';
import {WordLines} from './WordLines';

export interface GrelEditorProps extends Asked {
  /** The cells of a whole table, whose column `value` names; without them, `value` is what the expression is about. */
  cells?: Cells;
  /** The address that opens the editor with this; undefined where it would be too long. */
  createLink: (asked: Asked) => string | undefined | null;
  onClose: () => void;
}

/** What the expression is computed for: each row of a table, or one value. */
function createInputs(value: string, cells: Cells | undefined): Input[] {
  if (!cells) return [{written: value}];
  return cells.rows.map((row, rowIndex) => ({
    value: row[value] ?? null,
    columnName: value,
    rowIndex,
    rows: cells.rows,
  }));
}

/** A field for an expression with its result, which changes while the reader types. */
export function GrelEditor({
  expression: initial,
  value: initialValue,
  cells,
  createLink,
  onClose,
}: GrelEditorProps): React.ReactNode {
  const firstValue = cells && !cells.columns.includes(initialValue) ? (cells.columns[0] ?? '') : initialValue;
  const [expression, setExpression] = useState(initial);
  const [value, setValue] = useState(firstValue);
  const inputs = useMemo(() => createInputs(value, cells), [value, cells]);
  const answered = useResults(expression, inputs);
  const frame = useRef<HTMLElement>(null);
  const resultFrame = useRef<HTMLDivElement>(null);
  const id = useId();
  const {withBaseUrl} = useBaseUrlUtils();
  const {state: copyState, copy} = useCopy({failurePasses: false});

  const isNewest = answered?.expression === expression && answered.inputs === inputs;
  const fault = isNewest ? findParsingError(expression, answered.results[0]) : undefined;
  const described = answered?.results.map((result) => describeResult(result, {quoted: !cells})) ?? [];
  // An expression that cannot be read fails alike in every row.
  const single = !cells || fault ? described[0] : undefined;
  const announcement = useAnnouncement(single ? renderSummary(single) : renderRowsSummary(described));
  const link = createLink({expression, value});

  useEffect(() => {
    // What comes before stays in view as far as there is room.
    resultFrame.current?.scrollIntoView({block: 'nearest'});
  }, []);

  useEffect(() => {
    const current = frame.current;
    const closeByKey = (event: KeyboardEvent): void => {
      // The list of completions closes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    current?.addEventListener('keydown', closeByKey);
    return () => current?.removeEventListener('keydown', closeByKey);
  });

  return (
    <section ref={frame} className={styles.editor} aria-label="Try an expression" data-search-ignore="">
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className={styles.head}>
        <p className={styles.title}>Try it</p>
        <div className={styles.actions}>
          {!link && <span>Too long for a link.</span>}
          <span role="status" className={copyState === 'failed' ? undefined : 'visually-hidden'}>
            {copyState === 'copied' && 'The link is copied.'}
            {copyState === 'failed' && 'Copying failed.'}
          </span>
          <button
            type="button"
            className={styles.action}
            disabled={!link}
            onClick={() => copy(() => navigator.clipboard.writeText(link ?? ''))}
          >
            {copyState === 'copied' ? 'Link copied' : 'Copy link'}
          </button>
          <button type="button" className={styles.action} onClick={onClose}>
            Close
          </button>
        </div>
      </div>

      <label className={styles.label} htmlFor={`${id}value`}>
        {cells ? 'Column' : 'Value'}
      </label>
      {cells ? (
        <select
          id={`${id}value`}
          className={styles.input}
          value={value}
          onChange={({target}) => setValue(target.value)}
        >
          {cells.columns.map((column) => (
            <option key={column}>{column}</option>
          ))}
        </select>
      ) : (
        <input
          id={`${id}value`}
          className={clsx(styles.input, styles.code)}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => setValue(target.value)}
        />
      )}

      <span id={`${id}expression`} className={styles.label}>
        Expression
      </span>
      <ExpressionField
        initial={initial}
        labelledBy={`${id}expression`}
        describedBy={cells ? undefined : `${id}result`}
        words={words}
        createHref={({to}) => withBaseUrl(to)}
        fault={fault}
        onChange={setExpression}
      />

      <span className={styles.label}>Result</span>
      <div ref={resultFrame} id={`${id}result`} className={clsx(styles.result, !isNewest && styles.old)}>
        {!answered && !cells && <span className={styles.note}>…</span>}
        {single && <OneResult {...single} />}
        {cells && !single && <RowResults inputs={answered?.inputs ?? inputs} described={described} />}
      </div>
      <WordLines expression={expression} words={words} />
    </section>
  );
}
