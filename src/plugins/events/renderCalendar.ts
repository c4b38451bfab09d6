import ical from 'ical-generator';
import type {Event} from '../../lib/events';

/** The day after: a calendar's end is the first day on which an event is over. */
function dayAfter(day: string): Date {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date;
}

/** The events that have a time, as an iCalendar file; undefined where there are none. */
export function renderCalendar(events: readonly Event[]): string | undefined {
  const dated = events.flatMap(({id, text, link, when}) => {
    if (!when) return [];
    const {start, end, place, changed} = when;
    const allDay = !start.includes('T');
    return {
      id: `${id}@openrefine.org`,
      stamp: new Date(changed),
      allDay,
      start: new Date(start),
      end: end && allDay ? dayAfter(end) : (end ?? null),
      summary: text,
      location: place ?? null,
      url: link,
    };
  });
  if (dated.length === 0) return undefined;
  return ical({prodId: '-//OpenRefine//openrefine.org//EN', events: dated}).toString();
}
