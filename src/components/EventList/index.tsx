import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/site-data/default/events.json';
import {describeTime, lastingEvents, type Event} from '../../lib/events';
import styles from './styles.module.css';

const built = data as Event[];

/** The events that have not ended: those of the day of the build, from which the browser takes what ended since. */
export function useEvents(): readonly Event[] {
  const isBrowser = useIsBrowser();
  return isBrowser ? lastingEvents(built, new Date().toISOString().slice(0, 10)) : built;
}

export function EventList({events}: {events: readonly Event[]}) {
  return (
    <>
      <ul className="clean-list margin--none">
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
