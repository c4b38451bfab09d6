import React, {useId, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import {
  choose,
  countOptions,
  filterRows,
  maxFilterLength,
  readFilter,
  renderFilter,
  type Filter,
} from '../../lib/filterTable';
import {labelColumns} from '../../lib/labelColumns';
import {searchText, type Searchable} from '../../lib/listings/entries';
import {createFilterFacet, valuesOf, type EntryFacet} from '../../lib/listings/facets';
import {LimitNote} from '../LimitNote';
import {useQueryState} from '../useQueryState';
import {HeadRow} from '../HeadRow';
import styles from './styles.module.css';

export interface FilterTableProps<Entry> {
  /** Names the table, for those who cannot see its heading: `Extensions`. */
  label: string;
  /** What a row is, one and several of them: `extension` and `extensions`. */
  noun: readonly [one: string, several: string];
  entries: readonly Entry[];
  /** What each column says of an entry; the first names it. */
  columns: Readonly<Record<string, (entry: Entry) => React.ReactNode>>;
  facets: readonly EntryFacet<Entry>[];
  /** What can be searched for besides the texts that all entries have. */
  words?: (entry: Entry) => readonly (string | undefined)[];
  /** What the names of its parameters in the address begin with, where a page has several tables: `library-`. */
  prefix?: string;
}

/**
 * A table that readers can narrow by words and by properties.
 *
 * The built HTML holds all of it; without JavaScript its controls are not shown. What a reader asks for is in the
 * address, so that it can be shared and printed. On a narrow screen each row is a card.
 */
export function FilterTable<Entry extends Searchable>({
  label,
  noun,
  entries,
  columns,
  facets,
  words,
  prefix = '',
}: FilterTableProps<Entry>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const fields = useMemo(() => facets.map((facet) => createFilterFacet(facet, entries)), [facets, entries]);
  const kept = useQueryState({
    read: (query) => readFilter(query, fields, prefix),
    write: (query, next: Filter) => renderFilter(query, next, fields, prefix),
  });
  const filter = kept.state;
  const setFilter = (next: Filter): void => kept.setState(next, 200);
  const rows = useMemo(
    () =>
      entries.map((entry) => ({
        entry,
        text: searchText(entry, ...(words?.(entry) ?? [])),
        values: Object.fromEntries(facets.map((facet) => [facet.key, valuesOf(facet, entry)])),
      })),
    [entries, facets, words],
  );
  const shown = filterRows(rows, filter);
  const isNarrowed = renderFilter('', filter, fields) !== '';
  const showAll = () => {
    setFilter({text: '', chosen: {}});
    field.current?.focus();
  };

  return (
    <div className={styles.whole}>
      <form
        className={styles.controls}
        data-needs-script=""
        role="search"
        aria-label={`Filter: ${label}`}
        data-search-ignore=""
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.all} disabled={!kept.isReady}>
          <div className={styles.field}>
            <label htmlFor={id}>Find {noun[1]} by word</label>
            <input
              ref={field}
              id={id}
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={maxFilterLength}
              value={filter.text}
              onChange={({target}) => setFilter({...filter, text: target.value})}
            />
            <LimitNote text={filter.text} most={maxFilterLength} />
          </div>
          {/* Folded, so that the table is in sight, unless one of them narrows it. */}
          <details
            className={styles.more}
            open={isOpen || Object.values(filter.chosen).some(Boolean)}
            onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
          >
            <summary>More filters</summary>
            <div className={styles.fields}>
              {fields.map((facet) => {
                const counts = countOptions(rows, filter, facet);
                return (
                  <div key={facet.key} className={styles.field}>
                    <label htmlFor={id + facet.key}>{facet.label}</label>
                    <select
                      id={id + facet.key}
                      value={filter.chosen[facet.key] ?? ''}
                      onChange={({target}) => setFilter(choose(filter, facet.key, target.value))}
                    >
                      <option value="">any</option>
                      {facet.options.map(({value, label: name}) => (
                        <option key={value} value={value}>
                          {name} ({counts.get(value)})
                        </option>
                      ))}
                    </select>
                  </div>
                );
              })}
            </div>
          </details>
        </fieldset>
      </form>
      <div className={styles.state} data-needs-script="" data-search-ignore="">
        <p role="status" className={styles.status}>
          {isNarrowed
            ? `${shown.length} of ${rows.length} ${noun[1]}`
            : `${rows.length} ${noun[rows.length === 1 ? 0 : 1]}`}
        </p>
        {isNarrowed && (
          <button type="button" className="button button--secondary button--sm" onClick={showAll}>
            Show all
          </button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.nothing}>No {noun[0]} matches all of these filters. Remove a word or a choice.</p>
      ) : (
        <table
          className={clsx('stacks', styles.table)}
          style={labelColumns(...Object.keys(columns))}
          aria-label={label}
        >
          <HeadRow names={Object.keys(columns)} />
          <tbody>
            {shown.map(({entry}) => (
              <tr key={entry.name}>
                {Object.entries(columns).map(([column, cell], index) =>
                  index === 0 ? (
                    <th key={column} scope="row">
                      {cell(entry)}
                    </th>
                  ) : (
                    <td key={column}>{cell(entry)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
