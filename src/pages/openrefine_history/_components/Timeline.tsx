import Link from '@docusaurus/Link';
import data from '../../../data/history.json';
import type {Era, HistoryEvent} from '../../../data/history.schema';
import {formatDay, formatMonth} from '../../../lib/dates';
import styles from './Timeline.module.css';

const events = data as HistoryEvent[];

function nameOf(href: string): string {
  if (href.includes('/releases/')) return 'The release';
  return href.includes('/commit/') ? 'The change' : 'More';
}

export function Timeline({era}: {era: Era}) {
  return (
    <ol className={styles.timeline}>
      {events
        .filter((event) => event.era === era)
        .map(({date, text, href}) => (
          <li key={`${date} ${href}`}>
            <time dateTime={date}>{date.length === 7 ? formatMonth(date) : formatDay(date)}</time>
            <span>
              {text}{' '}
              <Link to={href} aria-label={`${nameOf(href)}: ${text}`}>
                {nameOf(href)}
              </Link>
            </span>
          </li>
        ))}
    </ol>
  );
}
