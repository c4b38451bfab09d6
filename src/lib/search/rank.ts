import type {MatchInfo, Query} from 'minisearch';
import type {IndexedSection, OpenIndex} from './indexFile';
import {maxWords, type Alternative, type ParsedQuery, type QueryWord} from './query';
import {collectTerms, stopWords} from './tokenize';
import {weights} from './weights';

/** A section that matches, the better the higher its score. */
export interface RankedSection {
  section: IndexedSection;
  score: number;
  /** The fields in which each term of the index was found. */
  match: MatchInfo;
}

const weigh = (term: string): number => (stopWords.has(term) || term === 'openrefine' ? weights.smallName : 1);

/** One of the names of a section, as terms with their weights. */
interface Name {
  terms: string[];
  weights: number[];
  /** The sum of the weights. */
  all: number;
}

function createName(terms: string[]): Name {
  const weights = terms.map(weigh);
  return {terms, weights, all: weights.reduce((sum, weight) => sum + weight, 0)};
}

const namesOf = new WeakMap<IndexedSection, Name[]>();

/** What a section is called: its heading, the functions in it, what readers say for it, and its address. */
function createNames(section: IndexedSection): Name[] {
  const known = namesOf.get(section);
  if (known) return known;
  // `if(test), isBlank, isNull` gives if, isBlank and isNull.
  const functions = Array.from(
    section.title.matchAll(/([\p{L}\p{N}_]+)\(|(?:^| )(\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu),
    ([, called, named = '']) => called ?? named,
  );
  const written = [section.title, ...functions].map(collectTerms);
  const created = [...written, ...section.phrasings, section.kind === 'post' ? [] : section.alias].map(createName);
  namesOf.set(section, created);
  return created;
}

/** How well a term meets each word of the query, from 0 to 1; undefined when it meets none. */
type Meets = (term: string) => readonly number[] | undefined;

function meetWord({alternatives}: QueryWord, term: string): number {
  let best = 0;
  for (const {terms, weight, prefix} of alternatives) {
    const start = terms.at(-1) as string;
    const met = terms.includes(term) ? 1 : prefix && term.startsWith(start) ? 0.5 + start.length / term.length / 2 : 0;
    best = Math.max(best, (Math.min(1, weight) * met) / terms.length);
  }
  return best;
}

/** `found` are all terms of the index that the query has found, so that no other needs a look. */
function createMeets({words}: ParsedQuery, found: ReadonlySet<string>): Meets {
  const met = new Map(Array.from(found, (term) => [term, words.map((word) => meetWord(word, term))]));
  return (term) => met.get(term);
}

/** How well each word of the query is met by the name at hand; made once, as names are compared by the thousand. */
const best = new Float64Array(maxWords);

/** How alike a name and the query are, from 0 to 1: the mean of what each of them holds of the other. */
function compare(words: QueryWord[], {terms, weights: ofTerms, all}: Name, meets: Meets): number {
  let [held, last, steps, back] = [0, -1, 0, 0];
  for (let place = 0; place < terms.length; place += 1) {
    const met = meets(terms[place] as string);
    if (!met) continue;
    if (held === 0) best.fill(0);
    let [most, nearest] = [0, 0];
    for (let word = 0; word < met.length; word += 1) {
      const value = met[word] as number;
      if (value > (best[word] as number)) best[word] = value;
      if (value > most) [most, nearest] = [value, word];
    }
    held += (ofTerms[place] as number) * most;
    if (last >= 0 && nearest !== last) steps += 1;
    if (nearest < last) back += 1;
    last = nearest;
  }
  if (held === 0) return 0;
  const found = words.reduce((sum, {share}, word) => sum + share * (best[word] as number), 0);
  // "Columns into rows" is not "rows into columns".
  return (2 / (1 / found + all / held)) * (1 - (weights.order * back) / Math.max(1, steps));
}

/** How alike the best of the names is to the query, with some of the second best. */
function findLikeness(words: QueryWord[], names: Name[], meets: Meets): number {
  const [best = 0, second = 0] = names.map((name) => compare(words, name, meets)).sort((a, b) => b - a);
  return best + weights.secondName * second;
}

/** Readers look for the manual first, then for technical pages and news, unless they write code. */
function createPlace({part, route}: IndexedSection, {isCode}: ParsedQuery): number {
  // The home page names everything.
  if (part === 'blog' || route === '/' || (part === 'technical' && !isCode)) return weights.elsewhere;
  return /^\/docs\/manual\/(grelfunctions|glossary)/.test(route) && !isCode ? weights.functions : 1;
}

/** A sum of shares above this is 1, rounding aside. */
const allMet = 0.9999;

/** A title as like the query as this differs from it in the product's name, or in a small word, at most. */
const nearlyAllMet = 0.86;

/** What a page is worth whose title is the query, with or without the product's name. */
function createTitleWorth(section: IndexedSection, words: QueryWord[], meets: Meets): number {
  if (section.anchor !== null) return 1;
  return compare(words, createNames(section)[0] as Name, meets) > nearlyAllMet ? weights.exactTitle : 1;
}

/** What scores less than this share of the first hit is no answer to the query. */
const leastShare = 0.01;

/** Prefixes of one or two letters begin so many words that only headings are worth looking at. */
const shortPrefix = 3;

function createMiniSearchQuery(words: QueryWord[]): Query {
  const worths = new Map<string, number>();
  const add = ({terms, weight, prefix}: Alternative): void =>
    terms.forEach((term, index) => {
      const key = `${prefix && index === terms.length - 1 ? '*' : '='}${term}`;
      // The terms of a phrase share its weight.
      worths.set(key, Math.max(worths.get(key) ?? 0, weight / Math.sqrt(terms.length)));
    });
  for (const {alternatives} of words) alternatives.forEach(add);
  const queries = Array.from(worths, ([key, weight]): Query => {
    const term = key.slice(1);
    const prefix = key.startsWith('*');
    const exact = {queries: [term], prefix: false, boostTerm: () => weight};
    if (!prefix) return exact;
    if (term.length >= shortPrefix) return {...exact, prefix: true};
    return {combineWith: 'OR', queries: [exact, {...exact, prefix: true, fields: ['title']}]};
  });
  return {combineWith: 'OR', queries};
}

/** The share of the query that terms meet. Small words are met by any text. */
const sumMet = (words: QueryWord[], found: readonly string[]): number =>
  words
    .filter(
      ({typed, alternatives}) =>
        stopWords.has(typed) || alternatives.some(({terms}) => terms.every((term) => found.includes(term))),
    )
    .reduce((sum, {share}) => sum + share, 0);

/** Whether these fields of a section hold all words of the query. */
export function holdsAll({words}: ParsedQuery, match: MatchInfo, ...fields: string[]): boolean {
  const terms = Object.keys(match).filter((term) => match[term]?.some((field) => fields.includes(field)));
  return sumMet(words, terms) > allMet;
}

/** The sections that match a query and carry one of the tags, best first. */
export function rankSections(index: OpenIndex, query: ParsedQuery, tags: readonly string[]): RankedSection[] {
  const {words} = query;
  if (words.length === 0) return [];
  const inTags = tags.length === 0 ? null : new Set(tags);
  const {title, asked, names, namesPower, wordsPower} = weights;

  const results = index.miniSearch.search(createMiniSearchQuery(words), {
    boost: {title, asked},
    bm25: {k: 1.2, b: weights.fieldLength, d: 0.5},
  });
  const meets = createMeets(query, new Set(results.flatMap(({terms}) => terms)));
  const ranked: RankedSection[] = [];
  // Many sections hold the same words of the query.
  const shares = new Map<string, number>();
  for (const {id, score, match, queryTerms} of results) {
    const section = index.sections[id as number] as IndexedSection;
    if (inTags && !inTags.has(section.tag)) continue;
    const held = queryTerms.join(' ');
    const met = shares.get(held) ?? sumMet(words, queryTerms);
    shares.set(held, met);
    // Most sections hold the words in their text alone, and their names need no look.
    const isNamed = Object.values(match).some((fields) => fields.some((field) => field !== 'body'));
    const likeness = isNamed ? findLikeness(words, createNames(section), meets) : 0;
    // How much of the query it holds, and how it is called, count for more than how often and where the words occur.
    ranked.push({
      section,
      score:
        score ** wordsPower *
        met ** weights.metPower *
        (1 + names * likeness ** namesPower) *
        createPlace(section, query) *
        createTitleWorth(section, words, meets),
      match,
    });
  }
  ranked.sort((a, b) => b.score - a.score || a.section.id - b.section.id);
  return ranked.filter(({score}) => score > leastShare * (ranked[0] as RankedSection).score);
}
