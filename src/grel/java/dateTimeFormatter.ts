import {decline, javaException} from '../errors';
import {MONTHS, WEEKDAYS} from './dateNames';
import {countDays, dayOfWeek, fieldsOf, localDays, pad, type GrelDate} from './dates';

const QUARTERS = ['1st', '2nd', '3rd', '4th'];

/** A date by a pattern of Java's DateTimeFormatter, with English names. */
export function formatDate(date: GrelDate, pattern: string): string {
  const bad = (detail: string) => javaException('IllegalArgumentException', detail);
  let result = '';
  let depth = 0;
  const token = /'((?:[^']|'')*)'|([a-zA-Z])\2*|[^]/gy;
  for (const [text, quoted, letter] of pattern.matchAll(token)) {
    if (quoted !== undefined) result += quoted === '' ? "'" : quoted.replaceAll("''", "'");
    else if (letter !== undefined) result += formatField(date, letter, text.length, bad);
    else if (text === "'") bad(`Pattern ends with an incomplete string literal: ${pattern}`);
    else if (/[{}#]/.test(text)) bad(`Pattern includes reserved character: '${text}'`);
    else if (text === '[') depth++;
    else if (text === ']') {
      if (depth-- === 0) bad('Pattern invalid as it contains ] without previous [');
    } else result += text;
  }
  return result;
}

function formatField(date: GrelDate, letter: string, count: number, bad: (detail: string) => never): string {
  const fields = fieldsOf(date);
  const tooMany = () => bad(`Too many pattern letters: ${letter}`);
  const plain = (value: number) => (count > 2 ? tooMany() : pad(value, count));
  switch (letter) {
    case 'y':
      return formatYear(fields.year > 0 ? fields.year : 1 - fields.year, count, tooMany);
    case 'u':
      return formatYear(fields.year, count, tooMany);
    case 'Y':
      return formatYear(weekYear(date), count, tooMany);
    case 'G':
      return count > 5 ? tooMany() : formatEra(fields.year > 0, count);
    case 'M':
    case 'L':
      return formatText(fields.month, count, MONTHS[fields.month - 1] ?? '', tooMany);
    case 'E': {
      const name = WEEKDAYS[dayOfWeek(localDays(date)) - 1] ?? '';
      return count > 5 ? tooMany() : formatText(0, Math.max(count, 3), name, tooMany);
    }
    case 'Q':
    case 'q': {
      const quarter = Math.ceil(fields.month / 3);
      if (count > 5) return tooMany();
      if (count > 2) return {3: `Q${quarter}`, 4: `${QUARTERS[quarter - 1]} quarter`, 5: String(quarter)}[count] ?? '';
      return pad(quarter, count);
    }
    case 'd':
      return plain(fields.day);
    case 'D':
      return count > 3 ? tooMany() : pad(localDays(date) - countDays(fields.year, 1, 1) + 1, count);
    case 'a':
      return count > 1 ? tooMany() : fields.hour < 12 ? 'AM' : 'PM';
    case 'H':
      return plain(fields.hour);
    case 'k':
      return plain(fields.hour || 24);
    case 'K':
      return plain(fields.hour % 12);
    case 'h':
      return plain(fields.hour % 12 || 12);
    case 'm':
      return plain(fields.minute);
    case 's':
      return plain(fields.second);
    case 'S':
      return count > 9 ? tooMany() : pad(fields.nanos, 9).slice(0, count);
    case 'n':
      return pad(fields.nanos, Math.min(count, 19));
    case 'X':
    case 'x':
    case 'Z':
      return formatOffset(date.offset, letter, count, tooMany);
    default:
      if (/[eOVwWzcFgANBpv]/.test(letter)) {
        decline(
          `The letter ${letter} in a date format depends on the country or version that Java runs for. Try it in OpenRefine.`,
        );
      }
      return bad(`Unknown pattern letter: ${letter}`);
  }
}

function formatYear(year: number, count: number, tooMany: () => never): string {
  if (count > 19) return tooMany();
  if (count === 2) return pad(Math.abs(year) % 100, 2);
  const sign = year < 0 ? '-' : count > 3 && String(year).length > count ? '+' : '';
  return `${sign}${pad(Math.abs(year), count)}`;
}

function formatEra(isAfter: boolean, count: number): string {
  if (count === 4) return isAfter ? 'Anno Domini' : 'Before Christ';
  if (count === 5) return isAfter ? 'A' : 'B';
  return isAfter ? 'AD' : 'BC';
}

/** A number up to two letters, then the short name, the whole name, and its initial. */
function formatText(value: number, count: number, name: string, tooMany: () => never): string {
  if (count > 5) return tooMany();
  if (count <= 2) return pad(value, count);
  return {3: name.slice(0, 3), 4: name, 5: name.charAt(0)}[count] ?? '';
}

function formatOffset(offset: number, letter: string, count: number, tooMany: () => never): string {
  if (count > 5) return tooMany();
  if (letter === 'Z' && count === 4)
    return decline('The name of a time zone depends on the version of Java. Try it in OpenRefine.');
  if (offset === 0 && (letter === 'X' || (letter === 'Z' && count === 5))) return 'Z';
  const size = Math.abs(offset);
  const hours = `${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 3600), 2)}`;
  const minutes = pad(Math.floor(size / 60) % 60, 2);
  const form = letter === 'Z' ? (count === 5 ? 5 : 2) : count;
  if (form === 1) return minutes === '00' ? hours : hours + minutes;
  const seconds = form > 3 && size % 60 ? pad(size % 60, 2) : '';
  const colon = form % 2 ? ':' : '';
  return `${hours}${colon}${minutes}${seconds && colon + seconds}`;
}

/** The year of the week, where all countries agree on it. They differ in the first day of a week and the first week. */
function weekYear(date: GrelDate): number {
  const {year} = fieldsOf(date);
  const days = localDays(date);
  const results = [
    [1, 4],
    [7, 1],
    [1, 1],
  ].map(([firstDay = 1, least = 1]) => {
    const start = (of: number) => {
      const newYear = countDays(of, 1, 1);
      const intoWeek = (dayOfWeek(newYear) - firstDay + 7) % 7;
      return newYear - intoWeek + (7 - intoWeek >= least ? 0 : 7);
    };
    return days >= start(year + 1) ? year + 1 : days < start(year) ? year - 1 : year;
  });
  if (new Set(results).size > 1) decline('Which year this week belongs to depends on the country that Java runs for.');
  return results[0] ?? year;
}
