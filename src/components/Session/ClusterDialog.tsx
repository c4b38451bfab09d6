import React, {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {cluster as findCollisions, type Cluster} from './model/cluster';
import {findNeighbors} from './model/findNeighbors';
import {columns} from './model/objects';
import {countValues, matchingRows, maxCellLength, rowsOf} from './model/session';
import {Control} from './Control';
import {HeadRow} from '../HeadRow';
import {LimitNote} from '../LimitNote';
import styles from './styles.module.css';
import {Dialog, type ColumnDialogProps} from './Dialog';

/** What the reader has decided about a cluster. */
interface Decision {
  isSelected: boolean;
  to: string;
}
type Proposal = Cluster & Decision;

const methods = {'Key collision': findCollisions, 'Nearest neighbor': findNeighbors};
type Method = keyof typeof methods;

function ClusterRow({proposal, onChange}: {proposal: Proposal; onChange: (decision: Decision) => void}) {
  const {members, isSelected, to} = proposal;
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`Merge ${to}`}
          checked={isSelected}
          onChange={({target}) => onChange({to, isSelected: target.checked})}
        />
      </td>
      <td>
        {members.map(({value, count}) => (
          <div key={value}>
            <Control className={styles.link} onClick={() => onChange({to: value, isSelected: true})}>
              {value}
            </Control>{' '}
            {count > 1 && <span className={styles.count}>({count} rows)</span>}
          </div>
        ))}
      </td>
      <td>
        <input
          className={styles.field}
          aria-label={`New cell value for ${members[0]?.value}`}
          autoComplete="off"
          value={to}
          maxLength={maxCellLength}
          onChange={({target}) => onChange({isSelected, to: target.value})}
        />
        <LimitNote text={to} most={maxCellLength} />
      </td>
    </tr>
  );
}

/** Proposes spellings that may be one name, and merges those that the reader selects. */
export function ClusterDialog({column, state, send, ...rest}: ColumnDialogProps): ReactNode {
  const [method, setMethod] = useState<Method>('Key collision');
  const [isClustered, setIsClustered] = useState(false);
  const [decisions, setDecisions] = useState<Record<string, Decision>>({});
  /** The decisions at the time of a merge with nothing selected. */
  const [refused, setRefused] = useState<typeof decisions>();
  // After a merge, these are the clusters of the new values.
  const values = countValues(rowsOf(state), matchingRows(state), column);
  const clusters = isClustered ? methods[method](values) : [];
  const proposals = clusters.map((found): Proposal => {
    return {...found, isSelected: false, to: found.members[0]?.value ?? '', ...decisions[found.key]};
  });

  function cluster(): void {
    setDecisions({});
    setIsClustered(true);
  }

  // In the program's words.
  function describe(): string {
    if (refused === decisions) return "You must check some 'Merge?' checkboxes for your edits to be applied.";
    if (!isClustered) return `Click Cluster to find clusters on column "${columns[column]}".`;
    if (proposals.length === 0) return 'No clusters were found with the selected method';
    return `${proposals.length} ${proposals.length === 1 ? 'cluster' : 'clusters'} found`;
  }

  const selectAll = (isSelected: boolean) =>
    setDecisions(Object.fromEntries(proposals.map(({key, to}) => [key, {isSelected, to}])));

  function merge(event: MouseEvent): void {
    const selected = proposals.filter(({isSelected}) => isSelected);
    if (selected.length === 0) {
      event.preventDefault();
      return setRefused(decisions);
    }
    send({
      type: 'merge',
      column,
      edits: selected.map(({members, to}) => ({from: members.map(({value}) => value), to})),
    });
    return cluster();
  }

  const buttons = (
    <>
      <Control onClick={() => selectAll(true)}>Select all</Control>
      <Control onClick={() => selectAll(false)}>Deselect all</Control>
      <Control onClick={merge}>Merge selected & re-cluster</Control>
      <Control type="submit" onClick={merge}>
        Merge selected & Close
      </Control>
    </>
  );

  return (
    <Dialog title={`Cluster and edit column "${columns[column]}"`} buttons={buttons} closeLabel="Close" {...rest}>
      <p className={styles.windowLine}>
        <label>
          Method{' '}
          <select
            className={styles.field}
            value={method}
            onChange={({target}) => {
              setMethod(target.value as Method);
              setIsClustered(false);
              setDecisions({});
            }}
          >
            {Object.keys(methods).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <Control onClick={cluster}>Cluster</Control> <span role="status">{describe()}</span>
      </p>
      {proposals.length > 0 && (
        <table className={clsx(styles.clusters, styles.cards)}>
          <HeadRow names={['Merge?', 'Values in cluster', 'New cell value']} />
          <tbody>
            {proposals.map((proposal) => (
              <ClusterRow
                key={proposal.key}
                proposal={proposal}
                onChange={(decision) => setDecisions({...decisions, [proposal.key]: decision})}
              />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
