import SearchableMap from 'minisearch/SearchableMap';
import {expect, test} from 'vitest';
import {parseQuery} from './query';

/** How many of 100 sections hold each term. */
const terms = {
  ...{test: 5, text: 20, facet: 12, row: 5, scatterplot: 2, separator: 3, seperator: 1, neighbor: 2, pi: 1, picture: 3},
  ...{
    reconcile: 30,
    reconciling: 8,
    reconciliation: 5,
    uppercase: 4,
    foreach: 2,
    each: 9,
    angle: 2,
    value: 30,
    trim: 3,
  },
  ...{error: 9, page: 9, the: 90},
};
const vocabulary = {terms: SearchableMap.from(Object.entries(terms)), sections: {length: 100} as never};

/** Each word with its share, and the terms that it is taken for with their weights; then what is said of the query. */
function read(query: string): string[] {
  const {words, corrected, isCode, isGuess} = parseQuery(query, vocabulary);
  const lines = words.map(({typed, share, alternatives}) => {
    const ways = alternatives.map((one) => `${one.terms.join('+')}${one.prefix ? '*' : ''} ${one.weight}`);
    return `${typed} ${share.toFixed(3)}: ${ways.join(', ')}`;
  });
  return [...lines, [corrected, isCode && 'code', isGuess && 'guess'].filter(Boolean).join(', ')].filter(Boolean);
}

const queries = `
reconciled text
  reconciled 0.450: reconciled* 1, reconciliation 0.8, reconciling 0.8, reconcile 0.8, match 0.5
  text 0.550: text* 1, string 0.5

nieghbor facet
  nieghbor 0.638: nieghbor* 1, neighbor 1, neighbour 0.5
  facet 0.362: facet* 1
  neighbor facet, guess

rowfacet textpi thetext pifacet
  rowfacet 0.250: rowfacet* 1, row+facet* 1, line 0.5
  textpi 0.250: textpi* 1
  thetext 0.250: thetext* 1
  pifacet 0.250: pifacet* 1
  row facet textpi thetext pifacet

separator seperator separrtor xeparatorr
  separator 0.269: separator* 1, delimiter 0.5
  seperator 0.351: seperator* 1, separator 0.5
  separrtor 0.269: separrtor* 1, separator 1, delimiter 0.5
  xeparatorr 0.111: xeparatorr* 1
  separator seperator separator xeparatorr

kangle tept angle
  kangle 0.407: kangle* 1, angle 1
  tept 0.186: tept* 1, text 1, test 1, string 0.5, check 0.5, validate 0.5, verify 0.5
  angle 0.407: angle* 1
  angle text angle, guess

isNonBlank value.trim(
  isnonblank 0.128: isnonblank* 1, is+non+blank 0.8
  value 0.256: value* 1
  trim 0.617: trim* 1, strip 0.5
  code

textFacet
  textfacet 1.000: textfacet* 1, text+facet 0.8, text+facet* 1, string 0.5
  code

for each pi, scatter plot
  for 0.077: for* 1, foreach* 1
  each 0.131: each* 1, foreach* 1
  pi 0.484: pi 1
  scatter 0.154: scatter* 1, scatterplot* 1
  plot 0.154: plot* 1, scatterplot* 1

the error in "nieghbor x1" and "text facet" trim123
  the 0.035: the* 1
  error 0.233: error* 1, fail 0.5, mistake 0.5, wrong 0.5
  in 0.068: in* 1
  nieghbor 0.041: nieghbor* 0.3
  x1 0.041: x1* 0.3
  and 0.068: and* 1
  text 0.167: text* 1, string 0.5
  facet 0.209: facet* 1
  trim123 0.137: trim123* 1`;

test.each(queries.trim().split('\n\n'))('reads %s', (block) => {
  const [query = ''] = block.split('\n');
  expect([query, ...read(query)].join('\n  ')).toBe(block);
});

test('reads 24 words of a query', () => expect(read('row '.repeat(30))).toHaveLength(24));
