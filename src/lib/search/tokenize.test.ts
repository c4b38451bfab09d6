import {expect, test} from 'vitest';
import {collectBodyTerms, collectTerms, findRoot, fold, tokenize} from './tokenize';

test.each([
  ['isNonBlank(value)', ['isnonblank', 'is', 'non', 'blank', 'value']],
  ['parseHtml and HTMLParser', ['parsehtml', 'parse', 'html', 'and', 'htmlparser', 'html', 'parser']],
  ['aB2CdEF and ÉtéDÉté', ['ab2cdef', 'a', 'b2', 'cd', 'ef', 'and', 'etedete', 'ete', 'd', 'ete']],
  ['OpenRefine on GitHub', ['openrefine', 'on', 'github']],
  ["readers' O'Brien's o'sullivan do’nʼts’", ['reader', 'obrien', 'o', 'brien', 'osullivan', 'dont']],
  ['x.v3.9 V.2 a._b', ['x', 'v3', '9', 'v', '2', 'a', 'b']],
  ['1,065,536 and 1,2', ['1065536', 'and', '1', '2']],
  ['v1 V12.0 3.10.1-beta', ['v1', '12.0', '3.10.1', 'beta']],
  ['_a__b.cDef_', ['a', 'b', 'cdef', 'c', 'def']],
  [`${'x'.repeat(50)} ${'Y'.repeat(50)}`, ['x'.repeat(40), 'y'.repeat(40)]],
  ['JavaScript YouTube dbPedia', ['javascript', 'youtube', 'dbpedia']],
])('cuts %s into its terms', (text, terms) => {
  expect(collectTerms(text)).toEqual(terms);
});

test.each([
  ['status', 'status'],
  ['yes', 'yes'],
  ['rows', 'row'],
  ['ties', 'ty'],
])('gives %s the form %s', (word, term) => {
  expect(collectTerms(word)).toEqual([term]);
});

test('folds accents, ligatures and case in any script', () => {
  expect(fold('ÅNGSTRÖM São Łódź łøß ﬁle Straße Øßł')).toBe('angstrom sao lodz loss file strasse ossl');
  expect(fold('한국')).toBe('한국');
  expect(collectTerms('Ελληνικά 日本語 हिन्दी')).toEqual(['ελληνικα', '日本語', fold('हिन्दी')]);
});

test('gives offsets that cut the written words out of the text', () => {
  const text = '“Não”, said 𝒳 of value.trim()!';
  expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
    'Não',
    'said',
    '𝒳',
    'of',
    'value.trim',
  ]);
});

test('leaves stop words, single letters, long numbers and shares out of body text, but keeps them in headings', () => {
  expect(collectBodyTerms('with the 23390000 rows of a column x, 36.3 in 3.9')).toEqual(['row', 'column', '3.9']);
  expect(collectBodyTerms('404 1999 2024 3333 65536 1234567 12 99 q42 a1 b')).toEqual(['404', '3333', '65536', 'a1']);
  expect(collectTerms('with(e1, v, e2)')).toEqual(['with', 'e1', 'v', 'e2']);
});

test.each([
  ['splitting', 'split'],
  ['merged', 'merg'],
  ['merge', 'merg'],
  ['transformation', 'transform'],
  ['filling', 'fill'],
  ['being', 'being'],
  ['agreed', 'agre'],
  ['stirring', 'stir'],
  ['wooing', 'woo'],
])('finds for %s the root %s', (word, root) => expect(findRoot(word)).toBe(root));
