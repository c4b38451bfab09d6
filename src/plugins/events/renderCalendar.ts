import type {Event, EventTime} from '../../lib/events';

/** How many bytes of UTF-8 a line may have, its break left out (RFC 5545, 3.1). */
const LINE = 75;

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a line that is too long: what follows stands behind a space. No character is cut in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > LINE) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

const digits = (time: string): string => time.replace(/[-:]/g, '');

/** A day as `;VALUE=DATE:20270510`, a moment as `:20270510T150000Z`. */
const formatTime = (time: string): string =>
  time.includes('T') ? `:${digits(time).replace('Z', '00Z')}` : `;VALUE=DATE:${digits(time)}`;

/** A calendar names the day after the last. */
function formatEnd(end: string): string {
  if (end.includes('T')) return formatTime(end);
  const next = new Date(`${end}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return formatTime(next.toISOString().slice(0, 10));
}

function renderEvent({id, text, link}: Event, {start, end, place, changed}: EventTime): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@openrefine.org`,
    `DTSTAMP:${digits(changed)}T000000Z`,
    `DTSTART${formatTime(start)}`,
    ...(end ? [`DTEND${formatEnd(end)}`] : []),
    `SUMMARY:${escapeText(text)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    `URL:${link}`,
    'END:VEVENT',
  ];
}

/** The events that have a time, as an iCalendar file; undefined where there are none. */
export function renderCalendar(events: readonly Event[]): string | undefined {
  const dated = events.flatMap((event) => (event.when ? [renderEvent(event, event.when)] : []));
  if (dated.length === 0) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//OpenRefine//openrefine.org//EN',
    ...dated.flat(),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
