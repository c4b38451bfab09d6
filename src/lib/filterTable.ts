import {createMatcher} from './createMatcher';

/** A property by which a table can be narrowed. */
export interface FilterFacet {
  /** The name of its parameter in the address. */
  key: string;
  label: string;
  /** Whether a reader can choose several values, of which a row has to have one. */
  isMultiple?: boolean;
  options: readonly {value: string; label: string}[];
}

export interface FilterRow {
  text: string;
  /** The row's values by the key of their facet. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** What a reader asks for. A facet without chosen values narrows nothing. */
export interface Filter {
  text: string;
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const maxFilterLength = 100;

export const choose = ({text, chosen}: Filter, key: string, values: readonly string[]): Filter => {
  return {text, chosen: {...chosen, [key]: values}};
};

/** The rows that hold a form of every word and, for each facet with chosen values, one of them. */
export function filterRows<Row extends FilterRow>(rows: readonly Row[], {text, chosen}: Filter): Row[] {
  const matches = createMatcher(text);
  const facets = Object.entries(chosen).filter(([, values]) => values.length > 0);
  return rows.filter(
    (row) =>
      facets.every(([key, values]) => row.values[key]?.some((value) => values.includes(value))) && matches(row.text),
  );
}

/** How many rows each option of a facet would leave, everything else that is asked for being the same. */
export function countOptions(
  rows: readonly FilterRow[],
  filter: Filter,
  {key, options}: FilterFacet,
): Map<string, number> {
  const others = filterRows(rows, choose(filter, key, []));
  return new Map(
    options.map(({value}) => [value, others.filter((row) => row.values[key]?.includes(value)).length] as const),
  );
}

/** The filter that the query of an address asks for. Values that no facet has are left out. */
export function readFilter(query: string, facets: readonly FilterFacet[], prefix = ''): Filter {
  const params = new URLSearchParams(query);
  const chosen: Record<string, string[]> = {};
  for (const {key, isMultiple, options} of facets) {
    const asked = params.getAll(prefix + key);
    const known = options.map(({value}) => value).filter((value) => asked.includes(value));
    chosen[key] = isMultiple ? known : known.slice(0, 1);
  }
  return {text: (params.get(`${prefix}q`) ?? '').slice(0, maxFilterLength).trim(), chosen};
}

/** The query with the filter in it, with its question mark; other parameters stay. */
export function renderFilter(query: string, filter: Filter, facets: readonly FilterFacet[], prefix = ''): string {
  const params = new URLSearchParams(query);
  const text = filter.text.trim();
  params.delete(`${prefix}q`);
  if (text) params.set(`${prefix}q`, text);
  for (const {key, options} of facets) {
    params.delete(prefix + key);
    const values = filter.chosen[key] ?? [];
    for (const {value} of options) if (values.includes(value)) params.append(prefix + key, value);
  }
  const rendered = params.toString();
  return rendered && `?${rendered}`;
}
