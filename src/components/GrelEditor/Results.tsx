import clsx from 'clsx';
import type {Bindings} from '../../grel';
import {HeadRow} from '../HeadRow';
import type {Description} from './describeResult';
import styles from './styles.module.css';

/** Text as it is, with the spaces at its ends marked, which nobody would see. */
function Verbatim({text}: {text: string}) {
  const end = text.trimEnd().length;
  const start = end && text.length - text.trimStart().length;
  return (
    <code className={styles.text}>
      {start > 0 && <span className={styles.space}>{text.slice(0, start)}</span>}
      {text.slice(start, end)}
      {end < text.length && <span className={styles.space}>{text.slice(end)}</span>}
    </code>
  );
}

export function OneResult({kind, text, type}: Description) {
  return (
    <>
      {kind === 'value' ? (
        text && <Verbatim text={text} />
      ) : (
        <span className={clsx(kind === 'error' && styles.error)}>{text}</span>
      )}
      {type && <span className={styles.type}>{type}</span>}
    </>
  );
}

/** The rows with their results, as the tool's own window shows them; those that are not there yet have their place. */
export function RowResults({inputs, described}: {inputs: Bindings[]; described: Description[]}) {
  return (
    <table className={styles.rows}>
      <HeadRow names={['Row', inputs[0]?.columnName, 'Result']} />
      <tbody>
        {inputs.map(({value}, index) => {
          const one = described[index];
          return (
            <tr key={index}>
              <td>{index + 1}</td>
              <td>
                <Verbatim text={typeof value === 'string' ? value : JSON.stringify(value)} />
              </td>
              <td>{one ? <OneResult {...one} /> : '…'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
