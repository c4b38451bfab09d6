import React, {useRef, useState, type SubmitEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {columns} from './model/objects';
import {choicesOf, maxCellLength, type Facet, type SessionAction, type SessionState} from './model/session';
import {LimitNote} from '../LimitNote';
import {Control} from './Control';
import styles from './styles.module.css';

interface PanelProps {
  state: SessionState;
  showsHistory: boolean;
  /** Whether what happens is only being shown, so that the focus stays where it is. */
  isShown: boolean;
  send: (action: SessionAction) => void;
  onCluster: (column: number, opener: HTMLElement) => void;
}

/** Scrolls the list of choices, and not the page, to a choice that has just been selected. */
function showChoice(item: HTMLLIElement | null): void {
  const list = item?.parentElement;
  if (!item || !list) return;
  const end = item.offsetTop + item.offsetHeight;
  const isInView = item.offsetTop >= list.scrollTop && end <= list.scrollTop + list.clientHeight;
  if (!isInView) list.scrollTop = item.offsetTop;
}

const focusField = (field: HTMLInputElement | null): void => field?.focus();

function FacetBox({facet, state, isShown, send, onCluster}: Omit<PanelProps, 'showsHistory'> & {facet: Facet}) {
  const {column, selected} = facet;
  const {choices, blank} = choicesOf(state, facet);
  const [edited, setEdited] = useState<string>();
  const [typed, setTyped] = useState('');
  const cluster = useRef<HTMLButtonElement>(null);

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (edited !== undefined) send({type: 'rename', column, from: edited, to: typed});
    setEdited(undefined);
    // The field goes, and the choice may be another one.
    if (!isShown) cluster.current?.focus();
  }

  const all = [...choices, ...(blank || selected.includes('') ? [{value: '', count: blank}] : [])];
  return (
    <section className={styles.facet} aria-label={`Facet on ${columns[column]}`}>
      <div className={styles.facetTitle}>
        <Control
          className={styles.close}
          aria-label="Remove this facet"
          onClick={() => send({type: 'close facet', column})}
        >
          ×
        </Control>
        {columns[column]}
      </div>
      <div className={styles.facetControls}>
        <span>{`${choices.length} choice${choices.length === 1 ? '' : 's'}`}</span>
        <Control ref={cluster} onClick={(event) => onCluster(column, event.currentTarget)}>
          Cluster
        </Control>
      </div>
      <ul className={`clean-list margin--none ${styles.choices}`}>
        {all.map(({value, count}) => {
          const isSelected = selected.includes(value);
          const [name, toggle] = [value || '(blank)', isSelected ? 'exclude' : 'include'];
          return (
            <li key={value} ref={isSelected ? showChoice : undefined} className={clsx(isSelected && styles.selected)}>
              <Control
                className={styles.choice}
                aria-pressed={isSelected}
                onClick={() => send({type: 'select', column, choice: value})}
              >
                {name} <span className={styles.count}>{count}</span>
              </Control>
              <span className={styles.choiceActions}>
                {selected.length > 0 && (
                  <Control
                    className={styles.link}
                    aria-label={`${toggle} ${name}`}
                    onClick={() => send({type: 'select', column, choice: value, toggle: true})}
                  >
                    {toggle}
                  </Control>
                )}
                {isSelected && count > 0 && (
                  <Control
                    className={styles.link}
                    aria-label={`edit ${name}`}
                    aria-expanded={value === edited}
                    onClick={() => {
                      setTyped(value);
                      setEdited(value === edited ? undefined : value);
                    }}
                  >
                    edit
                  </Control>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {edited !== undefined && selected.includes(edited) && (
        <form className={styles.facetControls} onSubmit={rename}>
          <input
            key={edited}
            ref={isShown ? undefined : focusField}
            className={styles.field}
            aria-label={`New value for ${edited || '(blank)'}`}
            autoComplete="off"
            value={typed}
            maxLength={maxCellLength}
            onChange={({target}) => setTyped(target.value)}
          />
          <LimitNote text={typed} most={maxCellLength} />
          <Control type="submit">Apply</Control>
        </form>
      )}
    </section>
  );
}

/** What is on the left: the facets, or the history of changes. */
export function Panel({state, showsHistory, isShown, send, onCluster}: PanelProps): ReactNode {
  if (showsHistory) {
    return (
      <ol className="clean-list margin--none" start={0}>
        {state.history.map(({description}, place) => (
          <li key={place}>
            <Control
              className={clsx(styles.entry, place > state.at && styles.undone)}
              aria-current={place === state.at ? 'step' : undefined}
              onClick={() => send({type: 'go', to: place})}
            >
              {place}. {description}
            </Control>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <>
      <div className={styles.facetButtons}>
        <Control onClick={() => send({type: 'reset all'})}>Reset all</Control>
        <Control onClick={() => send({type: 'remove all'})}>Remove all</Control>
      </div>
      {state.facets.map((facet) => (
        <FacetBox key={facet.column} facet={facet} state={state} isShown={isShown} send={send} onCluster={onCluster} />
      ))}
    </>
  );
}
