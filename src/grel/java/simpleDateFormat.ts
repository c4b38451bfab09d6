import {decline, GrelError} from '../errors';
import {countCalendarDays, DAY, GrelDate} from './dates';
import {dateNames, type DateNames} from './dateNames';

const TEXTS = 'This date format reads words whose spelling differs between versions of Java. Try it in OpenRefine.';

/** A run of one letter of the format, or text that must stand there. */
interface Field {
  letter?: string;
  count: number;
  text: string;
  /** The next field follows without anything between. */
  abuts: boolean;
}

type Parts = Partial<
  Record<
    'year' | 'month' | 'day' | 'dayOfYear' | 'hour' | 'halfHour' | 'half' | 'minute' | 'second' | 'millis' | 'offset',
    number
  >
>;

/** Reads a date by one format of Java's SimpleDateFormat. What follows the part that matches is ignored. */
export function parseByFormat(text: string, format: string, language: string): GrelDate | GrelError | undefined {
  const fields = readFormat(format);
  if (!fields) return new GrelError(`Unable to parse date format ${format}`);
  const reader = new Reader(text, dateNames(language));
  return fields.every((field) => reader.read(field)) ? toDate(reader.parts) : undefined;
}

/** Quoted text is text, two quotes are one, and all letters have a meaning or are an error. */
function readFormat(format: string): Field[] | undefined {
  const fields: Field[] = [];
  const pattern = /'((?:[^']|'')*)'|''|([a-zA-Z])\2*|[^a-zA-Z']+|'/gy;
  for (const match of format.matchAll(pattern)) {
    const [whole, quoted, letter] = match;
    if (whole === "'") return undefined;
    if (letter && !'GyMLdkHmsSEDFwWahKzZYuX'.includes(letter)) return undefined;
    if (letter === 'X' && whole.length > 3) return undefined;
    const text = whole === "''" ? "'" : (quoted?.replaceAll("''", "'") ?? whole);
    fields.push(letter ? {letter, count: whole.length, text: '', abuts: false} : {count: 0, text, abuts: false});
  }
  fields.forEach((field, index) => {
    field.abuts = field.letter !== undefined && fields[index + 1]?.letter !== undefined;
  });
  return fields;
}

class Reader {
  readonly parts: Parts = {};
  private index = 0;

  constructor(
    private readonly text: string,
    private readonly names: DateNames,
  ) {}

  read({letter, count, text, abuts}: Field): boolean {
    if (letter === undefined) {
      if (!this.text.startsWith(text, this.index)) return false;
      this.index += text.length;
      return true;
    }
    this.match(/[ \t]*/y);
    if (this.index >= this.text.length) return false;
    switch (letter) {
      case 'y':
        return this.readYear(count, abuts);
      case 'M':
      case 'L':
        return count > 2 ? this.readName('month', this.names.months) : this.readNumber('month', count, abuts);
      case 'd':
        return this.readNumber('day', count, abuts);
      case 'D':
        return this.readNumber('dayOfYear', count, abuts);
      case 'H':
      case 'k':
        return this.readNumber('hour', count, abuts, letter === 'k' ? 24 : undefined);
      case 'K':
      case 'h':
        return this.readNumber('halfHour', count, abuts, letter === 'h' ? 12 : undefined);
      case 'm':
        return this.readNumber('minute', count, abuts);
      case 's':
        return this.readNumber('second', count, abuts);
      case 'S':
        return this.readNumber('millis', count, abuts);
      case 'a':
        return this.readHalf();
      case 'E':
        return this.readWeekday();
      case 'Z':
      case 'z':
        return this.readZone();
      case 'X':
        return this.readIsoZone(count);
      default:
        return decline(
          `The letter ${letter} in a date format depends on the country that Java runs for. Try it in OpenRefine.`,
        );
    }
  }

  private digits(count: number, abuts: boolean): string | undefined {
    if (/^-\d/.test(this.text.slice(this.index)))
      decline('A minus sign before a part of a date is read differently by Java.');
    if (/^\P{ASCII}/u.test(this.text.slice(this.index)) && /^\p{Nd}/u.test(this.text.slice(this.index))) decline(TEXTS);
    const digits = this.match(abuts ? new RegExp(`\\d{1,${count}}`, 'y') : /\d+/y);
    if (digits && digits.length > 9) decline('Java reads only the last bits of so long a number.');
    return digits;
  }

  private readNumber(part: keyof Parts, count: number, abuts: boolean, zero?: number): boolean {
    const digits = this.digits(count, abuts);
    if (digits === undefined) return false;
    this.parts[part] = Number(digits) === zero ? 0 : Number(digits);
    return true;
  }

