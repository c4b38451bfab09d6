import React from 'react';
import clsx from 'clsx';
import {createBarRows, type Bar, type BarSeries} from '../../lib/charts/barChart';
import styles from './styles.module.css';

interface BarChartProps {
  title: string;
  /** What the chart shows, in a sentence or two. */
  summary: React.ReactNode;
  /** One series, or up to four over the same labels; the first is the one the chart is about. */
  series: readonly BarSeries[];
  /** The value of a full bar; by default a round number above the largest value. */
  full?: number;
  /** Draw only the first rows; the table always has all. */
  limit?: number;
  /** What the first column of the table holds: `Answer`. */
  labelName: string;
  /** What the values are: `Share`. */
  valueName: string;
  /** What a value's detail is: `People`. */
  detailName?: string;
  /** Neither frame nor table, for a chart of one series without details that is drawn whole, so that it says all. */
  compact?: boolean;
  /** Who or what was counted; stands under the table, or under the bars. */
  note?: React.ReactNode;
}

/**
 * Horizontal bars with their values as text, a summary, and all figures in a table that one key press opens.
 * It is plain HTML and SVG: it works without JavaScript, without colors and on paper.
 */
export function BarChart(props: BarChartProps) {
  const {title, summary, series, full, limit, labelName, valueName, detailName, note, compact} = props;
  const rows = createBarRows(series, full);
  const drawn = rows.slice(0, limit ?? rows.length);
  const several = series.length > 1;
  const heads = several ? series.map(({name}) => name) : [...(detailName ? [detailName] : []), valueName];
  const cellsOf = (bars: Bar[]) =>
    several
      ? bars.map(({text, detail}) => (detail ? `${text} (${detail})` : text))
      : bars.flatMap(({text, detail}) => (detailName ? [detail, text] : [text]));
  return (
    <figure className={clsx(styles.chart, compact && styles.compact)}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      <ul className={clsx(styles.rows, several && styles.several)}>
        {drawn.map(({label, bars}) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            {several ? (
              <ul>
                {bars.map((bar) => (
                  <li key={bar.series}>
                    <span className={styles.series}>{bar.series}</span>
                    <Line {...bar} />
                  </li>
                ))}
              </ul>
            ) : (
              bars.map((bar) => <Line key={bar.series} {...bar} />)
            )}
          </li>
        ))}
      </ul>
      {drawn.length < rows.length && (
        <p className={styles.more}>The table has {rows.length - drawn.length} more, down to the rarest.</p>
      )}
      {compact ? (
        note && <p className={styles.note}>{note}</p>
      ) : (
        <details className={styles.figures}>
          <summary>
            All figures <span className="visually-hidden">for: {title}</span>
          </summary>
          <table>
            <thead>
              <tr>
                {[labelName, ...heads].map((head) => (
                  <th scope="col" key={head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({label, bars}) => (
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
      )}
    </figure>
  );
}

function Line({length, text, position}: Bar) {
  const color = {'--series': `var(--or-chart-${position})`} as React.CSSProperties;
  return (
    <>
      {/* Lengths are attributes, not styles: they survive a strict content security policy and print without settings. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {length !== undefined && (
          <>
            <rect className={styles.track} width="100" height="1" />
            <rect className={styles.fill} style={color} width={length} height="1" />
          </>
        )}
      </svg>
      <span className={styles.value}>{text}</span>
    </>
  );
}
