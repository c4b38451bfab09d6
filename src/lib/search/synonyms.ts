import {collectTerms} from './tokenize';

/**
 * What readers type, and what the manual calls it. A key is one or two words as `tokenize` writes them, and each value
 * is looked for besides the key, with less weight. Words that differ only in their endings need no entry.
 */
const synonyms: Record<string, string[]> = {
  abbreviation: ['cluster'],
  blank: ['empty', 'null'],
  capital: ['titlecase', 'uppercase', 'case transforms'],
  capitalise: ['titlecase', 'case transforms'],
  capitalize: ['titlecase', 'case transforms'],
  colour: ['color'],
  combine: ['join', 'merge'],
  concat: ['join', 'concatenate'],
  concatenate: ['join'],
  conditional: ['if'],
  csv: ['comma separated'],
  'curly quotes': ['smart quotes'],
  'dark mode': ['theme'],
  dedup: ['duplicates', 'cluster'],
  dedupe: ['duplicates', 'cluster'],
  deduplicate: ['duplicates', 'cluster'],
  deduplication: ['duplicates', 'cluster'],
  delete: ['remove'],
  delimiter: ['separator', 'split'],
  empty: ['blank', 'null'],
  entity: ['unescape html'],
  excel: ['spreadsheet', 'xlsx'],
  'find replace': ['replace'],
  fuzzy: ['cluster', 'nearest neighbor', 'similar'],
  greater: ['relational operators'],
  group: ['cluster', 'facet'],
  install: ['download', 'installing'],
  ifelse: ['if'],
  iterate: ['foreach', 'forrange'],
  join: ['join multi valued cells', 'join columns', 'concatenate'],
  'join table': ['cross'],
  levenshtein: ['nearest neighbor'],
  less: ['relational operators'],
  logarithm: ['log'],
  logarithmic: ['log'],
  loop: ['foreach', 'forrange', 'foreachindex'],
  lower: ['tolowercase', 'case transforms'],
  lowercase: ['tolowercase', 'case transforms'],
  match: ['reconcile', 'cluster'],
  merge: ['cluster', 'join'],
  modulo: ['modulus'],
  ngram: ['n gram'],
  neighbour: ['neighbor'],
  number: ['numeric'],
  numeric: ['number'],
  old: ['older', 'previous'],
  percent: ['modulus'],
  propercase: ['totitlecase', 'case transforms'],
  regex: ['regular expression'],
  regexp: ['regular expression'],
  remainder: ['modulus'],
  remove: ['delete'],
  rollback: ['undo', 'history'],
  separator: ['split'],
  similar: ['cluster'],
  space: ['whitespace'],
  spelling: ['cluster'],
  string: ['text'],
  strip: ['trim'],
  switch: ['if'],
  ternary: ['if'],
  'title case': ['totitlecase', 'case transforms'],
  titlecase: ['totitlecase', 'case transforms'],
  typo: ['cluster'],
  upper: ['touppercase', 'case transforms'],
  uppercase: ['touppercase', 'case transforms'],
  vlookup: ['cross'],
  lookup: ['cross'],
  whitespace: ['spaces'],
};

const byKey = new Map(
  Object.entries(synonyms).map(([key, phrases]) => [collectTerms(key).join(' '), phrases.map(collectTerms)]),
);

/** Other ways to say a word or a pair of words, each a list of terms; empty when there are none. */
export const findSynonyms = (...terms: string[]): string[][] => byKey.get(terms.join(' ')) ?? [];

/** The words that have synonyms, sorted; pairs are left out. */
export const synonymKeys: readonly string[] = [...byKey.keys()].filter((key) => !key.includes(' ')).sort();
