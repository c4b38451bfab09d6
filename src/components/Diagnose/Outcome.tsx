import type {Report} from '../../lib/diagnosis/diagnose';
import {isSameCell, type Cell} from '../../lib/diagnosis/diagnosis';
import {CodeBlock} from '../CodeBlock';
import {Content, findStart} from './Change';
import {HeadRow} from '../HeadRow';
import {saveCsv} from '../saveCsv';
import styles from './styles.module.css';

interface Props {
  cells: Cell[];
  report: Report;
  columnName: string;
  /** Whether the report belongs to what the reader has entered and chosen. */
  isCurrent: boolean;
}

/** The arrow keys scroll the table. */
const SCROLLS = {tabIndex: 0, role: 'group', 'aria-label': 'Cells before and after'};

/** The cells that the chosen fixes change, before and after, and the fixes as steps for OpenRefine. */
export function Outcome({cells, report, columnName, isCurrent}: Props) {
  const after = (row: number): Cell => report.cells[row] ?? null;
  const changed = [...cells.keys()].filter((row) => !isSameCell(cells[row] ?? null, after(row)));
  const steps = report.steps(columnName);
  return (
    <div aria-busy={!isCurrent} inert={!isCurrent}>
      <h2 className="margin-top--lg">Your cells after the fixes</h2>
      <p>
        {isCurrent
          ? `${changed.length} of ${cells.length} cells change. All others remain as they are.`
          : 'Looking at your cells…'}{' '}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() =>
            saveCsv(
              'cleaned-cells.csv',
              [columnName, ...report.cells.map((cell) => cell?.text ?? '')].map((one) => [one]),
              '\ufeff',
            )
          }
        >
          Download the cleaned cells
        </button>
      </p>
      {changed.length > 0 && (
        <div className={styles.scroll} {...SCROLLS}>
          <table>
            <HeadRow names={['Row', 'Before', 'After']} />
            <tbody>
              {changed.map((row) => {
                const from = findStart(cells[row] ?? null, after(row));
                return (
                  <tr key={row}>
                    <td>{row + 1}</td>
                    <td>
                      <Content cell={cells[row] ?? null} from={from} />
                    </td>
                    <td>
                      <ins>
                        <Content cell={after(row)} from={from} />
                      </ins>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <h2 className="margin-top--lg">The steps for OpenRefine</h2>
      {steps.length === 0 ? (
        <p>Choose a fix above, and its steps appear here.</p>
      ) : (
        <>
          <p>
            The fixes for the column {columnName}, in the order in which they are safe: {steps.length}. Copy them, and
            paste them in OpenRefine under <strong>Undo / Redo → Apply…</strong>. They expect cells that are text.
          </p>
          <CodeBlock>{JSON.stringify(steps, null, 2)}</CodeBlock>
        </>
      )}
    </div>
  );
}
