import {decline} from '../errors';

/** A moment with the offset from UTC that it was written with, as Java's OffsetDateTime. */
export class GrelDate {
  constructor(
    /** Since 1970, in UTC. */
    readonly seconds: number,
    readonly nanos = 0,
    /** Seconds east of UTC. The tool prints the local time, but compares moments. */
    readonly offset = 0,
  ) {
    if (!(Math.abs(seconds) < 9e15)) decline('The date is further away than this page can count.');
  }
}

interface DateFields {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  nanos: number;
}

export const DAY = 86_400;

export function isGrelDate(value: unknown): value is GrelDate {
  return value instanceof GrelDate;
}

/** Days from 1970-01-01 to a date of the Gregorian calendar, which counts back before its invention too. */
export function countDays(year: number, month: number, day: number): number {
  // A year that begins in March has its leap day at the end.
  const shifted = year * 12 + month - 3;
  const marchYear = Math.floor(shifted / 12);
  const marchMonth = shifted - marchYear * 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((marchMonth * 153 + 2) / 5) + day - 1 - 719_468;
}

/** The day on which Java's older calendar changes from Julian to Gregorian: 1582-10-15. */
const CUTOVER = countDays(1582, 10, 15);

/** Days from 1970-01-01 to a date as Java's older calendar reads it: Julian before the cutover. Fields may overflow. */
export function countCalendarDays(year: number, month: number, day: number): number {
  const days = countDays(year, month, day);
  // In the Julian calendar, each century has a leap day.
  const marchYear = Math.floor((year * 12 + month - 3) / 12);
  return days >= CUTOVER ? days : days + Math.floor(marchYear / 100) - Math.floor(marchYear / 400) - 2;
}

export function dateOf(days: number): {year: number; month: number; day: number} {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The day of the moment where it was written, in days since 1970. */
export function localDays(date: GrelDate): number {
  return Math.floor((date.seconds + date.offset) / DAY);
}

/** What the clock and the calendar show where the moment was written. */
export function fieldsOf(date: GrelDate): DateFields {
  const days = localDays(date);
  const second = date.seconds + date.offset - days * DAY;
  return {
    ...dateOf(days),
    hour: Math.floor(second / 3600),
    minute: Math.floor(second / 60) % 60,
    second: second % 60,
    nanos: date.nanos,
  };
}

/** 1 is Monday, 7 Sunday. */
export function dayOfWeek(days: number): number {
  return ((((days + 3) % 7) + 7) % 7) + 1;
}

export function daysInMonth(year: number, month: number): number {
  return countDays(year, month + 1, 1) - countDays(year, month, 1);
}

export function compareDates(one: GrelDate, other: GrelDate): number {
  return one.seconds - other.seconds || one.nanos - other.nanos || one.offset - other.offset;
}

export function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** OffsetDateTime.toString(), which leaves out seconds that are zero. */
export function renderOffsetDateTime(date: GrelDate): string {
  const {year, month, day, hour, minute, second, nanos} = fieldsOf(date);
  const years = `${year < 0 ? '-' : year > 9999 ? '+' : ''}${pad(Math.abs(year), 4)}`;
  const fraction = nanos === 0 ? '' : `.${pad(nanos, 9).replace(/(000)+$/, '')}`;
  const seconds = second === 0 && nanos === 0 ? '' : `:${pad(second, 2)}${fraction}`;
  return `${years}-${pad(month, 2)}-${pad(day, 2)}T${pad(hour, 2)}:${pad(minute, 2)}${seconds}${renderOffset(date.offset)}`;
}

function renderOffset(offset: number): string {
  if (offset === 0) return 'Z';
  const size = Math.abs(offset);
  const seconds = size % 60 ? `:${pad(size % 60, 2)}` : '';
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 3600), 2)}:${pad(Math.floor(size / 60) % 60, 2)}${seconds}`;
}

/** The form in which the tool shows dates: the local time, with a Z whatever the offset is. */
export function renderDate(date: GrelDate): string {
  const {year, month, day, hour, minute, second} = fieldsOf(date);
  const yearOfEra = year > 0 ? year : 1 - year;
  const years = `${yearOfEra > 9999 ? '+' : ''}${pad(yearOfEra, 4)}`;
  return `${years}-${pad(month, 2)}-${pad(day, 2)}T${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}Z`;
}

const ISO =
  /^(\+\d{5,10}|-(?!0+-)\d{4,10}|\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|([+-])(\d\d)(?::(\d\d)(?::(\d\d))?)?)?$/i;

/** Reads an ISO date with its time; without an offset it is in UTC. */
export function parseIsoDate(text: string): GrelDate | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part?: string) => Number(part ?? 0));
  if (!isDay(year, month, day) || hour > 23 || minute > 59 || second > 59) return undefined;
  const [offsetHours = 0, offsetMinutes = 0, offsetSeconds = 0] = match
    .slice(10, 13)
    .map((part?: string) => Number(part ?? 0));
  const size = offsetHours * 3600 + offsetMinutes * 60 + offsetSeconds;
  if (size > 18 * 3600 || offsetMinutes > 59 || offsetSeconds > 59) return undefined;
  const offset = match[9] === '-' ? -size : size;
  const nanos = Number((match[7] ?? '').padEnd(9, '0'));
  return new GrelDate(
    countDays(year, month, day) * DAY + hour * 3600 + minute * 60 + second - offset,
    nanos,
    offset + 0,
  );
}

function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

const XML_FORMS = [/^(-?\d{4,})-(\d\d)-(\d\d)$/, /^(-?\d{4,})-(\d\d)$/, /^(-?\d{4,})$/];

/** Reads the dates of XML Schema, of which parts may be missing. The offset is read and ignored, as in the tool. */
export function parseXmlDate(text: string): GrelDate | undefined {
  const trimmed = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '');
  if (trimmed.startsWith('--')) decline('A date without a year is left to OpenRefine.');
  if (/^-?\d{10}/.test(trimmed)) decline('The date is further away than this page can count.');
  const [, ...parts] = ISO.exec(trimmed)?.map(Number) ?? [];
  // No reader of the tool accepts a day that does not exist if a time follows it.
  if (parts.length && !isDay(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0)) return undefined;
  if (/^[-\dT]*\d\d:\d\d:\d\d/.test(trimmed)) decline('Only the usual forms of a time are read here.');
  const date = trimmed.replace(/(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)$/, '');
  const numbers = XML_FORMS.map((pattern) => pattern.exec(date)?.slice(1).map(Number));
  const [year = 0, month = 1, day = 1] = numbers.find(Boolean) ?? [];
  if (year === 0 || !isDay(year, month, day)) return undefined;
  // There is no year 0 in XML Schema 1.0: -1 is the year before 1.
  return new GrelDate(countDays(year < 0 ? year + 1 : year, month, day) * DAY);
}
