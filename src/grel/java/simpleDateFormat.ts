import {decline, GrelError} from '../errors';
import {countCalendarDays, DAY, GrelDate} from './dates';
import {dateNames, type DateNames} from './dateNames';

const TEXTS = 'This date format reads words whose spelling differs between versions of Java. Try it in OpenRefine.';

/** A run of one letter of the format, or text that must stand there. */
interface Field {
  letter?: string;
  count: number;
  text: string;
  /** What follows without anything between. */
  abuts?: 'number' | 'word';
}

const isWord = ({letter = '', count}: Field): boolean => /[aEGzZX]/.test(letter) || (/[ML]/.test(letter) && count > 2);

type Parts = Partial<
  Record<
    'year' | 'month' | 'day' | 'yearDay' | 'hour' | 'halfHour' | 'half' | 'minute' | 'second' | 'millis' | 'offset',
    number
  >
>;

const NUMBERS = {d: 'day', D: 'yearDay', K: 'halfHour', m: 'minute', s: 'second', S: 'millis'} as const;

/** Reads a date by one format of Java's SimpleDateFormat. What follows the part that matches is ignored. */
export function parseByFormat(text: string, format: string, language: string): GrelDate | GrelError | undefined {
  const fields = readFormat(format);
  if (!fields) return new GrelError(`Unable to parse date format ${format}`);
  const reader = new Reader(text, dateNames(language));
  if (fields.length === 0 || !fields.every((field) => reader.read(field))) return undefined;
  const {parts, hasWeekday} = reader;
  if (hasWeekday && parts.day === undefined) {
    decline('A day of the week without a date is a day that depends on the country. Try it in OpenRefine.');
  }
  return toDate(parts);
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
    fields.push(letter ? {letter, count: whole.length, text: ''} : {count: 0, text});
  }
  fields.forEach((field, index) => {
    const next = fields[index + 1];
    if (next?.letter !== undefined) field.abuts = isWord(next) ? 'word' : 'number';
  });
  return fields;
}

class Reader {
  readonly parts: Parts = {};
  hasWeekday = false;
  private index = 0;

  constructor(
    private readonly text: string,
    private readonly names: DateNames,
  ) {}

  read(field: Field): boolean {
    const {letter, count, text, abuts} = field;
    if (letter === undefined) {
      if (!this.text.startsWith(text, this.index)) return false;
      this.index += text.length;
      return true;
    }
    const start = this.index;
    this.match(/[ \t]*/y);
    if (this.index >= this.text.length) return false;
    // Java skips spaces before numbers only, and counts them among the digits where those have no separator.
    const digits = () => {
      const most = start + count - this.index;
      const found = /^\d*/.exec(this.text.slice(this.index))?.[0].length ?? 0;
      if (abuts === 'word' && found > most) decline(TEXTS);
      return this.readDigits(abuts === 'number' ? most : Infinity);
    };
    if (isWord(field) && !/[zZX]/.test(letter) && this.index > start) return false;
    switch (letter) {
      case 'y':
        return this.readYear(count, digits());
      case 'M':
      case 'L':
        return count > 2 ? this.readMonth() : this.set('month', digits());
      case 'H':
        return this.set('hour', digits());
      case 'h':
        return this.set('halfHour', digits(), 12);
      case 'k':
        return this.set('hour', digits(), 24);
      case 'd':
      case 'D':
      case 'K':
      case 'm':
      case 's':
      case 'S':
        return this.set(NUMBERS[letter], digits());
      case 'a':
        return this.readHalf();
      case 'E':
        return this.readWeekday();
      case 'Z':
      case 'z':
        return this.readZone(this.index > start);
      case 'X':
        return this.readIsoZone(count);
      default:
        return decline(`The letter ${letter} in a date format is not known to this page. Try it in OpenRefine.`);
    }
  }

