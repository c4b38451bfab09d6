/** The names of months and days that Java reads in a language. */
export interface DateNames {
  /** From January. */
  months: string[][];
  weekdays: string[];
  /** Nothing else is read. Outside of English, short forms differ between versions. */
  isCertain: boolean;
}

export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
export const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

export function dateNames(language: string): DateNames {
  if (/^en(-US)?$/i.test(language)) {
    return {
      months: MONTHS.map((name) => [name, name.slice(0, 3)]),
      weekdays: WEEKDAYS.flatMap((name) => [name, name.slice(0, 3)]),
      isCertain: true,
    };
  }
  const format = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(language, {timeZone: 'UTC', calendar: 'gregory', ...options}).formatToParts(date);
  const find = (type: 'month' | 'weekday', date: Date) =>
    format({day: 'numeric', month: 'long', weekday: 'long'}, date).find((part) => part.type === type)?.value ?? '';
  const months = MONTHS.map((_, month) => [find('month', new Date(Date.UTC(2024, month, 1)))]);
  const weekdays = WEEKDAYS.map((_, day) => find('weekday', new Date(Date.UTC(2024, 0, 1 + day))));
  return {months, weekdays, isCertain: false};
}

/** Whether a text is the code of a language that Java and this browser know, as far as the browser can tell. */
export function isLanguage(text: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(text) && Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}
