import type {Query, SearchResult} from 'minisearch';
import type {IndexedSection, OpenIndex} from './indexFile';
import type {Alternative, ParsedQuery, QueryWord} from './query';
import {collectTerms, stopWords, tokenize} from './tokenize';

/** A section that matches, the better the higher its score. */
export interface RankedSection {
  section: IndexedSection;
  score: number;
  /** The terms of the index that were found in it. */
  terms: string[];
  /** Whether the heading, with those above it, holds all words of the query. */
  inHeading: boolean;
}

/** How much a field counts. */
const boost = {title: 6, path: 1.2, body: 1};

/**
 * What a match is worth by where it is: readers look for the manual first, few write code, news grows old, and the home
 * page names everything.
 */
function createWorth({kind, route}: IndexedSection): number {
  if (route === '/') return 0.5;
  if (kind === 'post') return 0.55;
  return route.startsWith('/docs/technical-reference/') ? 0.75 : 1;
}

/** Below this number of hits that hold all words, those that hold some follow. */
const enough = 8;

/** Prefixes of one or two letters begin so many words that only headings are worth looking at. */
const shortPrefix = 3;

function createMiniSearchQuery(words: QueryWord[]): Query {
  const weights = new Map<string, number>();
  const add = ({terms, weight, prefix}: Alternative): void =>
    terms.forEach((term, index) => {
      const key = `${prefix && index === terms.length - 1 ? '*' : '='}${term}`;
      // The terms of a phrase share its weight.
      weights.set(key, Math.max(weights.get(key) ?? 0, weight / Math.sqrt(terms.length)));
    });
  for (const {alternatives} of words) alternatives.forEach(add);
  const queries = Array.from(weights, ([key, weight]): Query => {
    const term = key.slice(1);
    const prefix = key.startsWith('*');
    const exact = {queries: [term], prefix: false, boostTerm: () => weight};
    if (!prefix) return exact;
    if (term.length >= shortPrefix) return {...exact, prefix: true};
    return {combineWith: 'OR', queries: [exact, {...exact, prefix: true, fields: ['title']}]};
  });
  return {combineWith: 'OR', queries};
}

const meets = (word: QueryWord, found: ReadonlySet<string>): boolean =>
  word.alternatives.some(({terms}) => terms.every((term) => found.has(term)));

/** A heading as the ranking compares it. */
interface HeadingKey {
  /** The terms, joined with spaces. */
  key: string;
  /** Functions that the heading names: `isBlank(e), isNull(e)` gives isblank and isnull. */
  functions: string[];
  /** The older name that the address keeps; empty when it says the same. */
  alias: string;
  /** The words of the heading without stop words. */
  words: string[];
}

const headingKeys = new WeakMap<IndexedSection, HeadingKey>();

function createHeadingKey(section: IndexedSection): HeadingKey {
  const known = headingKeys.get(section);
  if (known) return known;
  const functions = Array.from(
    section.title.matchAll(/([\p{L}\p{N}_]+)\(/gu),
    ([, name = '']) => collectTerms(name)[0] ?? '',
  );
  const alias = section.alias.join(' ');
  const created = {
    key: collectTerms(section.title).join(' '),
    functions,
    alias,
    words: tokenize(section.title)
      .flatMap((token) => token.words.map(({whole}) => whole))
      .filter((word) => !stopWords.has(word)),
  };
  headingKeys.set(section, created);
  return created;
}

/** How much the heading's own wording adds: 1 for nothing. */
function createHeadingBonus({key, words}: ParsedQuery, section: IndexedSection): number {
  const heading = createHeadingKey(section);
  const typed = words.map((word) => word.typed);
  if (heading.functions.includes(typed.join(''))) return 4;
  if (heading.key === key) return section.level === 1 ? 5 : 4;
  if (heading.alias === key && section.kind !== 'post') return 3;
  // `value.split` asks for split, `foreach(value.split` for foreach as well.
  const named = typed.filter((word) => heading.functions.includes(word));
  if (named.length > 0) return 2;
  if (heading.key.startsWith(`${key} `)) return 1.6;
  return heading.key.startsWith(key) ? 1.4 : 1;
}

/** The sections that match a query and carry one of the tags, best first. */
export function rankSections(index: OpenIndex, query: ParsedQuery, tags: readonly string[]): RankedSection[] {
  if (query.words.length === 0) return [];
  const required = query.words.filter((word) => word.required);
  const inTags = tags.length === 0 ? null : new Set(tags);

  const results = index.miniSearch.search(createMiniSearchQuery(query.words), {boost, bm25: {k: 1.2, b: 0.7, d: 0.5}});
  const complete: RankedSection[] = [];
  const partial: RankedSection[] = [];
  for (const result of results) {
    const section = index.sections[result.id as number] as IndexedSection;
    if (inTags && !inTags.has(section.tag)) continue;
    const met = required.filter((word) => meets(word, new Set(result.queryTerms)));
    if (met.length === 0) continue;
    const ranked = rankOne(query, result, section, required);
    if (met.length === required.length) complete.push(ranked);
    else partial.push({...ranked, score: ranked.score * (met.length / required.length) ** 2});
  }
  const byScore = (a: RankedSection, b: RankedSection): number => b.score - a.score || a.section.id - b.section.id;
  complete.sort(byScore);
  return complete.length >= enough ? complete : [...complete, ...partial.sort(byScore)];
}

function rankOne(
  query: ParsedQuery,
  {score, match}: SearchResult,
  section: IndexedSection,
  required: QueryWord[],
): RankedSection {
  const terms = Object.keys(match);
  const ofTitle = new Set(terms.filter((term) => match[term]?.includes('title')));
  const ofHeading = new Set(terms.filter((term) => match[term]?.some((field) => field !== 'body')));
  const meetsIn = (found: ReadonlySet<string>, word: QueryWord): boolean =>
    word.alternatives.some(({terms: wanted, prefix}) =>
      wanted.every((term) => found.has(term) || (prefix && [...found].some((one) => one.startsWith(term)))),
    );
  const inTitle = required.filter((word) => meetsIn(ofTitle, word)).length / required.length;
  const inHeading = required.every((word) => meetsIn(ofHeading, word));
  const whole = inTitle === 1 && createHeadingKey(section).words.every((word) => ofTitle.has(word));
  const bonus =
    Math.max(createHeadingBonus(query, section), whole ? 2 : 1) * (1 + inTitle ** 2) * (section.level === 1 ? 1.15 : 1);
  return {section, score: score * bonus * createWorth(section), terms, inHeading};
}
