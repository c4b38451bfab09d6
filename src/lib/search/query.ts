import type {OpenIndex} from './indexFile';
import {errorsForgiven, findCloseTerms} from './closeTerms';
import {findSynonyms, synonymKeys} from './synonyms';
import {stopWords, termsOf, tokenize, type Word} from './tokenize';

/** One way to meet a word of the query: the index holds all of these terms. */
export interface Alternative {
  terms: string[];
  /** How much a match is worth beside the word as typed, which is worth 1. */
  weight: number;
  /** Terms that only begin with these count too. */
  prefix: boolean;
}

/** A word of the query, and the ways to meet it. */
export interface QueryWord {
  typed: string;
  /** False for stop words beside other words: they decide between hits, but no hit needs them. */
  required: boolean;
  /** False when no term begins with the word, so that it is taken for misspelt. */
  known: boolean;
  alternatives: Alternative[];
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Other headings for a query of one word: its synonyms. */
  others: ReadonlySet<string>;
  /** The words as typed, written as one. */
  joined: string;
  /** The terms of the query, misspelt words put right, for comparing with headings. */
  key: string;
  /** The same without what the words share with all others: see `createTopic`. */
  topic: string;
  /** Whether it is written as code is: an inner capital, a dot, a bracket. */
  isCode: boolean;
}

/** The part of an index that a query is read against. `terms` are sorted. */
export type Vocabulary = Pick<OpenIndex, 'terms' | 'frequency'>;

/** Words of a question that say nothing of what is looked for. */
const askingWords = new Set(
  'change find get give help how know make need please search see set show tell things want way'.split(' '),
);

/** Words of a query that count; the rest of a longer one is not read. */
export const maxWords = 12;
const maxCloseTerms = 6;

/** The place of the first term that is not before `word`. */
function findPlace(terms: readonly string[], word: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What words are about, for comparing titles with queries: their shortest forms, without stop words and the name of the
 * site, which is in many a title: "Reconciling" and "reconcile", "Download OpenRefine" and "downloads".
 */
export const createTopic = (words: readonly string[]): string =>
  words
    .filter((word) => !stopWords.has(word) && word !== 'openrefine' && word !== 'vs')
    .map((word) => (word.length < 6 ? word : word.replace(/(?:ing|ed|er|i?ation|e)$/, '')))
    .join(' ');

const hasTerm = (terms: readonly string[], word: string): boolean => terms[findPlace(terms, word)] === word;
export const hasPrefix = (terms: readonly string[], word: string): boolean =>
  terms[findPlace(terms, word)]?.startsWith(word) ?? false;

/** Beginnings that a word shares with its other forms: splitting → split, merged → merg, transformation → transform, reconcile → reconcil. */
function createStems(word: string): string[] {
  const [, root] = /^(.{3,}?)(?:ing|ed|er|i?ation)$/.exec(word) ?? [];
  if (root === undefined) return /(?:(?:x|z|ch|sh|s)|^.{5,})e$/.test(word) ? [word.slice(0, -1)] : [];
  return [root.replace(/([^aeiouls])\1$/, '$1')];
}

/** The forms of a word that the index holds: reconciled, reconciling and reconciliation for reconcile. */
function findForms(terms: readonly string[], word: string): string[] {
  const root = createTopic([word]);
  const forms: string[] = [];
  if (root.length < 4) return forms;
  for (let place = findPlace(terms, root); terms[place]?.startsWith(root); place += 1) {
    const term = terms[place] as string;
    if (term !== word && createTopic([term]) === root) forms.push(term);
  }
  return forms;
}

/** Letters that are taken for each other, above all by those who know the word from another language. */
const soundsAlike = [
  ['ks', 'x'],
  ['ph', 'f'],
  ['k', 'c'],
  ['z', 's'],
  ['y', 'i'],
] as const;

const createRespellings = (word: string): string[] =>
  soundsAlike
    .flatMap(([one, other]) => [word.replaceAll(one, other), word.replaceAll(other, one)])
    .filter((respelling) => respelling !== word);

/** Ways to meet a word that no term begins with, or hardly any section holds. */
function correct({terms, frequency}: Vocabulary, word: string, isLast: boolean): Alternative[] {
  const limit = errorsForgiven(word.length);
  let close = findCloseTerms(terms, word, limit);
  // The last word may be unfinished; its errors are forgiven when no finished word is near.
  if (isLast && (close[0]?.distance ?? Infinity) > 1) {
    close = [...close, ...findCloseTerms(terms, word, Math.min(limit, 2), true)];
  }
  for (const term of createRespellings(word)) if (hasTerm(terms, term)) close = [{term, distance: 1}, ...close];
  const distances = new Map<string, number>();
  for (const {term, distance} of close) distances.set(term, Math.min(distance, distances.get(term) ?? Infinity));
  distances.delete(word);
  const nearest = Math.min(...distances.values());
  const alternatives: Alternative[] = [...distances.keys()]
    .filter((term) => distances.get(term) === nearest)
    // Of terms equally near, a reader means the one with the same first letter, then the one that is used most.
    .map((term) => ({term, worth: (term[0] === word[0] ? 4 : 1) * (1 + frequency(term))}))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxCloseTerms)
    .map(({term}, place) => ({terms: [term], weight: 0.9 / (1 + 0.3 * place), prefix: false}));
  const [best] = alternatives;
  if (best) {
    const stems = best.terms.flatMap(createStems).filter((stem) => hasPrefix(terms, stem));
    alternatives.push(...stems.map((stem) => ({terms: [stem], weight: 0.6, prefix: true})));
  }
  // The site may lack the word and still know another for it.
  const [other] = findCloseTerms(synonymKeys, word, limit);
  if (other && other.distance < nearest) {
    alternatives.push(...findSynonyms(other.term).map((synonym) => ({terms: synonym, weight: 0.7, prefix: false})));
  }
  // Two words written as one: "textfacet".
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    if (!hasTerm(terms, start) || stopWords.has(start)) continue;
    if (end.length < 3 ? hasTerm(terms, end) : hasPrefix(terms, end)) {
      alternatives.push({
        terms: [start, end],
        weight: start.length > 2 && end.length > 2 ? 0.8 : 0.3,
        prefix: end.length > 2,
      });
    }
  }
  return alternatives;
}

