import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import data from '@generated/site-data/default/events.json';
import Heading from '@theme/Heading';
import {describeTime, lastingEvents, type Event} from '../../lib/events';
import styles from './styles.module.css';

const built = data as Event[];

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

const PlainSection = ({id, title, children}: SectionProps) => (
  <section>
    <Heading as="h2" id={id}>
      {title}
    </Heading>
    {children}
  </section>
);

/** The events of the day of the build that have not ended since, in a section. On days without events, there is none. */
export function EventList({Section = PlainSection}: {Section?: (props: SectionProps) => ReactNode}) {
  const isBrowser = useIsBrowser();
  const events = isBrowser ? lastingEvents(built, new Date().toISOString().slice(0, 10)) : built;
  if (events.length === 0) return null;
  return (
    <Section id="events" title="Coming up">
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
    </Section>
  );
}
