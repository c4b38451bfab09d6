import React, {useMemo, useState, type ReactNode} from 'react';
import {columns} from './model/objects';
import {maxCellLength, textOf, type Cell} from './model/session';
import {describeResult} from '../GrelEditor/describeResult';
import {useEvaluation} from '../GrelEditor/useEvaluation';
import {HeadRow} from '../HeadRow';
import {LimitNote} from '../LimitNote';
import {Control} from './Control';
import {createInputs, evaluateRows} from './evaluateRows';
import styles from './styles.module.css';
import {Dialog, type ColumnDialogProps} from './Dialog';

/** Rows in the preview: what fits beside the buttons. */
const SHOWN = 8;

/** Takes an expression and shows what it makes of the first rows, as the program's window does. */
export function TransformDialog({column, state, send, ...rest}: ColumnDialogProps): ReactNode {
  const [expression, setExpression] = useState('value');
  const {numbers, inputs} = useMemo(() => createInputs(state, column), [state, column]);
  const answered = useEvaluation(expression, inputs);
  const results = answered?.expression === expression ? answered.results : undefined;

  const first = results?.[0];
  // The program reports it once, and its window stays open.
  const fault = first && 'error' in first && first.error.startsWith('Parsing error') ? first.error : undefined;

  const buttons = (
    <Control
      type="submit"
      onClick={(event) => {
        if (fault) event.preventDefault();
        else send(evaluateRows(state, column, `grel:${expression.trim()}`));
      }}
    >
      OK
    </Control>
  );

  return (
    <Dialog
      title={`Custom text transform on column ${columns[column]}`}
      buttons={buttons}
      closeLabel="Cancel"
      {...rest}
    >
      <label className={styles.windowLine}>
        Expression
        <textarea
          className={styles.field}
          rows={2}
          spellCheck={false}
          autoCapitalize="off"
          maxLength={maxCellLength}
          value={expression}
          onChange={({target}) => setExpression(target.value)}
        />
        <LimitNote text={expression} most={maxCellLength} />
      </label>
      {fault && <p role="status">{fault}</p>}
      <table className={styles.clusters}>
        <HeadRow names={['Row', 'Value', 'Result']} />
        <tbody>
          {inputs.slice(0, SHOWN).map(({value}, place) => {
            const result = results?.[place];
            return (
              <tr key={numbers[place]}>
                <td>{(numbers[place] ?? 0) + 1}.</td>
                <td>{value instanceof Object ? textOf(value as Cell) : String(value)}</td>
                <td>{fault ? '' : result ? describeResult(result).text : '…'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
