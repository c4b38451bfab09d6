import {EventList, useEvents} from '../../../components/EventList';
import {Section} from './Section';

/** What is on, and nothing on the days on which nothing is. */
export function Events() {
  const events = useEvents();
  if (events.length === 0) return null;
  return (
    <Section id="events" title="Coming up">
      <EventList events={events} />
    </Section>
  );
}
