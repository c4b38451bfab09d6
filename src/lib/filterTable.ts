import {createMatcher} from './createMatcher';

/** A property by which a table can be narrowed. */
export interface FilterFacet {
  /** The name of its parameter in the address. */
  key: string;
  label: string;
  options: readonly {value: string; label: string}[];
}

export interface FilterRow {
  text: string;
  /** The row's values by the key of their facet. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** What a reader asks for. A facet without a chosen value narrows nothing. */
export interface Filter {
  text: string;
  chosen: Readonly<Record<string, string>>;
}

export const maxFilterLength = 100;

export const choose = ({text, chosen}: Filter, key: string, value: string): Filter => {
  return {text, chosen: {...chosen, [key]: value}};
};

/** The rows that hold a form of every word, and the chosen value of each facet. */
export function filterRows<Row extends FilterRow>(rows: readonly Row[], {text, chosen}: Filter): Row[] {
  const matches = createMatcher(text);
  const facets = Object.entries(chosen).filter(([, value]) => value);
  return rows.filter((row) => facets.every(([key, value]) => row.values[key]?.includes(value)) && matches(row.text));
}

/** How many rows each option of a facet would leave, everything else that is asked for being the same. */
export function countOptions(
  rows: readonly FilterRow[],
  filter: Filter,
  {key, options}: FilterFacet,
): Map<string, number> {
  const others = filterRows(rows, choose(filter, key, ''));
  return new Map(
    options.map(({value}) => [value, others.filter((row) => row.values[key]?.includes(value)).length] as const),
  );
}

/** The filter that the query of an address asks for. Values that no facet has are left out. */
export function readFilter(query: string, facets: readonly FilterFacet[], prefix = ''): Filter {
  const params = new URLSearchParams(query);
  const chosen: Record<string, string> = {};
  for (const {key, options} of facets) {
    const known = options.find(({value}) => value === params.get(prefix + key));
    if (known) chosen[key] = known.value;
  }
  return {text: (params.get(`${prefix}q`) ?? '').slice(0, maxFilterLength).trim(), chosen};
}

/** The query with the filter in it, with its question mark; other parameters stay. */
export function renderFilter(query: string, filter: Filter, facets: readonly FilterFacet[], prefix = ''): string {
  const params = new URLSearchParams(query);
  const text = filter.text.trim();
  params.delete(`${prefix}q`);
  if (text) params.set(`${prefix}q`, text);
  for (const {key} of facets) {
    params.delete(prefix + key);
    const value = filter.chosen[key];
    if (value) params.set(prefix + key, value);
  }
  const rendered = params.toString();
  return rendered && `?${rendered}`;
}
