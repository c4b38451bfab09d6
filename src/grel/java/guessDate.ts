import {decline} from '../errors';
import {MONTHS, WEEKDAYS} from './dateNames';
import {countCalendarDays, DAY, GrelDate} from './dates';
import {parseInt32} from './numbers';

const weekdays = WEEKDAYS.map((name) => name.toLowerCase());
const months = MONTHS.map((name) => name.toLowerCase());

/** The words that Java takes for time zones, where summer time decides about the hour. GMT is none of them. */
const ZONES =
  /^(act|aet|agt|art|ast|bet|bst|cat|cet|cnt|cst|cst6cdt|ctt|eat|ect|eet|est|est5edt|hst|iet|ist|jst|met|mit|mst|mst7mdt|net|nst|nz|nz-chat|plt|pnt|prc|prt|pst|pst8pdt|rok|sst|vst|wet|gb|gb-eire)$/;

/** Numbers can be taken for a year, month, or day and change places later; only the usual ways are followed here. */
function declineOrder(): never {
  return decline('In which order the numbers of this date are read is not known to this page. Try it in OpenRefine.');
}

/** Nothing can be read from the text. */
class Unreadable extends Error {}

function fail(): never {
  throw new Unreadable();
}

/**
 * Reads a date of no particular format as the tool does: numbers are year, month or day by their size and place, and
 * those that were taken wrongly change places. `monthFirst` decides about 03/04.
 */
export function guessDate(text: string, monthFirst: boolean): GrelDate | undefined {
  try {
    return new Guess(monthFirst).read(text);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Guess {
  private parts: {year?: number; month?: number; day?: number} = {};
  private hour: number | undefined;
  private minute: number | undefined;
  private second = 0;
  private millisecond = 0;
  private afternoon = false;

  constructor(private readonly monthFirst: boolean) {}

  read(text: string): GrelDate {
    // A hyphen separates only behind a character, so that it can be a sign.
    const separator = /[\s/,]+|(\S)-/g;
    for (let start = 0; start < text.length;) {
      separator.lastIndex = start;
      const found = separator.exec(text);
      const token = found ? text.slice(start, found.index) + (found[1] ?? '') : text.slice(start);
      start = found ? separator.lastIndex : text.length;
      const number = parseInt32(token);
      if (number === undefined) this.readWord(token);
      else this.readNumber(number);
    }
    const {year, month, day} = this.parts;
    if (year === undefined || month === undefined || day === undefined) return fail();
    const fullYear = year < 50 ? year + 2000 : year < 100 ? year + 1900 : year;
    const days = countCalendarDays(fullYear, month, day) * DAY;
    // A time without minutes does not count.
    if (this.hour === undefined || this.minute === undefined) return new GrelDate(days);
    const seconds = days + this.hour * 3600 + this.minute * 60 + this.second;
    return new GrelDate(seconds, this.millisecond * 1e6);
  }

  private set(part: 'year' | 'month' | 'day', value: number | undefined) {
    const most = {year: Infinity, month: 12, day: 31}[part];
    if (value === undefined || value > most || value < (part === 'year' ? 0 : 1)) fail();
    this.parts[part] = value;
  }

  private readNumber(value: number) {
    const {year, month, day} = this.parts;
    if ((year !== undefined && month !== undefined && day !== undefined) || value < 0) fail();
    if (value > 9999) this.readBlob(value);
    else if (value > 31) this.readYear(value);
    else if (value > 12) {
      if (year === undefined) this.set(day === undefined ? 'day' : 'year', value);
      else if (day === undefined) this.set('day', value);
      else fail();
    } else if (year !== undefined) {
      this.set(month !== undefined || (day === undefined && !this.monthFirst) ? 'day' : 'month', value);
    } else if (month !== undefined) {
      this.set(day === undefined ? 'day' : 'year', value);
    } else {
      this.set(day !== undefined || this.monthFirst ? 'month' : 'day', value);
    }
  }

  /** More than four digits are a whole date, the year at the end. */
  private readBlob(value: number) {
    if (Object.keys(this.parts).length > 0) fail();
    const front = Math.floor(value / 10_000);
    this.set('year', value % 10_000);
    this.set(this.monthFirst ? 'day' : 'month', front % 100);
    this.set(this.monthFirst ? 'month' : 'day', Math.floor(front / 100));
  }

  /** A number that can only be a year. */
  private readYear(value: number) {
    const {year} = this.parts;
    if (year === undefined) {
      this.set('year', value);
      return;
    }
    if (year > 31) fail();
    declineOrder();
  }

  private readWord(token: string) {
    const word = token.toLowerCase();
    if (word.length >= 3 && weekdays.some((name) => word.startsWith(name) || name.startsWith(word))) return;
    if (token.indexOf(':') > 0) {
      if (/^\p{Nd}/u.test(token)) this.readTime(token);
      else if (/^[+-]/.test(token)) decline('This page does not read an offset here. Try it in OpenRefine.');
      else fail();
      return;
    }
    const month = months.findIndex(
      (name) => word.startsWith(name.slice(0, 3)) || (word.length >= 3 && name.startsWith(word)),
    );
    if (month >= 0) {
      this.readMonth(month + 1);
      return;
    }
    const ordinal = /^.*(?:st|nd|rd|th)$/.test(word) ? parseInt32(token.slice(0, -2)) : undefined;
    if (ordinal !== undefined) this.set('day', this.parts.day === undefined ? ordinal : declineOrder());
    else if (word === 'pm' && this.hour === undefined) this.afternoon = true;
    else if (word === 'pm') this.setHour((this.hour ?? 0) + 12);
    else if (ZONES.test(word))
      decline('Time zones with a name follow rules that this page lacks. Try it in OpenRefine.');
    else if (word !== 'am' && word !== 'gmt') fail();
  }

  /** The name of a month takes the place of a number that was taken for it. */
  private readMonth(value: number) {
    const {month, day} = this.parts;
    if (month !== undefined) {
      if (day !== undefined) declineOrder();
      this.set('day', month);
    }
    this.set('month', value);
  }

  private setHour(value: number) {
    const hour = this.afternoon ? value + 12 : value;
    this.afternoon = false;
    if (hour < 0 || hour > 23) fail();
    this.hour = hour;
  }

  private readTime(token: string) {
    const suffix = /([ap])m$/i.exec(token)?.[1]?.toLowerCase();
    if (/m$/i.test(token)) {
      if (!suffix) fail();
      this.afternoon = suffix === 'p';
    }
    const parts = (suffix ? token.slice(0, -2) : token).replace(/[:.]+$/, '').split(/[:.]/);
    const [hour, minute, second, millisecond, more] = parts.map(parseInt32);
    if (parts.some((part) => parseInt32(part) === undefined) || hour === undefined || more !== undefined) return fail();
    this.setHour(hour);
    if (minute !== undefined) this.minute = between(minute, 59);
    if (second !== undefined) this.second = between(second, 59);
    if (millisecond !== undefined) this.millisecond = between(millisecond, 999);
  }
}

function between(value: number, most: number): number {
  return value < 0 || value > most ? fail() : value;
}
