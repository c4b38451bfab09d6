import Heading from '@theme/Heading';
import {EventList, useEvents} from '../../../components/EventList';

/** What is on, and nothing on the days on which nothing is. */
export function CommunityEvents() {
  const events = useEvents();
  if (events.length === 0) return null;
  return (
    <section>
      <Heading as="h2" id="events">
        Coming up
      </Heading>
      <EventList events={events} />
    </section>
  );
}