function createAlternatives(
  vocabulary: Vocabulary,
  word: Word,
  isLast: boolean,
  isAlone: boolean,
): Omit<QueryWord, 'required'> {
  const {terms, frequency} = vocabulary;
  const {whole, parts} = word;
  const known = hasPrefix(terms, whole);
  // A short word that the site knows is a word, not a beginning: PI is not picture.
  const prefix = whole.length > 2 || frequency(whole) === 0;
  const alternatives: Alternative[] = [{terms: [whole], weight: /^\d+\./.test(whole) ? 2 : 1, prefix}];
  if (parts.length > 0) alternatives.push({terms: parts, weight: 0.6, prefix: false});
  const stems = createStems(whole).filter((stem) => hasPrefix(terms, stem));
  alternatives.push(...stems.map((stem) => ({terms: [stem], weight: 0.7, prefix: true})));
  if (isAlone)
    alternatives.push(...findForms(terms, whole).map((term) => ({terms: [term], weight: 0.5, prefix: false})));
  // A word in one or two sections may be a typing error of theirs.
  const rare = known && stems.length === 0 && whole.length > 5 && frequency(whole) > 0 && frequency(whole) < 3;
  if (rare || (!known && stems.length === 0)) {
    const trust = rare ? 0.4 : 1;
    alternatives.push(...correct(vocabulary, whole, isLast).map((one) => ({...one, weight: one.weight * trust})));
  }
  const corrected = known ? [] : alternatives.filter(({weight}) => weight > 0.6).flatMap((one) => one.terms);
  for (const term of new Set([whole, ...stems, ...corrected])) {
    alternatives.push(...findSynonyms(term).map((synonym) => ({terms: synonym, weight: 0.5, prefix: false})));
  }
  return {typed: whole, known: known || stems.length > 0, alternatives};
}

/** Reads a query against the terms of an index. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const {terms} = vocabulary;
  const words = tokenize(query)
    .flatMap((token) => token.words)
    .slice(0, maxWords);
  const isOptional = ({whole}: Word): boolean => stopWords.has(whole) || askingWords.has(whole);
  const allOptional = words.every(isOptional);
  const parsed: QueryWord[] = words.map((word, index) => ({
    ...createAlternatives(vocabulary, word, index === words.length - 1, words.length === 1),
    required: allOptional || !isOptional(word),
  }));
  // Small words between two of a pair mean nothing: "wide to long", "code of conduct".
  const plain = parsed.filter(({typed}) => !stopWords.has(typed));
  plain.slice(1).forEach((right, index) => {
    const left = plain[index] as QueryWord;
    const pair = findSynonyms(left.typed, right.typed).map((terms) => ({terms, weight: 0.9, prefix: false}));
    left.alternatives.push(...pair);
    right.alternatives.push(...pair);
  });
  for (let index = 0; index + 1 < parsed.length; index += 1) {
    const [left, right] = [parsed[index] as QueryWord, parsed[index + 1] as QueryWord];
    const pair: Alternative[] = [];
    // One word written as two: "for each", "format guesser".
    const joined = left.typed + right.typed;
    if (joined.length > 3 && hasPrefix(terms, joined)) pair.push({terms: [joined], weight: 1.2, prefix: true});
    left.alternatives.push(...pair);
    right.alternatives.push(...pair);
  }
  const key = words.flatMap((word, index) => {
    const {known, alternatives} = parsed[index] as QueryWord;
    return known ? termsOf(word) : (alternatives[1]?.terms ?? termsOf(word));
  });
  const isCode = /\p{Ll}\p{Lu}|[(._]/u.test(query.trim());
  const joined = parsed.map(({typed}) => typed).join('');
  const others = parsed.length > 1 ? [] : parsed.flatMap(({alternatives}) => alternatives.slice(1));
  return {
    words: parsed,
    others: new Set(others.map((one) => one.terms.join(' '))),
    joined,
    key: key.join(' '),
    topic: createTopic(key),
    isCode,
  };
}
