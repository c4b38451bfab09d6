import data from '../data/grants.json';
import type {Grant} from '../data/grants.schema';
import type {BarSeries} from './charts/barChart';
import {formatMonth} from './dates';
import {formatNumber} from './formatNumber';

export const grants = data as Grant[];

export function withStatus(all: readonly Grant[], ...statuses: Grant['status'][]): Grant[] {
  return all.filter(({status}) => statuses.includes(status));
}

/** Those that brought money, or do. */
export const awarded = (all: readonly Grant[]): Grant[] => withStatus(all, 'running', 'completed');

/** Somebody who has paid for work, with the grants in order, oldest first. */
export interface Funder {
  name: string;
  grants: {from: string; to: string; post?: string}[];
}

/** Who has paid, in the order of their first grants. */
export function listFunders(all: readonly Grant[]): Funder[] {
  const dated = awarded(all)
    .flatMap(({funder, from, to, post}) => (from && to ? [{funder, from, to, ...(post && {post})}] : []))
    .sort((one, other) => one.from.localeCompare(other.from));
  return [...new Set(dated.map(({funder}) => funder))].map((name) => ({
    name,
    grants: dated.filter(({funder}) => funder === name).map(({funder: _, ...grant}) => grant),
  }));
}

/** In cents, so that sums have no fractions of a cent. */
const add = (all: readonly Grant[]): number =>
  all.reduce((cents, {amount}) => cents + Math.round(amount * 100), 0) / 100;

/** One sum for each currency, in the order in which the list first has it. */
export function totalsByCurrency(all: readonly Grant[]) {
  return [...new Set(all.map(({currency}) => currency))].map((currency) => {
    const same = all.filter((grant) => grant.currency === currency);
    return {currency, amount: add(same), count: same.length};
  });
}

/** `USD 310,100`. */
export function formatAmount({amount, currency}: Pick<Grant, 'amount' | 'currency'>): string {
  return `${currency} ${formatNumber(amount)}`;
}

/** `January 2023 to December 2025`; absent where the months are not known. */
export function formatPeriod({from, to}: Pick<Grant, 'from' | 'to'>): string | undefined {
  return from && to ? `${formatMonth(from)} to ${formatMonth(to)}` : undefined;
}

/**
 * The grants of one currency by the year in which they began, each year from the first to the last once: a year
 * without a grant is zero.
 */
export function startedByYear(all: readonly Grant[], currency: Grant['currency']): BarSeries {
  const same = all.filter((grant) => grant.currency === currency && grant.from);
  const yearOf = ({from = ''}: Grant) => Number(from.slice(0, 4));
  const years = same.map(yearOf);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const span = years.length > 0 ? Array.from({length: last - first + 1}, (_, index) => first + index) : [];
  return {
    name: currency,
    values: span.map((year) => {
      const begun = same.filter((grant) => yearOf(grant) === year);
      const value = add(begun);
      return {
        label: String(year),
        value,
        text: formatNumber(value),
        detail: begun.map(({name}) => name).join(', ') || 'none',
      };
    }),
  };
}
