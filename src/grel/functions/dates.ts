import {decline, expects, GrelError, javaException, someException} from '../errors';
import type {GrelFunction} from '../evaluable';
import {
  countDays,
  dateOf,
  DAY,
  dayOfWeek,
  daysInMonth,
  fieldsOf,
  GrelDate,
  isGrelDate,
  localDays,
  parseIsoDate,
  parseXmlDate,
} from '../java/dates';
import {isLanguage, WEEKDAYS} from '../java/dateNames';
import {guessDate} from '../java/guessDate';
import {LONG_MAX, LONG_MIN} from '../java/numbers';
import {parseByFormat} from '../java/simpleDateFormat';
import {trim, trimAscii} from '../java/text';
import type {Scope} from '../scope';
import {Int, isNumber, toInt, toJavaString, type Value} from '../values';

const toDate: GrelFunction = (args, name, scope) => {
  if (args.length === 0) return expects(name, 'at least one argument');
  const [value = null, first, ...others] = args;
  if (isGrelDate(value)) return value;
  if (typeof value !== 'bigint' && (typeof value !== 'string' || trim(value) === '')) {
    return new GrelError('Unable to parse as date');
  }
  const text = String(value);
  if (args.length > 1 && typeof first !== 'boolean' && typeof first !== 'string')
    return new GrelError('Invalid argument');
  const formats = typeof first === 'string' ? [first] : [];
  for (const format of others) {
    if (format === null) return someException();
    if (typeof format !== 'string') return new GrelError(`Invalid non-string format argument ${toJavaString(format)}`);
    formats.push(format);
  }
  const guessed = typeof first === 'string' ? undefined : guessDate(text, first !== false);
  return guessed ?? parseFormats(text, formats.map(trimAscii), scope) ?? new GrelError('Unable to convert to date');
};

