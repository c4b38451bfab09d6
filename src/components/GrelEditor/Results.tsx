import React from 'react';
import clsx from 'clsx';
import type {Description} from './describeResult';
import styles from './styles.module.css';
import type {Input} from './useResults';

/** A result as text, whatever it holds. */
export function OneResult({kind, text, type}: Description): React.ReactNode {
  return (
    <>
      {kind === 'value' ? (
        <code className={styles.text}>{text}</code>
      ) : (
        <span className={clsx(kind === 'error' && styles.error)}>{text}</span>
      )}
      {type && <span className={styles.type}>{type}</span>}
    </>
  );
}

const valueOf = (input: Input | undefined): string =>
  input && 'value' in input && input.value !== null ? String(input.value) : 'null';

const columnOf = (input: Input | undefined): string => (input && 'columnName' in input && input.columnName) || 'Value';

/** The rows with their results, as the tool's own window shows them; those that are not there yet have their place. */
export function RowResults({inputs, described}: {inputs: Input[]; described: Description[]}): React.ReactNode {
  return (
    <table className={styles.rows}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">{columnOf(inputs[0])}</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map((input, index) => {
          const one = described[index];
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>
                <code className={styles.text}>{valueOf(input)}</code>
              </td>
              <td>{one ? <OneResult {...one} /> : '…'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
