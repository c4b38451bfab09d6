import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {columns} from './model/objects';
import {matchingRows, rowsOf, type Row, type SessionState} from './model/session';
import {ScrollTable} from '../ScrollTable';
import {Control} from './Control';
import styles from './styles.module.css';

const SIZES = [10, 25];

interface GridProps {
  state: SessionState;
  /** The column whose menu is open. */
  opened?: number;
  onMenu: (column: number, button: HTMLElement) => void;
}

function GridRow({row, old, index}: {row: Row; old?: Row; index: number}) {
  return (
    <tr>
      <td className={styles.number}>{index + 1}.</td>
      {columns.map((column, place) => {
        const cell = row[place] ?? '';
        return (
          <td
            key={column}
            className={clsx(typeof cell !== 'string' && styles.typed, row[place] !== old?.[place] && styles.changed)}
          >
            {String(cell instanceof Object ? cell.decimal : cell)}
          </td>
        );
      })}
    </tr>
  );
}

/** The rows that match the facets, a page of them at a time, under headers that open the column menus. */
export function Grid({state, opened, onMenu}: GridProps): ReactNode {
  const [size, setSize] = useState(10);
  const rows = rowsOf(state);
  const matching = matchingRows(state);
  // The cells that have just changed are marked for two seconds.
  const [[old, current], setCompared] = useState([rows, rows]);
  if (current !== rows) setCompared([current, rows]);
  useEffect(() => {
    const timer = setTimeout(() => setCompared([rows, rows]), 2000);
    return () => clearTimeout(timer);
  }, [rows]);

  return (
    <div className={styles.grid}>
      <div className={styles.summary}>
        <p>
          {matching.length === rows.length ? (
            <b>{rows.length} rows</b>
          ) : (
            <>
              <b>{matching.length} matching rows</b> ({rows.length} total)
            </>
          )}
        </p>
        <p data-needs-script="">
          Show:{' '}
          {SIZES.map((count) => (
            <button
              key={count}
              type="button"
              className={styles.link}
              aria-pressed={count === size}
              onClick={() => setSize(count)}
            >
              {count}
            </button>
          ))}{' '}
          rows
        </p>
      </div>
      <ScrollTable className={styles.table}>
        <thead>
          <tr>
            <td className={styles.number} />
            {columns.map((name, column) => (
              <th key={name} scope="col">
                <Control
                  className={styles.header}
                  aria-expanded={column === opened}
                  onClick={(event) => onMenu(column, event.currentTarget)}
                >
                  {name}
                </Control>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matching.slice(0, size).map((index) => (
            <GridRow key={index} row={rows[index] ?? []} old={old[index]} index={index} />
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
