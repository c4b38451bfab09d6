/**
 * Turns text into search terms. The index and the queries use the same rules, so what is written one way and asked for
 * another way still meets: `forEach` gives foreach, for and each; `value.partition` gives value and partition;
 * "São" gives sao, "facets" gives facet; `3.9.0` stays one term.
 */

/** Names whose inner capitals part nothing. */
const wholeNames = new Set(
  'openrefine github gitlab javascript typescript mediawiki dbpedia linkedin youtube macos metaphone3 wikidata wikibase'.split(
    ' ',
  ),
);

/** One form for one thing and many: facets → facet, entries → entry. The last letter goes, whatever the word. */
const foldPlural = (term: string): string =>
  term.length < 4 || !/[^su]s$/.test(term) ? term : term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.slice(0, -1);

/** What a word shares with its other forms: splitting → split, merged and merge → merg, transformation → transform. */
export const findRoot = (word: string): string => {
  const root = /^(.{3,}?)(?:ing|ed|er|i?ation|e)$/.exec(word)?.[1];
  return root === undefined ? word : root.replace(/([^aeiouls])\1$/, '$1');
};

/** Words that nearly every section holds. Body text leaves them out; headings keep them, as `for` and `with` are names there. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being both but by can could did do does ' +
    'doing done dont each every for from get had has have having he her here how i if in instead into is it its just like may me more ' +
    'most my no nor not of on once one only or other our out over own same see several she should since so some such than that the their ' +
    'them then there these they this those through to too two under until up us use used using very want was we were what when ' +
    'where which while who why will with would you your'
  )
    .split(' ')
    .map(foldPlural),
);

/** "65,536" is one number, "a.b_c" a word of three. */
const compound = /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}_]+(?:[.'’ʼ][\p{L}\p{M}\p{N}_]+)*/gu;
const version = /^(?:v\.?)?(\d+(?:\.\d+)+)$/;
const maxTermLength = 40;

/** Lower case without accents: "Ångström" becomes "angstrom", "ﬁ" becomes "fi". */
export function fold(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text.toLowerCase();
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.replace(/ß/g, 'ss').replace(/ø/g, 'o').replace(/ł/g, 'l').normalize('NFC');
}

/** Splits at inner capitals: `parseHtml` → parse, Html; `HTMLParser` → HTML, Parser. */
const splitCamelCase = (word: string): string[] =>
  word
    // Safari reads no lookbehind before 16.4, so the places are marked with a character that no word holds.
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1\0')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1\0')
    .split('\0');

/** A written word; `parts` are its pieces where inner capitals part it, else there are none. */
export interface Word {
  whole: string;
  parts: string[];
}

/** A run of text with the words in it; `start` and `end` are its offsets in the text, in UTF-16 units. */
export interface Token {
  start: number;
  end: number;
  /** One, or more where dots or underscores join them. */
  words: Word[];
  /** The terms of all its words. */
  terms: string[];
}

const createTerm = (written: string): string => foldPlural(fold(written).slice(0, maxTermLength));

function createWord(written: string): Word {
  const bare = written.replace(/['’ʼ]s?$/u, '').replace(/['’ʼ]/gu, '');
  const whole = createTerm(bare);
  if (/^[\p{Ll}\p{N}]*$/u.test(bare) || wholeNames.has(whole)) return {whole, parts: none};
  const parts = splitCamelCase(bare).map(createTerm);
  return {whole, parts: parts.length > 1 ? parts.filter(Boolean) : none};
}

/** The parts of a word that nothing parts. */
const none: string[] = [];

function createWords(written: string): Word[] {
  // Most words are as plain as this, and every hit's text is cut into words while a reader waits.
  if (/^[a-z]{1,40}$/.test(written)) return [{whole: foldPlural(written), parts: none}];
  const number = version.exec(written.toLowerCase())?.[1];
  if (number !== undefined) return [{whole: number, parts: []}];
  return written
    .split(/[._]+/)
    .map(createWord)
    .filter(({whole}) => whole !== '');
}

/** The terms that a word is found by: its written form first. */
const termsOf = ({whole, parts}: Word): string[] => (parts.length === 0 ? [whole] : [whole, ...parts]);

/** Finds the words of a text, in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(compound)) {
    const words = createWords(match[0].replaceAll(',', ''));
    const [only] = words;
    if (!only) continue;
    const terms = words.length === 1 ? termsOf(only) : words.flatMap(termsOf);
    tokens.push({start: match.index, end: match.index + match[0].length, words, terms});
  }
  return tokens;
}

/** All terms of a heading, in order, with repetitions. */
export const collectTerms = (text: string): string[] => tokenize(text).flatMap(({terms}) => terms);

/** Ports, limits, and codes of errors, but no years. */
const isTelling = (term: string): boolean => /^(?!(?:19|20)\d\d$)\d{3,6}$/.test(term);

/** True for terms that help nobody find a section by its text: stop words, single letters, other numbers, codes such as q42. */
const isNoise = (term: string): boolean =>
  stopWords.has(term) || (/^(?:\p{L}|\d|[^.]*\d\d[^.]*(?:\.\d+)?)$/u.test(term) && !isTelling(term));

/** The terms of body text, in order, with repetitions. */
export const collectBodyTerms = (text: string): string[] => collectTerms(text).filter((term) => !isNoise(term));
