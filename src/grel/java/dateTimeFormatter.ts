import {decline, javaException} from '../errors';
import {MONTHS, WEEKDAYS} from './dateNames';
import {countDays, dayOfWeek, fieldsOf, localDays, pad, type GrelDate} from './dates';

/** Few patterns have other parts, or faults. */
function declinePattern(): never {
  return decline('This date format has a part that this page does not know. Try it in OpenRefine.');
}

const fail = (what: string) => javaException('IllegalArgumentException', what);

/** A date by a pattern of Java's DateTimeFormatter, with English names. */
export function formatDate(date: GrelDate, pattern: string): string {
  if (/[[\]{}#]/.test(pattern)) declinePattern();
  const token = /'((?:[^']|'')*)'|([a-zA-Z])\2*|[^]/gy;
  return Array.from(pattern.matchAll(token), ([text, quoted, letter]) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replaceAll("''", "'");
    if (text === "'") fail(`Pattern ends with an incomplete string literal: ${pattern}`);
    return letter === undefined ? text : formatField(date, letter, text.length);
  }).join('');
}

function formatField(date: GrelDate, letter: string, count: number): string {
  const {year, month, day, hour, minute, second, nanos} = fieldsOf(date);
  const limit = (most: number) => count > most && fail(`Too many pattern letters: ${letter}`);
  const plain = (value: number, most = 2) => {
    limit(most);
    return pad(value, count);
  };
  switch (letter) {
    case 'u':
      return year > 0 ? formatYear(year, count) : declinePattern();
    case 'y':
      return formatYear(year > 0 ? year : 1 - year, count);
    case 'M':
    case 'L':
      return formatText(month, count, MONTHS[month - 1] ?? '');
    case 'E':
      return formatText(0, Math.max(count, 3), WEEKDAYS[dayOfWeek(localDays(date)) - 1] ?? '');
    case 'Q': {
      const quarter = Math.ceil(month / 3);
      if (count === 4) return `${['1st', '2nd', '3rd', '4th'][quarter - 1]} quarter`;
      return count === 3 ? `Q${quarter}` : count > 4 ? declinePattern() : pad(quarter, count);
    }
    case 'd':
      return plain(day);
    case 'D':
      return plain(localDays(date) - countDays(year, 1, 1) + 1, 3);
    case 'a':
      limit(1);
      return hour < 12 ? 'AM' : 'PM';
    case 'H':
      return plain(hour);
    case 'h':
      return plain(hour % 12 || 12);
    case 'k':
      return plain(hour || 24);
    case 'K':
      return plain(hour % 12);
    case 'm':
      return plain(minute);
    case 's':
      return plain(second);
    case 'S':
      return count > 9 ? declinePattern() : pad(nanos, 9).slice(0, count);
    case 'X':
      return count > 3 || date.offset !== 0 ? declinePattern() : 'Z';
    case 'x':
      return (date.offset === 0 && ['+00', '+0000', '+00:00'][count - 1]) || declinePattern();
    case 'Z':
      return count > 3 || date.offset !== 0 ? declinePattern() : '+0000';
    default:
      if (/[bCfiIjJloPrRtTU]/.test(letter)) fail(`Unknown pattern letter: ${letter}`);
      return decline(`The letter ${letter} in a date format is not known to this page. Try it in OpenRefine.`);
  }
}

function formatYear(year: number, count: number): string {
  if (count > 19) return declinePattern();
  if (count === 2) return pad(year % 100, 2);
  return `${count > 3 && String(year).length > count ? '+' : ''}${pad(year, count)}`;
}

/** A number up to two letters, then the short name and the whole name. */
function formatText(value: number, count: number, name: string): string {
  if (count > 4) return declinePattern();
  if (count <= 2) return pad(value, count);
  return count === 3 ? name.slice(0, 3) : name;
}
