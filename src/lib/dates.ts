// Written out rather than left to Intl: Node and a browser may differ in its output, and React then repairs the page.

const months = 'January February March April May June July August September October November December'.split(' ');

/** Takes `YYYY-MM`, `YYYY-MM-DD` or a longer ISO date apart, without regard to time zones; throws on anything else. */
function readDate(date: string): {year: number; month: string; day: number} {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  if (!name) throw new Error(`"${date}" is not a date. Write it as "YYYY-MM-DD", or "YYYY-MM" for a month.`);
  return {year: Number(year), month: name, day: Number(day ?? 0)};
}

/** `2026-03-04` as `4 March 2026`. */
export function formatDay(date: string): string {
  const {year, month, day} = readDate(date);
  if (day === 0) throw new Error(`"${date}" contains no day. Write it as "YYYY-MM-DD".`);
  return `${day} ${month} ${year}`;
}

/** `2026-03-04` as `4 Mar`. */
export function formatDayAndMonth(date: string): string {
  const [day, month] = formatDay(date).split(' ');
  return `${day} ${month?.slice(0, 3)}`;
}

/** `2026-03` or `2026-03-04` as `March 2026`. */
export function formatMonth(date: string): string {
  const {year, month} = readDate(date);
  return `${month} ${year}`;
}

/** `2024-08` and `2024-10` as `August to October 2024`. */
export function formatMonths(from: string, to: string): string {
  const [first, last] = [readDate(from), readDate(to)];
  if (first.year !== last.year) return `${formatMonth(from)} to ${formatMonth(to)}`;
  return first.month === last.month ? formatMonth(to) : `${first.month} to ${formatMonth(to)}`;
}
