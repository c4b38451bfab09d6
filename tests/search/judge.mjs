// Judges a search by the queries beside this file. Plain JavaScript, as both the tests and the benchmark use it, and
// apart from the code that builds the index, so that an error there cannot hide.
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

/**
 * @typedef {{query: string, expect: string[], misspelled?: boolean, class?: string, aside?: boolean}} JudgedQuery
 *   `aside` marks those of `aside.json`
 * @typedef {{query: string, misspelled: boolean, class: string, aside: boolean, rank: number, first: string,
 *   expect: string[]}} Judgement
 *   `rank` counts from 1 and is 0 where no expected section was found
 */

/** The mean reciprocal rank that the search has to reach, without the phrasings that equal a judged query. */
export const leastMrr = 0.9;

/** The same for the queries that are kept aside from the tuning, and for the titles that users gave their questions. */
export const leastMrrAside = 0.89;
export const leastMrrOfTitles = 0.735;

/** The share of the misspelled queries that have to find their section among the first three hits. */
export const leastMisspelled = 0.95;

/** @returns {JudgedQuery[]} */
export function readQueries() {
  /** @param {string} name @returns {JudgedQuery[]} */
  const read = (name) => JSON.parse(fs.readFileSync(new URL(name, import.meta.url), 'utf8'));
  const aside = read('aside.json').map((one) => ({...one, aside: true}));
  return [...read('queries.json'), ...read('everyday.json'), ...read('titles.json'), ...aside];
}

const headings = 'h1,h2,h3,h4,h5,h6';

/**
 * @param {string} outDir the built site
 * @returns {(address: string) => string | null} the address of the section that holds an id; null where there is none
 */
export function createResolver(outDir) {
  /** @type {Map<string, Map<string, string> | null>} */
  const pages = new Map();

  /** @param {string} route */
  function readPage(route) {
    const file = path.join(outDir, route === '/' ? 'index.html' : `${route}.html`);
    if (!fs.existsSync(file)) return null;
    const $ = load(fs.readFileSync(file, 'utf8'));
    /** @type {Map<string, string>} */
    const sections = new Map();
    let section = '';
    $('main')
      .find(`[id], ${headings}`)
      .each((_, element) => {
        const isHeading = $(element).is(headings);
        if (isHeading) section = $(element).is('h1') ? '' : (element.attribs.id ?? section);
        if (!element.attribs.id) return;
        // An old ID on a separate line right before a heading names that heading.
        const line = $(element).is('a') && $(element).text() === '' ? $(element).closest('p, a') : null;
        const next = isHeading ? undefined : line?.next(headings).attr('id');
        sections.set(element.attribs.id, next ?? section);
      });
    return sections;
  }

  return (address) => {
    const [route = '', id] = address.split('#');
    if (!pages.has(route)) pages.set(route, readPage(route));
    const sections = pages.get(route);
    if (!sections) return null;
    if (id === undefined || id === '*') return address;
    const section = sections.get(id);
    if (section === undefined) return null;
    return section === '' ? route : `${route}#${section}`;
  };
}

/**
 * @param {JudgedQuery[]} queries
 * @param {(query: string) => Promise<string[]>} search the addresses of the hits below the base URL, best first
 * @param {(address: string) => string | null} resolve
 * @returns {Promise<Judgement[]>}
 */
export async function judge(queries, search, resolve) {
  /** @type {Judgement[]} */
  const judgements = [];
  for (const {query, expect, misspelled = false, class: kind = 'name', aside = false} of queries) {
    const hits = await search(query);
    const wanted = expect.map(resolve).filter((address) => address !== null);
    const rank =
      1 + hits.findIndex((hit) => wanted.some((address) => address === hit || address === `${hit.split('#')[0]}#*`));
    judgements.push({query, misspelled, class: kind, aside, rank, first: hits[0] ?? '', expect});
  }
  return judgements;
}

/** @param {Judgement[]} judgements @returns {number} the mean reciprocal rank */
export const meanRank = (judgements) =>
  judgements.reduce((sum, {rank}) => sum + (rank === 0 ? 0 : 1 / rank), 0) / judgements.length;

/** @param {Judgement[]} judgements @returns {string} the mean reciprocal rank of each set and class */
export function renderRanks(judgements) {
  /** @type {[string, (one: Judgement) => boolean][]} */
  const groups = [
    ['all', () => true],
    ['by name', (one) => one.class === 'name'],
    ['everyday', (one) => one.class !== 'name' && !one.aside],
    ...[...new Set(judgements.map((one) => one.class))]
      .filter((name) => name !== 'name')
      .map((name) => /** @type {[string, (one: Judgement) => boolean]} */ ([`  ${name}`, (one) => one.class === name])),
    ['aside', (one) => one.aside],
  ];
  return groups
    .map(([name, isIn]) => {
      const ofGroup = judgements.filter(isIn);
      return `  ${name}: ${meanRank(ofGroup).toFixed(3)}, ${ofGroup.length} queries`;
    })
    .join('\n');
}

/**
 * @param {Judgement[]} judgements
 * @returns {string} the queries whose first hit is not an expected one, a line each. Those aside stay unseen.
 */
export function renderMisses(judgements) {
  return judgements
    .filter(({rank, aside}) => rank !== 1 && !aside)
    .map(({query, misspelled, rank, first, expect}) => {
      const place = rank === 0 ? 'not found' : `place ${rank}`;
      return `  ${query}${misspelled ? ' (misspelled)' : ''}: ${place}, first ${first || 'nothing'}, expected ${expect[0]}`;
    })
    .join('\n');
}
