import React, {useEffect, useId, useReducer, useRef, useState, type FormEvent} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {cluster, fingerprint, type Cluster} from '../../lib/fingerprint';
import {demoReducer, initialState, MAX_ENTRIES, MAX_LENGTH, type DemoAction, type Entry} from './demoState';
import {KeyTrace} from './KeyTrace';
import styles from './styles.module.css';
import {useMovingEntries} from './useMovingEntries';
import {ValueField} from './ValueField';

type Step = 'values' | 'keys' | 'clusters';

const steps: Record<Step, {label: string; explanation: string}> = {
  values: {
    label: 'Values',
    explanation: 'The column as people typed it: case, accents, periods, and word order differ.',
  },
  keys: {
    label: 'Keys',
    explanation:
      'A key is the name reduced to lowercase words in alphabetical order, without accents and punctuation. The marked keys occur more than once.',
  },
  clusters: {
    label: 'Clusters',
    explanation:
      'Values with the same key form a cluster and are most likely different spellings of one name. Decide whether to merge it.',
  },
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function describe(entries: Entry[], clusters: number): string {
  const rows = entries.reduce((sum, {count}) => sum + count, 0);
  const found = clusters === 0 ? 'no clusters left' : plural(clusters, 'cluster', 'clusters');
  return `${plural(entries.length, 'different value', 'different values')} in ${rows} rows, ${found}.`;
}

interface ClusterCardProps {
  found: Cluster<Entry>;
  renderEntry: (entry: Entry, use: (value: string) => void) => React.ReactNode;
  onMerge: (value: string) => void;
}

function ClusterCard({found: {key, members}, renderEntry, onMerge}: ClusterCardProps) {
  const first = members[0]?.value ?? '';
  const [name, setName] = useState(first);
  const id = useId();
  const isBrowser = useIsBrowser();

  function merge(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') onMerge(name);
  }

  return (
    <li className={styles.card}>
      <p className={styles.cardKey}>
        <span className={styles.label}>Key</span> <span className={clsx(styles.key, styles.shared)}>{key}</span>
      </p>
      <ul className={styles.members}>{members.map((entry) => renderEntry(entry, setName))}</ul>
      <form className={styles.merge} onSubmit={merge}>
        <label className={styles.label} htmlFor={id}>
          New value
        </label>
        <input
          id={id}
          className={styles.input}
          value={name}
          maxLength={MAX_LENGTH}
          readOnly={!isBrowser}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className={clsx('button button--primary', styles.button)} data-merge>
          Merge<span className="visually-hidden"> {members.length} spellings</span>
        </button>
      </form>
    </li>
  );
}

/**
 * A column of misspelled names that falls into clusters by OpenRefine's fingerprint method, for the reader to change,
 * merge and undo. Without JavaScript it shows the clusters with their keys.
 */
export function ClusterDemo(): React.ReactNode {
  const [state, dispatch] = useReducer(demoReducer, initialState);
  const [step, setStep] = useState<Step>('clusters');
  const [traced, setTraced] = useState('Mer, Musée de la');
  const [added, setAdded] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const addId = useId();
  const isBrowser = useIsBrowser();
  const moving = useMovingEntries(frame, undoButton);

  const {entries, past, done} = state;
  const clusters = cluster(entries);
  const together = new Set(clusters.flatMap(({members}) => members));
  const alone = entries.filter((entry) => !together.has(entry));
  const summary = describe(entries, clusters.length);

  // Whoever comes to it by scrolling meets the values first; a reader who is already here keeps what is on the page.
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) setStep('values');
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  function act(action: DemoAction, focus?: Parameters<typeof moving.remember>[0]) {
    moving.remember(focus);
    dispatch(action);
  }

  function show(next: Step) {
    moving.remember();
    setStep(next);
  }

  function mergeAll() {
    const groups = clusters.map(({members}) => ({ids: members.map(({id}) => id), value: members[0]?.value ?? ''}));
    act({type: 'merge', groups}, 'next cluster');
  }

  function add(event: FormEvent) {
    event.preventDefault();
    if (added.trim() === '') return;
    act({type: 'add', value: added});
    setTraced(added);
    setAdded('');
  }

  const advance = {
    values: {label: 'Compute the keys', go: () => show('keys')},
    keys: {label: 'Group equal keys', go: () => show('clusters')},
    clusters: {label: `Merge all ${clusters.length} clusters`, go: mergeAll},
  }[step];

  const renderEntry = (entry: Entry, use?: (value: string) => void) => (
    <li key={entry.id} className={clsx(styles.entry, use && styles.member)} data-entry={entry.id}>
      <ValueField
        value={entry.value}
        label={`Spelling in ${plural(entry.count, 'row', 'rows')}`}
        onDraft={setTraced}
        onCommit={(value) => act({type: 'edit', id: entry.id, value}, entry.id)}
      />
      <span className={styles.count} aria-hidden="true">
        {use ? `× ${entry.count}` : plural(entry.count, 'row', 'rows')}
      </span>
      {use ? (
        <button
          type="button"
          className={styles.use}
          aria-label={`Use “${entry.value}” as the new value`}
          onClick={() => use(entry.value)}
        >
          Use
        </button>
      ) : (
        <span className={clsx(styles.key, together.has(entry) && styles.shared, step === 'values' && styles.unknown)}>
          <span className="visually-hidden">Key: </span>
          {fingerprint(entry.value) || 'empty'}
        </span>
      )}
    </li>
  );

  return (
    <div className={clsx(styles.demo, !isBrowser && styles.still)} ref={frame}>
      <div className={styles.controls}>
        <div className={styles.steps} role="group" aria-label="Steps of clustering">
          {Object.entries(steps).map(([name, {label}], index) => (
            <button
              key={name}
              type="button"
              className={styles.step}
              aria-pressed={name === step}
              onClick={() => show(name as Step)}
            >
              <span className={styles.number}>{index + 1}</span> {label}
            </button>
          ))}
        </div>
        <div className={styles.history}>
          <button
            ref={undoButton}
            type="button"
            className={clsx('button button--secondary', styles.button)}
            aria-disabled={past.length === 0}
            onClick={() => act({type: 'undo'})}
          >
            Undo
          </button>
          <button
            type="button"
            className={clsx('button button--secondary', styles.button)}
            aria-disabled={past.length === 0}
            onClick={() => act({type: 'reset'})}
          >
            Start again
          </button>
        </div>
      </div>

      <div className={styles.guide}>
        <p className={styles.explanation}>{steps[step].explanation}</p>
        {(step !== 'clusters' || clusters.length > 1) && (
          <button type="button" className={clsx('button button--primary', styles.button)} onClick={advance.go}>
            {advance.label}
          </button>
        )}
      </div>

      <div className={styles.work}>
        <div className={styles.board}>
          {step === 'clusters' ? (
            <ul className={styles.cards} aria-label="Clusters">
              {clusters.map((found) => (
                <ClusterCard
                  key={`${found.key} ${found.members.map(({id}) => id).join(' ')}`}
                  found={found}
                  renderEntry={renderEntry}
                  onMerge={(value) =>
                    act({type: 'merge', groups: [{ids: found.members.map(({id}) => id), value}]}, 'next cluster')
                  }
                />
              ))}
              {alone.length > 0 && (
                <li className={clsx(styles.card, styles.alone)}>
                  <p className={styles.cardKey}>
                    <span className={styles.label}>Each has a key of its own</span>
                  </p>
                  <ul className={styles.members}>{alone.map((entry) => renderEntry(entry))}</ul>
                </li>
              )}
            </ul>
          ) : (
            <ul className={styles.column} aria-label="Values of the Lender column">
              {entries.map((entry) => renderEntry(entry))}
            </ul>
          )}

          {step === 'clusters' && (
            <p className={styles.limit}>
              Merging the three original clusters leaves five values for four lenders, because names with different
              letters have different keys: “Harbor” and “Harbour” remain separate until you change one. OpenRefine also
              has nearest-neighbor methods, which allow for a few different letters and find that pair.
            </p>
          )}

          <form className={styles.add} onSubmit={add}>
            <label className={styles.label} htmlFor={addId}>
              {entries.length < MAX_ENTRIES ? 'Add another spelling' : `${MAX_ENTRIES} values is the maximum`}
            </label>
            <input
              id={addId}
              className={styles.input}
              value={added}
              maxLength={MAX_LENGTH}
              disabled={entries.length >= MAX_ENTRIES}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setAdded(event.target.value);
                setTraced(event.target.value);
              }}
            />
            <button type="submit" className={clsx('button button--secondary', styles.button)}>
              Add
            </button>
          </form>
        </div>

        <KeyTrace value={traced} />
      </div>

      <p className={styles.status} role="status">
        {isBrowser && done && `${done} `}
        {summary}
      </p>
    </div>
  );
}
