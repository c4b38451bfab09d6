import type {Event, EventTime} from '../data/events.schema';
import {formatDay} from './dates';

export type {Event, EventTime};

const dayOf = (time: string): string => time.slice(0, 10);

/** The last day on which an event is shown, if there is one. */
export const lastDay = ({until, when}: Event): string | undefined => until ?? (when && dayOf(when.end ?? when.start));

/** The events that are still to be shown on a day given as `YYYY-MM-DD`, in their order. */
export function lastingEvents(events: readonly Event[], today: string): Event[] {
  return events.filter((event) => today <= (lastDay(event) ?? today));
}

/** `May 10, 2027`, `May 10, 2027 to May 12, 2027`, or `May 10, 2027, 15:00 to 16:30 UTC`. */
export function describeTime({start, end}: EventTime): string {
  const clock = (time: string) => time.slice(11, 16);
  const isMoment = start.includes('T');
  if (!end || end === start) return formatDay(start) + (isMoment ? `, ${clock(start)} UTC` : '');
  if (!isMoment) return `${formatDay(start)} to ${formatDay(end)}`;
  const ends = dayOf(start) === dayOf(end) ? clock(end) : `${formatDay(end)}, ${clock(end)}`;
  return `${formatDay(start)}, ${clock(start)} to ${ends} UTC`;
}
