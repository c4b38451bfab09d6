import {collectTerms} from './tokenize';

/**
 * Words that readers use for one and the same thing, a group a line: who types one of them is shown the others as well,
 * with less weight. A phrase is found as a whole. What readers say for one section only is a phrasing of that section,
 * in `src/data/searchPhrasings.json`.
 */
const groups = `
  add | append | insert
  address | link | url
  again | repeat | same
  alike | similar
  amount | count
  archive | zip
  alphabetical | arrange | order | sort
  array | list
  begin | start
  beginning | first
  big | huge | large
  biggest | greatest | highest | largest | maximum
  blank | empty | gap | missing | null
  bug | crash | problem
  capital | uppercase
  calculate | compute
  change | edit | modify
  check | test | validate | verify
  choose | pick | select
  color | colour
  column | field
  combine | concatenate | glue | join | merge | unite
  comma separated | csv
  compare | difference
  computer | laptop | machine | pc
  convert | transform | turn
  copy | duplicate
  course | guide | lesson | training | tutorial
  delete | discard | drop | erase | remove | rid | throw
  delimiter | separator
  display | see | show | view
  cut | divide | separate | split
  directory | folder
  disk | drive
  double | duplicate | repeated | twice
  download | install
  element | item | part | piece
  encoding | utf
  error | fail | mistake | wrong
  abort | cancel | exit | interrupt | quit | stop
  extension | plugin
  fast | quick | speed
  find | look | search
  fix | correct | repair
  hidden | invisible
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
  mac | macbook | macos
  match | reconcile
  meeting | barcamp | conference
  memory | ram
  name | title
  neighbor | neighbour
  number | numeric
  job | vacancy | position
  cost | money | price
  older | old | previous
  option | preference | setting
  page | website
  postal code | postcode | zip code
  python | jython
  regex | regexp | regular expression
  revert | rollback | undo
  sheet | spreadsheet | table
  space | whitespace
  string | text
  release | version
  strip | trim
  spelling | typo
  candidate | guess | suggestion
  claim | statement
  finance | fund | sponsor
  donate | gift | give
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
