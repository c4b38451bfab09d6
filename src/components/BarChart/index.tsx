import {createBarRows, type Bar} from '../../lib/charts/barChart';
import {HeadRow} from '../HeadRow';
import {Bars, type BarsProps} from './Bars';
import styles from './styles.module.css';

interface BarChartProps extends Omit<BarsProps, 'table'> {
  /** What the first column of the table holds: `Answer`. */
  labelName: string;
  /** What the values are: `Share`. */
  valueName: string;
  /** What a value's detail is: `People`. */
  detailName?: string;
}

/** Bars, and all figures in a table that one key press opens. */
export function BarChart({labelName, valueName, detailName, ...bars}: BarChartProps) {
  const {title, series, note} = bars;
  const several = series.length > 1;
  const heads = several ? series.map(({name}) => name) : [...(detailName ? [detailName] : []), valueName];
  const cellsOf = (row: Bar[]) =>
    several
      ? row.map(({text, detail}) => (detail ? `${text} (${detail})` : text))
      : row.flatMap(({text, detail}) => (detailName ? [detail, text] : [text]));
  const table = (
    <details className={styles.figures}>
      <summary>
        All figures <span className="visually-hidden">for: {title}</span>
      </summary>
      <table>
        <HeadRow names={[labelName, ...heads]} />
        <tbody>
          {createBarRows(series).map(({label, bars}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cellsOf(bars).map((cell, index) => (
                <td key={heads[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{note}</p>}
    </details>
  );
  return <Bars {...bars} table={table} />;
}