/** Whether a format of dates has parts that are words: the month, the day of the week, the quarter, the half of the day. */
export function hasNames(format: string): boolean {
  return /[EGa]|MMM|LLL|QQQ|qqq/.test(format.replace(/'[^']*'/g, ''));
}

function parseFormats(text: string, formats: string[], scope: Scope): GrelDate | GrelError | undefined {
  const [language] = formats;
  // No letters at all are the language of nobody to Java.
  const hasLanguage = language === '' || (language !== undefined && isLanguage(language));
  if (language === '' && formats.length > 1) decline('An empty format is read differently by Java. Leave it out.');
  // Java's list of languages with three letters is another one than the browser's.
  if (hasLanguage && language && /^(?:[a-zA-Z]{3}\b|[GyMLdkHmsSEDFwWahKzZYuX]+$)/.test(language)) {
    decline(`Whether ${language} is a language or a format depends on the version of Java. Try it in OpenRefine.`);
  }
  for (const format of hasLanguage ? formats.slice(1) : formats) {
    if (!hasLanguage || !language) scope.forEnglish ||= hasNames(format);
    const date = parseByFormat(text, format, hasLanguage && language ? language : 'en');
    if (date) return date;
  }
  return parseIsoDate(text) ?? parseXmlDate(text);
}

/** The units, as inc() and datePart() name them, with the nanoseconds of those that always last the same. */
const UNITS: [string, RegExp, bigint?][] = [
  ['hours', /^(?:hours?|h)$/, 3_600_000_000_000n],
  ['days', /^(?:days?|d)$/, 86_400_000_000_000n],
  ['years', /^years?$/],
  ['months', /^months?$/],
  ['minutes', /^min(?:utes?)?$/, 60_000_000_000n],
  ['weeks', /^(?:weeks?|w)$/, 604_800_000_000_000n],
  ['seconds', /^(?:seconds|sec|s)$/, 1_000_000_000n],
  ['milliseconds', /^(?:milliseconds|ms|S)$/, 1_000_000n],
  ['nanos', /^(?:nanos?|n)$/, 1n],
];

const NANOS = new Map(UNITS.map(([unit, , nanos]) => [unit, nanos]));

function findUnit(text: string): string | undefined {
  return UNITS.find(([, pattern]) => pattern.test(text))?.[0];
}

const inc: GrelFunction = (args, name) => {
  const [date = null, amount = null, unit = null] = args;
  if (args.length !== 3 || !isGrelDate(date) || !isNumber(amount) || typeof unit !== 'string') {
    return expects(name, 'a date, a number and a string');
  }
  const known = findUnit(unit);
  if (!known) return javaException('RuntimeException', `Unit '${unit}' not recognized.`);
  const count = toInt(amount);
  const length = NANOS.get(known);
  if (length === undefined) return addMonths(date, known === 'years' ? count * 12 : count);
  const nanos = BigInt(date.nanos) + length * BigInt(count);
  const seconds = (nanos - (((nanos % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n)) / 1_000_000_000n;
  return new GrelDate(date.seconds + Number(seconds), Number(nanos - seconds * 1_000_000_000n), date.offset);
};

/** The same day of another month, or the last one there. */
function addMonths(date: GrelDate, months: number): GrelDate {
  const {year, month, day} = fieldsOf(date);
  const total = year * 12 + month - 1 + months;
  const newYear = Math.floor(total / 12);
  const newMonth = total - newYear * 12 + 1;
  const days = countDays(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
  return new GrelDate(date.seconds + (days - localDays(date)) * DAY, date.nanos, date.offset);
}

/** The whole units from one date to another, counted on the calendar of the first. */
export function countUnits(unit: string, from: GrelDate, to: GrelDate): Value | GrelError {
  const seconds = BigInt(to.seconds - from.seconds);
  const nanos = seconds * 1_000_000_000n + BigInt(to.nanos - from.nanos);
  const length = NANOS.get(unit);
  const months = () => {
    const there = new GrelDate(to.seconds, to.nanos, from.offset);
    const timeOf = (date: GrelDate) => (date.seconds + date.offset - localDays(date) * DAY) * 1e9 + date.nanos;
    const start = localDays(from);
    let end = localDays(there);
    // A day that is not complete does not count.
    if (end > start && timeOf(there) < timeOf(from)) end--;
    else if (end < start && timeOf(there) > timeOf(from)) end++;
    const place = (days: number) => {
      const {year, month, day} = dateOf(days);
      return (year * 12 + month) * 32 + day;
    };
    return BigInt(Math.trunc((place(end) - place(start)) / 32));
  };
  if (unit !== 'months' && unit !== 'years' && length === undefined) return new GrelError(`Unknown time unit ${unit}`);
  const count = length === undefined ? months() / (unit === 'years' ? 12n : 1n) : nanos / length;
  return count > LONG_MAX || count < LONG_MIN
    ? new GrelError(`Number of ${unit} between given dates causes long overflow.`)
    : count;
}

const datePart: GrelFunction = (args, name) => {
  const [date = null, part = null] = args;
  if (args.length !== 2 || !isGrelDate(date) || typeof part !== 'string') return expects(name, 'a date and a string');
  const {year, month, day, hour, minute, second, nanos} = fieldsOf(date);
  // Weeks begin on Sunday, and the first one has the first day.
  const firstWeekday = dayOfWeek(countDays(year, month, 1)) % 7;
  const parts = new Map<string | undefined, Value>([
    ['hours', new Int(hour)],
    ['minutes', new Int(minute)],
    ['seconds', new Int(second)],
    ['milliseconds', new Int(Math.floor(nanos / 1000))],
    ['nanos', new Int(nanos)],
    ['years', new Int(year)],
    ['months', new Int(month)],
    ['weeks', new Int(Math.floor((day - 1 + firstWeekday) / 7) + 1)],
    ['days', new Int(day)],
  ]);
  if (part === 'weekday') return (WEEKDAYS[dayOfWeek(localDays(date)) - 1] ?? '').toUpperCase();
  if (part === 'time') return BigInt(date.seconds) * 1000n + BigInt(Math.floor(date.nanos / 1e6));
  return parts.get(findUnit(part)) ?? new GrelError(`Date unit ${part} not recognized.`);
};

const PER_SECOND = new Map([
  ['second', 1n],
  ['millisecond', 1000n],
  ['microsecond', 1_000_000n],
]);

const timeSinceUnixEpochToDate: GrelFunction = (args, name) => {
  const [time = null, unit] = args;
  if (args.length >= 1 && isNumber(time)) {
    if (typeof time !== 'bigint') return someException();
    const known =
      args.length === 1 ? 'second' : args.length === 2 && typeof unit === 'string' ? unit.toLowerCase() : '';
    const perSecond = PER_SECOND.get(known);
    if (perSecond !== undefined) {
      const rest = ((time % perSecond) + perSecond) % perSecond;
      return new GrelDate(Number((time - rest) / perSecond), Number((rest * 1_000_000_000n) / perSecond));
    }
  }
  return new GrelError(
    `${name} accepts a number and an optional second argument containing a string specifying the units`,
  );
};

const now: GrelFunction = (args) => {
  if (args.length > 0) return null;
  const time = Date.now();
  return new GrelDate(Math.floor(time / 1000), (time % 1000) * 1e6);
};

export const dates: Record<string, GrelFunction> = {toDate, inc, datePart, timeSinceUnixEpochToDate, now};
