// The names of the months are written out. With Intl, Node and a browser may give different texts, and React then
// renders the page again.

const months = 'January February March April May June July August September October November December'.split(' ');

/** Reads `YYYY-MM`, `YYYY-MM-DD`, or a longer ISO date. Time zones make no difference. */
function readDate(date: string): {year: number; month: string; day: number} {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d)(?:T.*)?)?$/.exec(date) ?? [];
  const name = months[Number(month) - 1];
  if (!name) throw new Error(`"${date}" is not a date. Write it as "YYYY-MM-DD", or "YYYY-MM" for a month.`);
  return {year: Number(year), month: name, day: Number(day ?? 0)};
}

/** `2026-03-04` as `March 4, 2026`. */
export function formatDay(date: string): string {
  const {year, month, day} = readDate(date);
  if (day === 0) throw new Error(`"${date}" contains no day. Write it as "YYYY-MM-DD".`);
  return `${month} ${day}, ${year}`;
}

/** `2026-03-04` as `Mar 4`. */
export function formatDayAndMonth(date: string): string {
  const {month, day} = readDate(date);
  return `${month.slice(0, 3)} ${day}`;
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

/** `2021-09` and `2024-12` as `2021–2024`, and two months of a year as that year. */
export function formatYears({from, to}: {from?: string | undefined; to?: string | undefined}): string | undefined {
  const [first, last] = [from?.slice(0, 4), to?.slice(0, 4)];
  return first === last ? first : `${first}–${last}`;
}