  private readDigits(most: number): string | undefined {
    const rest = this.text.slice(this.index);
    if (/^-\d/.test(rest)) decline('A minus sign before a part of a date is read differently by Java.');
    if (/^(?!\d)\p{Nd}/u.test(rest)) decline(TEXTS);
    const digits = /^\d*/.exec(rest)?.[0].slice(0, Math.max(0, most)) ?? '';
    if (digits.length > 9) decline('Java reads only the last bits of so long a number.');
    this.index += digits.length;
    return digits || undefined;
  }

  private set(part: keyof Parts, digits: string | undefined, zero?: number): boolean {
    this.parts[part] = Number(digits) === zero ? 0 : Number(digits);
    return digits !== undefined;
  }

  /** Two digits mean the year between 80 years ago and 20 years from now, unless the format has three letters or more. */
  private readYear(count: number, digits: string | undefined): boolean {
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

  private readMonth(): boolean {
    const rest = this.text.slice(this.index).toLowerCase();
    const found = this.names.months
      .flatMap((forms, index) => forms.map((form) => ({form, index})))
      .filter(({form}) => rest.startsWith(form.toLowerCase()))
      .sort((one, other) => other.form.length - one.form.length)[0];
    if (!found) return this.names.isCertain ? false : decline(TEXTS);
    this.parts.month = found.index + 1;
    this.index += found.form.length;
    return true;
  }

  /** The day of the week must be a word, but the date decides. */
  private readWeekday(): boolean {
    const rest = this.text.slice(this.index).toLowerCase();
    const form = this.names.weekdays.find((name) => rest.startsWith(name.toLowerCase()));
    if (form === undefined) return this.names.isCertain ? false : decline(TEXTS);
    this.hasWeekday = true;
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

  private readZone(isBehindSpace: boolean): boolean {
    const sign = this.match(/[+-]/y);
    if (sign) {
      const digits = this.match(/\d\d?[0-5]\d/y);
      return digits !== undefined && this.setOffset(sign, digits.slice(0, -2), digits.slice(-2));
    }
    if (!isBehindSpace && this.match(/(?:GMT|UTC)(?![+\-\w])/iy)) {
      this.parts.offset = 0;
      return true;
    }
    return /^\p{L}/u.test(this.text.slice(this.index))
      ? decline('Time zones with a name follow rules that this page lacks. Write an offset such as +0200.')
      : false;
  }

  private readIsoZone(count: number): boolean {
    if (count < 3) decline('Of the ways to read an offset, this page knows XXX and Z only. Try it in OpenRefine.');
    const zone = this.match(/Z|[+-]\d\d:[0-5]\d/y);
    if (!zone) return false;
    const [, sign, hours, minutes] = /^(.)(\d\d):(\d\d)$/.exec(zone) ?? [];
    return this.setOffset(sign, hours, minutes);
  }

  private setOffset(sign = '+', hours = '0', minutes = '0'): boolean {
    const offset = Number(hours) * 3600 + Number(minutes) * 60;
    this.parts.offset = sign === '-' ? -offset : offset;
    return offset < DAY;
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
    yearDay,
    day = yearDay ?? 1,
    hour,
    halfHour,
    half,
    minute = 0,
    second = 0,
    millis = 0,
    offset = 0,
  } = parts;
  const isTwice = yearDay !== undefined && (parts.month !== undefined || parts.day !== undefined);
  if (isTwice || (hour !== undefined && (halfHour !== undefined || half !== undefined))) {
    decline('This date format names one thing in two ways, and Java chooses one. Try it in OpenRefine.');
  }
  if (year === 0) decline('There is no year 0 in Java’s older calendar.');
  if (year < 1583 && (month > 12 || day > 31))
    decline('A date before 1583 that runs over is read differently by Java.');
  const days = countCalendarDays(year, month, day);
  const seconds = (hour ?? (halfHour ?? 0) + (half ?? 0) * 12) * 3600 + minute * 60 + second - offset;
  const extra = Math.floor(millis / 1000);
  return new GrelDate(days * DAY + seconds + extra, (millis - extra * 1000) * 1e6);
}
