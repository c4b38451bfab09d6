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
  /** The terms of the query, misspelt words put right, for comparing with headings. */
  key: string;
}

/** The part of an index that a query is read against. `terms` are sorted. */
export type Vocabulary = Pick<OpenIndex, 'terms' | 'frequency'>;

/** Words of a question that say nothing of what is looked for. */
const askingWords = new Set(
  'find get give help how know make need please search see show tell things want way'.split(' '),
);

const maxWords = 12;
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

const hasTerm = (terms: readonly string[], word: string): boolean => terms[findPlace(terms, word)] === word;
export const hasPrefix = (terms: readonly string[], word: string): boolean =>
  terms[findPlace(terms, word)]?.startsWith(word) ?? false;

/** Beginnings that a word shares with its other forms: splitting → split, merged → merg, transformation → transform. */
function createStems(word: string): string[] {
  const [, root] = /^(.{3,}?)(?:ing|ed|er|ation)$/.exec(word) ?? [];
  if (root === undefined) return /(?:x|z|ch|sh|s)e$/.test(word) ? [word.slice(0, -1)] : [];
  return [root.replace(/([^aeiouls])\1$/, '$1')];
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

function createAlternatives(vocabulary: Vocabulary, word: Word, isLast: boolean): Omit<QueryWord, 'required'> {
  const {terms, frequency} = vocabulary;
  const {whole, parts} = word;
  const known = hasPrefix(terms, whole);
  const alternatives: Alternative[] = [{terms: [whole], weight: /^\d+\./.test(whole) ? 2 : 1, prefix: true}];
  if (parts.length > 0) alternatives.push({terms: parts, weight: 0.6, prefix: false});
  const stems = createStems(whole).filter((stem) => hasPrefix(terms, stem));
  alternatives.push(...stems.map((stem) => ({terms: [stem], weight: 0.7, prefix: true})));
  // A word in one or two sections may be a typing error of theirs.
  const rare = known && stems.length === 0 && whole.length > 5 && frequency(whole) > 0 && frequency(whole) < 3;
  if (rare || (!known && stems.length === 0)) alternatives.push(...correct(vocabulary, whole, isLast));
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
    ...createAlternatives(vocabulary, word, index === words.length - 1),
    required: allOptional || !isOptional(word),
  }));
  for (let index = 0; index + 1 < parsed.length; index += 1) {
    const [left, right] = [parsed[index] as QueryWord, parsed[index + 1] as QueryWord];
    const pair: Alternative[] = findSynonyms(left.typed, right.typed).map((synonym) => ({
      terms: synonym,
      weight: 0.7,
      prefix: false,
    }));
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
  return {words: parsed, key: key.join(' ')};
}
