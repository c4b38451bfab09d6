import type {Query, SearchResult} from 'minisearch';
import type {IndexedSection, OpenIndex} from './indexFile';
import {createTopic, type Alternative, type ParsedQuery, type QueryWord} from './query';
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

/** Pages on what OpenRefine does not do yet; who asks how to do a thing is not served by the plan for it. */
const isPlan = (route: string): boolean => /^\/docs\/technical-reference\/.*(?:goal-posts|ideas)$/.test(route);

/**
 * What a match is worth by where it is: readers look for the manual first, and in it for what concerns all; few write
 * code, news grows old, and the home page names everything. Who writes a plain word wants a menu before a function.
 */
function createWorth({isCode}: ParsedQuery, {kind, route, title}: IndexedSection): number {
  if (codeTitle.test(title)) return isCode ? 1 : 0.65;
  if (route === '/') return 0.5;
  if (kind === 'post') return 0.5;
  if (isPlan(route)) return 0.2;
  // Its headings are named like the menu items, which the manual explains.
  if (route === '/docs/technical-reference/operations') return isCode ? 0.7 : 0.2;
  const ofWikibase = route.includes('/wikibase/') ? 0.75 : 1;
  return route.startsWith('/docs/technical-reference/') ? ofWikibase * (isCode ? 0.9 : 0.42) : ofWikibase;
}

/** A heading that is code: `toDate()`, `row.record`, `pom.xml`. */
const codeTitle = /^\S+(?:\(\)|\.\p{L}+)$/u;

/** Below this number of hits that hold all words, or the most telling of them in their headings, those with some follow. */
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

/** A sum of shares above this is 1, rounding aside. */
const allMet = 0.9999;

/** Ways to meet a word that are worth less than this say nothing of what a heading means. */
const leastInTitle = 0.4;

/** The number of sections that hold a word which is still being typed, for want of a better guess. */
const usualFrequency = 30;

const sumShares = (shares: ReadonlyMap<QueryWord, number>, counts: (word: QueryWord) => boolean): number => {
  let sum = 0;
  for (const [word, share] of shares) if (counts(word)) sum += share;
  return sum;
};

const meets = (word: QueryWord, found: readonly string[]): boolean =>
  word.alternatives.some(({terms}) => terms.every((term) => found.includes(term)));

/** Whether headings hold a word, or one that begins with it. */
const meetsIn = (found: readonly string[], word: QueryWord): boolean =>
  found.length > 0 &&
  word.alternatives.some(
    ({terms, prefix, weight}) =>
      weight >= leastInTitle &&
      terms.every((term) => found.includes(term) || (prefix && found.some((one) => one.startsWith(term)))),
  );

/** A heading as the ranking compares it. */
interface HeadingKey {
  /** The terms, joined with spaces. */
  key: string;
  /** Functions that the heading names: `if(test), isBlank, isNull` gives if, isblank and isnull. */
  functions: string[];
  /** The older name that the address keeps; empty when it says the same. */
  alias: string;
  /** The words of the heading without stop words. */
  words: string[];
  /** These words without the site's name, in their shortest forms: "Download OpenRefine" is about download. */
  topic: string;
}

const headingKeys = new WeakMap<IndexedSection, HeadingKey>();

