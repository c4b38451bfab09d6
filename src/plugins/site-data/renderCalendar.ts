import ical from 'ical-generator';
import type {Event} from '../../lib/events';

const DAY = 24 * 60 * 60 * 1000;

/** The events that have a time, as an iCalendar file; undefined where there are none. */
export function renderCalendar(events: readonly Event[]): string | undefined {
  const calendar = ical({prodId: {company: 'OpenRefine', product: 'openrefine.org'}});
  for (const {id, text, link, when} of events) {
    if (!when) continue;
    const {start, end, place, changed} = when;
    const allDay = !start.includes('T');
    calendar.createEvent({
      id: `${id}@openrefine.org`,
      // From the data, so that two builds write the same file.
      stamp: new Date(changed),
      allDay,
      start: new Date(start),
      // A calendar names the day after the last.
      end: end ? new Date(Date.parse(end) + (allDay ? DAY : 0)) : null,
      summary: text,
      location: place ?? null,
      url: link,
    });
  }
  return calendar.length() > 0 ? `${calendar.toString()}\r\n` : undefined;
}
