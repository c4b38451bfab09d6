import {errorsForgiven, findCloseTerms} from './closeTerms';
import type {OpenIndex} from './indexFile';
import {findSynonyms} from './synonyms';
import {stopWords, tokenize, type Word} from './tokenize';

/** One way to meet a word of the query: the index holds all of these terms. */
export interface Alternative {
  terms: string[];
  /** How much a match is worth beside the word as typed, which is worth 1. */
  weight: number;
  /** Terms that only begin with the last of these count too. */
  prefix: boolean;
}

/** A word of the query, and the ways to meet it. */
export interface QueryWord {
  typed: string;
  /** How much it says: the rarer a word is on the site, the more. */
  share: number;
  alternatives: Alternative[];
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Whether it is written as code is: an inner capital, a dot, a bracket. */
  isCode: boolean;
}

/** The part of an index that a query is read against. `terms` are sorted. */
export type Vocabulary = Pick<OpenIndex, 'terms' | 'frequency' | 'sections'>;

/** Words of a query that count; the rest of a longer one is not read. */
export const maxWords = 24;
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

/** What a word shares with its other forms: splitting → split, merged and merge → merg, transformation → transform. */
const findRoot = (word: string): string => {
  const root = /^(.{3,}?)(?:ing|ed|er|i?ation|e)$/.exec(word)?.[1];
  return root === undefined ? word : root.replace(/([^aeiouls])\1$/, '$1');
};

/** The other forms of a word that the index holds: reconciled, reconciling and reconciliation for reconcile. */
function findForms(terms: readonly string[], word: string): string[] {
  const root = findRoot(word);
  const forms: string[] = [];
  if (root.length < 3) return forms;
  for (let place = findPlace(terms, root); terms[place]?.startsWith(root); place += 1) {
    const term = terms[place] as string;
    if (term !== word && findRoot(term) === root) forms.push(term);
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

const createExact = (terms: string[], weight: number): Alternative => ({terms, weight, prefix: false});

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
  const alternatives = [...distances.keys()]
    .filter((term) => distances.get(term) === nearest)
    // Of terms equally near, a reader means the one with the same first letter, then the one that is used most.
    .map((term) => ({term, worth: (term[0] === word[0] ? 4 : 1) * (1 + frequency(term))}))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, maxCloseTerms)
    .map(({term}, place) => createExact([term], 0.9 / (1 + 0.3 * place)));
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

/** What other ways to meet a word are worth beside the word as typed. */
const worth = {form: 0.8, parts: 0.6, synonym: 0.5, joined: 1.2, ofRare: 0.4};

function createAlternatives(vocabulary: Vocabulary, {whole, parts}: Word, isLast: boolean): Alternative[] {
  const {terms, frequency} = vocabulary;
  const forms = findForms(terms, whole);
  const isKnown = forms.length > 0 || hasPrefix(terms, whole);
  // A word in one or two sections may be a typing error of theirs.
  const isRare = forms.length === 0 && whole.length > 5 && frequency(whole) > 0 && frequency(whole) < 3;
  const trust = isRare ? worth.ofRare : 1;
  const corrections = isKnown && !isRare ? [] : correct(vocabulary, whole, isLast);
  const likely = corrections.filter(({weight}) => !isKnown && weight > 0.6).flatMap((one) => one.terms);
  return [
    // A short word that the site knows is a word, not a beginning: PI is not picture.
    {terms: [whole], weight: 1, prefix: whole.length > 2 || frequency(whole) === 0},
    ...(parts.length > 0 ? [createExact(parts, worth.parts)] : []),
    ...forms.map((form) => createExact([form], worth.form)),
    ...corrections.map((one) => ({...one, weight: one.weight * trust})),
    ...[whole, ...forms, ...likely].flatMap(findSynonyms).map((terms) => createExact(terms, worth.synonym)),
  ];
}

/** The number of sections that hold a word which is still being typed, for want of a better guess. */
const usualFrequency = 30;

/** How much a word says by itself: the rarer it is on the site, the more, and stop words next to nothing. */
function createRarity({frequency, sections}: Vocabulary, {whole}: Word, alternatives: Alternative[]): number {
  const likely = alternatives.filter(({weight, terms}) => weight >= 0.7 && terms.length === 1);
  const most = Math.max(0, ...likely.map(({terms: [term]}) => frequency(term as string)));
  return Math.log(1 + sections.length / (most || usualFrequency)) * (stopWords.has(whole) ? 0.15 : 1);
}

/** Reads a query against the terms of an index. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const words = tokenize(query)
    .flatMap((token) => token.words)
    .slice(0, maxWords)
    .map((word, place, {length}) => {
      const alternatives = createAlternatives(vocabulary, word, place === length - 1);
      return {typed: word.whole, alternatives, share: createRarity(vocabulary, word, alternatives)};
    });
  // One word written as two: "for each", "format guesser".
  words.slice(1).forEach((right, place) => {
    const left = words[place] as QueryWord;
    const joined = left.typed + right.typed;
    if (!hasPrefix(vocabulary.terms, joined)) return;
    for (const one of [left, right]) one.alternatives.push({terms: [joined], weight: worth.joined, prefix: true});
  });
  const sum = words.reduce((total, {share}) => total + share, 0);
  for (const word of words) word.share /= sum;
  return {words, isCode: /\p{Ll}\p{Lu}|[(._]/u.test(query.trim())};
}
