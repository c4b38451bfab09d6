import {errorsForgiven, findCloseTerms} from './closeTerms';
import type {OpenIndex} from './indexFile';
import {findData} from './literal';
import {findSynonyms} from './synonyms';
import {findRoot, stopWords, tokenize, type Word} from './tokenize';
import {weights} from './weights';

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
  /** What it is taken for, where the site has no such word. */
  guess?: string | undefined;
  alternatives: Alternative[];
}

export interface ParsedQuery {
  words: QueryWord[];
  /** Whether it is written as code is: an inner capital, a dot, a bracket. */
  isCode: boolean;
  /** The query with the guesses, if there are any. */
  corrected?: string | undefined;
  /** Whether at least half of its words are guesses. */
  isGuess: boolean;
}

/** The part of an index that a query is read against. */
type Vocabulary = Pick<OpenIndex, 'terms' | 'sections'>;

/** Words of a query that count; the rest of a longer one is not read. */
export const maxWords = 24;
const maxCloseTerms = 6;

export const hasPrefix = (terms: Vocabulary['terms'], word: string): boolean =>
  terms.atPrefix(word).keys().next().done !== true;

/** The other forms of a word that the index holds: reconciled, reconciling and reconciliation for reconcile. */
function findForms(terms: Vocabulary['terms'], word: string): string[] {
  const root = findRoot(word);
  if (root.length < 3) return [];
  return [...terms.atPrefix(root).keys()].filter((term) => term !== word && findRoot(term) === root);
}

/** What wishes, complaints, and the old name are made of: they say little about the subject. */
const smallTalk = new Set(
  (
    'able allow broken bug correctly creating desired easier easy enhancement fail failed failing feature google gui improve ' +
    'improvement issue nice possible problem produce properly question refine request suggestion trouble try trying ' +
    'unable using wish work working'
  ).split(' '),
);

const createExact = (terms: string[], weight: number): Alternative => ({terms, weight, prefix: false});

/** Ways to meet a word that no term begins with, or hardly any section holds. */
function correct({terms}: Vocabulary, word: string): Alternative[] {
  // Two errors are forgiven only in words that begin alike: "kaggle" is not "angle".
  const close = findCloseTerms(terms, word, errorsForgiven(word.length)).filter(
    ({term, distance}) => distance === 1 || (distance > 1 && term[0] === word[0]),
  );
  const alternatives = close
    .filter(({distance}) => distance === close[0]?.distance)
    // Of terms equally near, a reader means the one that is used most.
    .sort((a, b) => (terms.get(b.term) ?? 0) - (terms.get(a.term) ?? 0))
    .slice(0, maxCloseTerms)
    .map(({term}) => createExact([term], weights.corrected));
  // Two words written as one: "textfacet".
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const [start, end] = [word.slice(0, cut), word.slice(cut)];
    if (terms.has(start) && !stopWords.has(start) && hasPrefix(terms, end)) {
      alternatives.push({terms: [start, end], weight: weights.corrected, prefix: true});
    }
  }
  return alternatives;
}

/** The number of sections that hold a word which is still being typed, for want of a better guess. */
const usualFrequency = 30;

/** How much a word says by itself: the rarer it is on the site, the more. */
function createRarity({terms: known, sections}: Vocabulary, alternatives: Alternative[]): number {
  const likely = alternatives.filter(({weight, terms}) => weight >= 0.7 && terms.length === 1);
  const most = Math.max(0, ...likely.map(({terms: [term]}) => known.get(term as string) ?? 0));
  return Math.log(1 + sections.length / (most || usualFrequency));
}

const weighSmall = (term: string): number =>
  stopWords.has(term) ? weights.smallWord : smallTalk.has(term) ? weights.smallTalk : 1;

function createWord(vocabulary: Vocabulary, {whole, parts}: Word, isData: boolean): QueryWord {
  const {terms} = vocabulary;
  const frequency = terms.get(whole) ?? 0;
  const forms = findForms(terms, whole);
  const isKnown = forms.length > 0 || hasPrefix(terms, whole);
  // A word in one or two sections may be a typing error of theirs.
  const isRare = forms.length === 0 && whole.length > 5 && frequency > 0 && frequency < 3;
  const corrections = (isKnown && !isRare) || isData || /\d{3}/.test(whole) ? [] : correct(vocabulary, whole);
  // A word that the site knows counts twice as much as what it may be an error for.
  if (isKnown) for (const one of corrections) one.weight /= 2;
  const likely = isKnown ? [] : corrections.flatMap((one) => one.terms);
  const alternatives = [
    // A short word that the site knows is a word, not a beginning: PI is not picture.
    {terms: [whole], weight: 1, prefix: whole.length > 2 || frequency === 0},
    ...(parts.length > 0 ? [createExact(parts, weights.form)] : []),
    ...[...forms, ...likely.flatMap((term) => findForms(terms, term))].map((form) => createExact([form], weights.form)),
    ...corrections,
    ...[whole, ...forms, ...likely].flatMap(findSynonyms).map((terms) => createExact(terms, weights.synonym)),
  ].filter(({weight}) => weight > 0);
  return {
    typed: whole,
    alternatives,
    share: createRarity(vocabulary, alternatives) * weighSmall(whole),
    guess:
      isKnown || (parts.length > 0 && parts.every((part) => terms.has(part)))
        ? undefined
        : corrections[0]?.terms.join(' '),
  };
}

/** Reads a query against the terms of an index. */
export function parseQuery(query: string, vocabulary: Vocabulary): ParsedQuery {
  const isCode = /\p{Ll}\p{Lu}|[(._]/u.test(query.trim());
  const tokens = tokenize(query);
  // Two words of the site in quotation marks are a name of the program, such as "Text facet".
  const isName = (from: number, to: number): boolean => {
    const quoted = tokens.filter(({start, end}) => from <= start && end <= to).flatMap((token) => token.words);
    return quoted.length === 2 && quoted.every(({whole}) => !/\d/.test(whole) && vocabulary.terms.has(whole));
  };
  const data = findData(query).filter(([from, to]) => !isName(from, to));
  const words = tokens
    .flatMap(({words: ofToken, start, end}) => ofToken.map((word) => ({word, start, end})))
    .slice(0, maxWords)
    .map(({word, start, end}) => {
      const isData = data.some(([from, to]) => from <= start && end <= to);
      const created = createWord(vocabulary, word, isData);
      // What is data is different for each reader, so it says little.
      if (isData) for (const one of created.alternatives) one.weight *= weights.data;
      if (isData) created.share *= weights.data;
      if (isCode && query[end] === '(') created.share *= weights.called;
      return created;
    });
  // One word written as two: "for each", "format guesser".
  words.slice(1).forEach((right, place) => {
    const left = words[place] as QueryWord;
    const joined = left.typed + right.typed;
    if (!hasPrefix(vocabulary.terms, joined)) return;
    for (const one of [left, right]) {
      one.alternatives.push({terms: [joined], weight: 1, prefix: true});
      one.guess = undefined;
    }
  });
  const sum = words.reduce((total, {share}) => total + share, 0);
  for (const word of words) word.share /= sum;
  const guesses = words.filter(({guess}) => guess).length;
  const corrected = guesses > 0 ? words.map(({guess, typed}) => guess ?? typed).join(' ') : undefined;
  return {words, corrected, isGuess: 2 * guesses >= words.length, isCode};
}
