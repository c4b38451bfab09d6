import {collectTerms} from './tokenize';

/**
 * Words that readers use for one and the same thing, a group a line: who types one of them is shown the others as well,
 * with less weight. A phrase is found as a whole. What readers say for one section only is a phrasing of that section,
 * in `src/data/searchPhrasings.json`.
 */
const groups = `
  address | link | url
  again | repeat | same
  alike | similar
  amount | count
  archive | zip
  arrange | order | sort
  array | list
  begin | start
  beginning | first
  big | huge | large
  biggest | greatest | highest | largest | maximum
  blank | empty | missing | null
  bug | problem
  capital | uppercase
  change | edit | modify
  choose | pick | select
  color | colour
  column | field
  combine | concatenate | join | merge | unite
  comma separated | csv
  compare | difference
  computer | laptop | machine | pc
  convert | transform | turn
  copy | duplicate
  course | guide | lesson | training | tutorial
  delete | discard | drop | erase | remove
  delimiter | separator
  display | see | show | view
  divide | separate | split
  double | duplicate | repeated | twice
  download | install
  element | item
  encoding | utf
  error | fail | mistake | wrong
  exit | quit | stop
  extension | plugin
  find | look | search
  fix | correct | repair
  human | people | person
  id | identifier
  image | media | photo | picture
  internet | online | web
  keep | preserve | save | store
  key | keyword
  last | end
  latest | newest
  letter | character
  line | row
  lower | lowercase
  lowest | least | minimum | smallest
  many | multiple | several
  match | reconcile
  memory | ram
  name | title
  neighbor | neighbour
  number | numeric
  older | old | previous
  option | preference | setting
  page | website
  python | jython
  regex | regexp | regular expression
  revert | rollback | undo
  sheet | spreadsheet | table
  space | whitespace
  string | text
  strip | trim
  upper | uppercase
  term | word
`;

const byTerm = new Map<string, string[][]>();
for (const line of groups.trim().split('\n')) {
  const phrases = line.split('|').map(collectTerms);
  for (const phrase of phrases) {
    const key = phrase.join(' ');
    byTerm.set(key, [...(byTerm.get(key) ?? []), ...phrases.filter((other) => other !== phrase)]);
  }
}

/** Other ways to say a word, each a list of terms; empty when there are none. */
export const findSynonyms = (term: string): string[][] => byTerm.get(term) ?? [];