function createHeadingKey(section: IndexedSection): HeadingKey {
  const known = headingKeys.get(section);
  if (known) return known;
  const functions = Array.from(
    section.title.matchAll(/([\p{L}\p{N}_]+)\(|(?:^| )(\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu),
    ([, called, named = '']) => collectTerms(called ?? named)[0] ?? '',
  );
  const words = tokenize(section.title)
    .flatMap((token) => token.words.map(({whole}) => whole))
    .filter((word) => !stopWords.has(word));
  const created = {
    key: collectTerms(section.title).join(' '),
    functions,
    alias: section.alias.join(' '),
    words,
    topic: createTopic(words),
  };
  headingKeys.set(section, created);
  return created;
}

/** What a heading is worth that says just what is asked for: the deeper it stands, the more it means only its page. */
const exactBonus = [6, 4, 3.3, 2.5];

/** Whether the first words of a phrase are those of another. */
const beginsWith = (phrase: string, start: string): boolean =>
  phrase.startsWith(start) && (phrase.length === start.length || phrase[start.length] === ' ');

/** How much the heading's own wording adds: 1 for nothing. */
function createHeadingBonus({key, topic, others, joined, words}: ParsedQuery, section: IndexedSection): number {
  const heading = createHeadingKey(section);
  if (heading.functions.includes(joined)) return 4;
  const exact = exactBonus[section.level - 1] ?? 2;
  if (heading.key === key || (section.level === 1 && topic !== '' && heading.topic === topic)) return exact;
  if (topic !== '' && heading.topic === topic) return 0.8 * exact;
  // The address of a page in a folder of its own is short for what that folder is about.
  const isMain = section.level === 1 && section.route.split('/').length <= 4;
  if (heading.alias === key && section.kind !== 'post' && (isMain || section.level > 1)) return isMain ? exact : 3;
  if (others.has(heading.key)) return 0.6 * exact;
  // `value.split` asks for split, `foreach(value.split` for foreach as well.
  if (heading.functions.length > 0 && words.some(({typed}) => heading.functions.includes(typed))) return 2;
  if (beginsWith(heading.key, key) || beginsWith(heading.alias, key)) return 1.6;
  if (topic !== '' && beginsWith(heading.topic, topic)) return 1.5;
  return heading.key.startsWith(key) ? 1.4 : 1;
}

/** How much each word says, by how few sections hold it, so that together they say 1. */
function createShares(index: OpenIndex, words: QueryWord[]): Map<QueryWord, number> {
  const rarities = words.map(({alternatives}) => {
    const likely = alternatives.filter(({weight, terms}) => weight >= 0.7 && terms.length === 1);
    const frequency = Math.max(0, ...likely.map(({terms: [term]}) => index.frequency(term as string)));
    return Math.log(1 + index.sections.length / (frequency || usualFrequency));
  });
  const sum = rarities.reduce((total, rarity) => total + rarity, 0);
  return new Map(words.map((word, place) => [word, (rarities[place] as number) / sum]));
}

/** The sections that match a query and carry one of the tags, best first. */
export function rankSections(index: OpenIndex, query: ParsedQuery, tags: readonly string[]): RankedSection[] {
  if (query.words.length === 0) return [];
  const required = createShares(
    index,
    query.words.filter((word) => word.required),
  );
  const inTags = tags.length === 0 ? null : new Set(tags);

  const results = index.miniSearch.search(createMiniSearchQuery(query.words), {boost, bm25: {k: 1.2, b: 0.7, d: 0.5}});
  const good: RankedSection[] = [];
  const partial: RankedSection[] = [];
  for (const result of results) {
    const section = index.sections[result.id as number] as IndexedSection;
    if (inTags && !inTags.has(section.tag)) continue;
    const met = sumShares(required, (word) => meets(word, result.queryTerms));
    if (met === 0) continue;
    const ranked = rankOne(query, result, section, required);
    ranked.score *= met ** 2;
    // A heading that says most of the query stands beside the sections that hold all of it somewhere.
    if (met > allMet || ranked.inTitle > 0.5) good.push(ranked);
    else partial.push(ranked);
  }
  const byScore = (a: RankedSection, b: RankedSection): number => b.score - a.score || a.section.id - b.section.id;
  good.sort(byScore);
  return good.length >= enough ? good : [...good, ...partial.sort(byScore)];
}

function rankOne(
  query: ParsedQuery,
  {score, match}: SearchResult,
  section: IndexedSection,
  required: Map<QueryWord, number>,
): RankedSection & {inTitle: number} {
  const terms = Object.keys(match);
  const ofTitle = terms.filter((term) => match[term]?.includes('title'));
  const ofHeading = terms.filter((term) => match[term]?.some((field) => field !== 'body'));
  const inTitle = sumShares(required, (word) => meetsIn(ofTitle, word));
  const inHeading = sumShares(required, (word) => meetsIn(ofHeading, word)) > allMet;
  const whole = inTitle > allMet && createHeadingKey(section).words.every((word) => ofTitle.includes(word));
  const bonus =
    Math.max(createHeadingBonus(query, section), whole ? 2 : 1) * (1 + inTitle ** 2) * (section.level === 1 ? 1.15 : 1);
  return {section, score: score * bonus * createWorth(query, section), terms, inHeading, inTitle};
}
