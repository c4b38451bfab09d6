import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {createBarRows, type Bar, type BarSeries} from '../../lib/charts/barChart';
import styles from './styles.module.css';

export interface BarsProps {
  title: string;
  /** What the chart shows, in a sentence or two. */
  summary: ReactNode;
  /** One series, or up to four over the same labels; the first is the one the chart is about. */
  series: readonly BarSeries[];
  /** Draw only the first rows; the table always has all. */
  limit?: number;
  /** Who or what was counted; stands under the table, or under the bars. */
  note?: ReactNode;
  /** The table with all figures. Only a chart of one series without details that is drawn whole says all without it. */
  table?: ReactNode;
}

/**
 * Horizontal bars, or dots where several series share a line, with their values as text, and a summary.
 * They are plain HTML and SVG: they work without JavaScript, without colors and on paper.
 */
export function Bars({title, summary, series, limit, note, table}: BarsProps) {
  const rows = createBarRows(series);
  const drawn = rows.slice(0, limit ?? rows.length);
  const several = series.length > 1;
  return (
    <figure className={clsx(styles.chart, !table && styles.compact)}>
      <figcaption>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </figcaption>
      <ul className={clsx(styles.rows, several && styles.several)}>
        {several && (
          <li aria-hidden="true">
            <span className={styles.label} />
            <span className={styles.bar} />
            {series.map(({name}, index) => (
              <span key={name} className={styles.series}>
                <svg>
                  <Dot length={50} position={index + 1} />
                </svg>
                {name}
              </span>
            ))}
          </li>
        )}
        {drawn.map(({label, bars}) => (
          <li key={label}>
            <span className={styles.label}>{label}</span>
            {several ? <Dots bars={bars} /> : bars.map((bar) => <Line key={bar.series} {...bar} />)}
          </li>
        ))}
      </ul>
      {drawn.length < rows.length && (
        <p className={styles.more}>The table has {rows.length - drawn.length} more, down to the rarest.</p>
      )}
      {table ?? (note && <p className={styles.note}>{note}</p>)}
    </figure>
  );
}

const colorOf = (position: number) => ({'--series': `var(--or-chart-${position})`}) as CSSProperties;

/** Full for the first series, which the chart is about, and a ring for the others. */
const Dot = ({length, position}: Pick<Bar, 'length' | 'position'>) =>
  length !== undefined && (
    <circle
      className={position === 1 ? styles.fill : styles.ring}
      style={colorOf(position)}
      cx={`${length}%`}
      cy="50%"
      r={position === 1 ? 5.5 : 4.5}
    />
  );

/** One line for all series. */
const Dots = ({bars}: {bars: Bar[]}) => (
  <>
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <line className={styles.scale} x2="100%" y1="50%" y2="50%" />
      {[...bars].reverse().map((bar) => (
        <Dot key={bar.series} {...bar} />
      ))}
    </svg>
    {bars.map(({series, text}) => (
      <span key={series} className={styles.value}>
        <span className="visually-hidden">{series}: </span>
        {text}
      </span>
    ))}
  </>
);

function Line({length, text, position}: Bar) {
  return (
    <>
      {/* Lengths are attributes, not styles: they survive a strict content security policy and print without settings. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {length !== undefined && (
          <>
            <rect className={styles.track} width="100" height="1" />
            <rect className={styles.fill} style={colorOf(position)} width={length} height="1" />
          </>
        )}
      </svg>
      <span className={styles.value}>{text}</span>
    </>
  );
}
