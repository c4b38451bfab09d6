import {createMatcher} from './createMatcher';

export interface FilterOption {
  value: string;
  label: string;
}

/** A property by which a table can be narrowed. */
export interface FilterFacet {
  /** The name of its parameter in the address. */
  key: string;
  label: string;
  /** Chips take several values, of which a row has to have one; a select takes one. */
  kind: 'chips' | 'select';
  options: readonly FilterOption[];
}

export interface FilterRow {
  text: string;
  /** The row's values by the key of their facet. */
  values: Readonly<Record<string, readonly string[]>>;
}

/** What a reader asks for. A facet without chosen values narrows nothing and has no key. */
export interface Filter {
  text: string;
  chosen: Readonly<Record<string, readonly string[]>>;
}

export const maxFilterLength = 100;

export const emptyFilter: Filter = {text: '', chosen: {}};

export function isEmptyFilter({text, chosen}: Filter): boolean {
  return text.trim() === '' && Object.keys(chosen).length === 0;
}

export function choose(filter: Filter, key: string, values: readonly string[]): Filter {
  const {[key]: _left, ...others} = filter.chosen;
  return {...filter, chosen: values.length > 0 ? {...others, [key]: values} : others};
}

/** The rows that hold a form of every word and, for each facet with chosen values, one of them. */
export function filterRows<Row extends FilterRow>(rows: readonly Row[], {text, chosen}: Filter): Row[] {
  const matches = createMatcher(text);
  const facets = Object.entries(chosen);
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
  for (const {key, kind, options} of facets) {
    const asked = params.getAll(prefix + key);
    const known = options.map(({value}) => value).filter((value) => asked.includes(value));
    const values = kind === 'select' ? known.slice(0, 1) : known;
    if (values.length > 0) chosen[key] = values;
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
