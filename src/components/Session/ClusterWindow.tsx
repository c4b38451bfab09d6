import React, {useState, type ReactNode} from 'react';
import {cluster, type Cluster} from './model/cluster';
import {findNeighbors} from './model/findNeighbors';
import {columns} from './model/objects';
import {reduceSession} from './model/reduceSession';
import {countValues, matchingRows, maxCellLength, rowsOf, type SessionAction, type SessionState} from './model/session';
import {LimitNote} from '../LimitNote';
import styles from './styles.module.css';
import {Window} from './Window';

interface ClusterWindowProps {
  column: number;
  state: SessionState;
  send: (action: SessionAction) => void;
  onClose: () => void;
}

/** A cluster, with what the reader has decided about it. */
interface Proposal extends Cluster {
  isSelected: boolean;
  to: string;
}

const methods = {'Key collision': cluster, 'Nearest neighbor': findNeighbors};
type Method = keyof typeof methods;

const propose = (method: Method, state: SessionState, column: number): Proposal[] =>
  methods[method](countValues(rowsOf(state), matchingRows(state), column)).map((found) => ({
    ...found,
    isSelected: false,
    to: found.members[0]?.value ?? '',
  }));

function ClusterRow({proposal, onChange}: {proposal: Proposal; onChange: (change: Partial<Proposal>) => void}) {
  const {members, isSelected, to} = proposal;
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`Merge ${to}`}
          checked={isSelected}
          onChange={({target}) => onChange({isSelected: target.checked})}
        />
      </td>
      <td>
        {members.map(({value, count}) => (
          <div key={value}>
            <button type="button" className={styles.link} onClick={() => onChange({to: value, isSelected: true})}>
              {value}
            </button>{' '}
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
          onChange={({target}) => onChange({to: target.value})}
        />
        <LimitNote text={to} most={maxCellLength} />
      </td>
    </tr>
  );
}

/** Proposes spellings that may be one name, and merges those that the reader selects. */
export function ClusterWindow({column, state, send, onClose}: ClusterWindowProps): ReactNode {
  const [method, setMethod] = useState<Method>('Key collision');
  const [proposals, setProposals] = useState<Proposal[]>();
  const selectAll = (isSelected: boolean) => setProposals(proposals?.map((one) => ({...one, isSelected})));

  function merge(): SessionState {
    const edits = proposals?.filter(({isSelected}) => isSelected) ?? [];
    if (edits.length === 0) return state;
    const action: SessionAction = {
      type: 'merge',
      column,
      edits: edits.map(({members, to}) => ({from: members.map(({value}) => value), to})),
    };
    send(action);
    return reduceSession(state, action);
  }

  const buttons = (
    <>
      <button type="button" className={styles.control} onClick={() => selectAll(true)}>
        Select all
      </button>
      <button type="button" className={styles.control} onClick={() => selectAll(false)}>
        Deselect all
      </button>
      <button type="button" className={styles.control} onClick={() => setProposals(propose(method, merge(), column))}>
        Merge selected & re-cluster
      </button>
      <button type="submit" className={styles.control} onClick={merge}>
        Merge selected & Close
      </button>
      <button type="submit" className={styles.control}>
        Close
      </button>
    </>
  );

  return (
    <Window title={`Cluster and edit column "${columns[column]}"`} buttons={buttons} onClose={onClose}>
      <p className={styles.windowLine}>
        <label>
          Method{' '}
          <select
            className={styles.field}
            value={method}
            onChange={({target}) => {
              setMethod(target.value as Method);
              setProposals(undefined);
            }}
          >
            {Object.keys(methods).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <button type="button" className={styles.control} onClick={() => setProposals(propose(method, state, column))}>
          Cluster
        </button>{' '}
        <span role="status">
          {proposals &&
            (proposals.length > 0
              ? `${proposals.length} ${proposals.length === 1 ? 'cluster' : 'clusters'} found`
              : 'No clusters were found with the selected method')}
        </span>
      </p>
      {proposals && proposals.length > 0 && (
        <table className={styles.clusters}>
          <thead>
            <tr>
              <th scope="col">Merge?</th>
              <th scope="col">Values in cluster</th>
              <th scope="col">New cell value</th>
            </tr>
          </thead>
          <tbody>
            {proposals.map((proposal) => (
              <ClusterRow
                key={proposal.key}
                proposal={proposal}
                onChange={(change) =>
                  setProposals(proposals.map((one) => (one === proposal ? {...one, ...change} : one)))
                }
              />
            ))}
          </tbody>
        </table>
      )}
    </Window>
  );
}
