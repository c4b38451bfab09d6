import SearchableMap from 'minisearch/SearchableMap';
import {expect, test} from 'vitest';
import {parseQuery} from './query';

/** How many of 100 sections hold each term. None of them has a synonym. */
const terms = {
  ...{mist: 5, mast: 20, anchor: 12, oar: 5, barnacle: 3, barnakle: 1, lighthouse: 2, ox: 1, oxen: 3, driftwood: 2},
  ...{sail: 30, sailing: 8, sailed: 5, wool: 2, hull: 30, keel: 3, keen: 2, rudder: 9, the: 90, x1: 3},
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
sailer mast working
  sailer 0.413: sailer* 1, sailed 0.8, sailing 0.8, sail 0.8
  mast 0.505: mast* 1
  working 0.083: working* 1

lihgthouse anchor
  lihgthouse 0.638: lihgthouse* 1, lighthouse 1
  anchor 0.362: anchor* 1
  lighthouse anchor, guess

oarkee mastox themast oxanchor mastzzz
  oarkee 0.200: oarkee* 1, oar+kee* 1
  mastox 0.200: mastox* 1
  themast 0.200: themast* 1
  oxanchor 0.200: oxanchor* 1
  mastzzz 0.200: mastzzz* 1
  oar kee mastox themast oxanchor mastzzz

barnacle barnakle barnatte zarnaclee
  barnacle 0.269: barnacle* 1
  barnakle 0.351: barnakle* 1, barnacle 0.5
  barnatte 0.269: barnatte* 1, barnacle 1, barnakle 1
  zarnaclee 0.111: zarnaclee* 1
  barnacle barnakle barnacle zarnaclee

saiiling anchor
  saiiling 0.396: saiiling* 1, sailed 0.8, sail 0.8, sailing 1
  anchor 0.604: anchor* 1
  sailing anchor, guess

banchor must
  banchor 0.555: banchor* 1, anchor 1
  must 0.445: must* 1, mast 1, mist 1
  anchor mast, guess

isNonBlank hull.keel(
  isnonblank 0.128: isnonblank* 1, is+non+blank 0.8
  hull 0.256: hull* 1
  keel 0.617: keel* 1
  code

mastAnchor
  mastanchor 1.000: mastanchor* 1, mast+anchor 0.8, mast+anchor* 1
  code

driftwoo keen
  driftwoo 0.272: driftwoo* 1
  keen 0.728: keen* 1

ox drift wood
  ox 0.461: ox 1
  drift 0.146: drift* 1, driftwood* 1
  wood 0.393: wood* 1, wool 1, driftwood* 1

the rudder in "lihgthouse x1" and "mast anchor" keel123 "keel x1"
  the 0.028: the* 1
  rudder 0.185: rudder* 1
  in 0.055: in* 1
  lihgthouse 0.033: lihgthouse* 0.3
  x1 0.079: x1 0.3
  and 0.055: and* 1
  mast 0.133: mast* 1
  anchor 0.166: anchor* 1
  keel123 0.109: keel123* 1
  keel 0.079: keel* 0.3
  x1 0.079: x1 0.3`;

test.each(queries.trim().split('\n\n'))('reads %s', (block) => {
  const [query = ''] = block.split('\n');
  expect([query, ...read(query)].join('\n  ')).toBe(block);
});

test('reads 24 words of a query', () => expect(read('row '.repeat(30))).toHaveLength(24));