  /** Two digits mean the year between 80 years ago and 20 years from now, unless the format has three letters or more. */
  private readYear(count: number, abuts: boolean): boolean {
    const digits = this.digits(count, abuts);
    if (digits === undefined) return false;
    let year = Number(digits);
    if (count <= 2 && digits.length === 2) {
      const first = new Date().getUTCFullYear() - 80;
      year += Math.floor(first / 100) * 100;
      if (year === first) decline('Whether this year is past or to come depends on the day. Write four digits.');
      if (year < first) year += 100;
    }
    this.parts.year = year;
    return true;
  }

  private readName(part: 'month', names: string[][]): boolean {
    const rest = this.text.slice(this.index).toLowerCase();
    const found = names
      .flatMap((forms, index) => forms.map((form) => ({form, index})))
      .filter(({form}) => rest.startsWith(form.toLowerCase()))
      .sort((one, other) => other.form.length - one.form.length)[0];
    if (!found) return this.names.isCertain ? false : decline(TEXTS);
    this.parts[part] = found.index + 1;
    this.index += found.form.length;
    return true;
  }

  /** The day of the week must be a word, but the date decides. */
  private readWeekday(): boolean {
    const rest = this.text.slice(this.index).toLowerCase();
    const form = this.names.weekdays.find((name) => rest.startsWith(name.toLowerCase()));
    if (form === undefined) return this.names.isCertain ? false : decline(TEXTS);
    this.index += form.length;
    return true;
  }

  private readHalf(): boolean {
    if (!this.names.isCertain) decline(TEXTS);
    const half = this.match(/[ap]m/iy);
    if (!half) return false;
    this.parts.half = /p/i.test(half) ? 1 : 0;
    return true;
  }

  private readZone(): boolean {
    const sign = this.match(/[+-]/y);
    if (sign) {
      const digits = this.match(/\d\d?[0-5]\d/y);
      if (!digits) return false;
      const offset = Number(digits.slice(0, -2)) * 3600 + Number(digits.slice(-2)) * 60;
      if (offset >= DAY) return false;
      this.parts.offset = sign === '-' ? -offset : offset;
      return true;
    }
    if (this.match(/(?:GMT|UTC)(?![+\-\w])/iy)) {
      this.parts.offset = 0;
      return true;
    }
    return /^\p{L}/u.test(this.text.slice(this.index))
      ? decline('Time zones with a name follow rules that this page lacks. Write an offset such as +0200.')
      : false;
  }

  private readIsoZone(count: number): boolean {
    if (this.match(/Z/y)) {
      this.parts.offset = 0;
      return true;
    }
    const form = [/([+-])(\d\d)()/y, /([+-])(\d\d)([0-5]\d)/y, /([+-])(\d\d):([0-5]\d)/y][count - 1];
    const text = form && this.match(form);
    if (!text) return false;
    const [hours = 0, minutes = 0] = (text.slice(1).replace(':', '').match(/\d\d/g) ?? []).map(Number);
    if (hours > 23) return false;
    this.parts.offset = (hours * 3600 + minutes * 60) * (text.startsWith('-') ? -1 : 1);
    return true;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.index = pattern.lastIndex;
    return found;
  }
}

/** Parts that are too large run over, as in 31 February. */
function toDate(parts: Parts): GrelDate {
  const {
    year = 1970,
    month = 1,
    day,
    dayOfYear,
    hour,
    halfHour,
    half,
    minute = 0,
    second = 0,
    millis = 0,
    offset = 0,
  } = parts;
  if (
    (day !== undefined && dayOfYear !== undefined) ||
    (hour !== undefined && (halfHour !== undefined || half !== undefined))
  ) {
    decline('This date format names one thing in two ways, and Java chooses one. Try it in OpenRefine.');
  }
  if (year === 0) decline('There is no year 0 in Java’s older calendar.');
  if (year < 1583 && (month > 12 || (day ?? 1) > 31))
    decline('A date before 1583 that runs over is read differently by Java.');
  const days =
    dayOfYear === undefined ? countCalendarDays(year, month, day ?? 1) : countCalendarDays(year, 1, 1) + dayOfYear - 1;
  const seconds = (hour ?? (halfHour ?? 0) + (half ?? 0) * 12) * 3600 + minute * 60 + second - offset;
  const extra = Math.floor(millis / 1000);
  return new GrelDate(days * DAY + seconds + extra, (millis - extra * 1000) * 1e6);
}
