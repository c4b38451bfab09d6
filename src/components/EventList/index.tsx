import Link from '@docusaurus/Link';
import {describeTime, type Event} from '../../lib/events';
import styles from './styles.module.css';

interface EventListProps {
  events: readonly Event[];
}

/** Events with their times, and the calendar where there is one. */
export function EventList({events}: EventListProps) {
  return (
    <>
      <ul className={styles.events}>
        {events.map(({id, text, link, when}) => (
          <li key={id} className={styles.event}>
            <Link href={link}>{text}</Link>
            {when && (
              <span className={styles.when}>
                <time dateTime={when.start}>{describeTime(when)}</time>
                {when.place && `, ${when.place}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {events.some(({when}) => when) && (
        <p>
          <Link to="pathname:///events.ics">Add these events to your calendar</Link> (iCalendar).
        </p>
      )}
    </>
  );
}
