import {beforeAll, describe, expect, test} from 'vitest';
import {createSearchEngine, type SearchEngine} from '../../src/lib/search/engine';
import {toText, type IndexFile} from '../../src/lib/search/indexFile';
import {collectTerms} from '../../src/lib/search/tokenize';
import {
  createResolver,
  judge,
  leastMisspelled,
  leastMrr,
  leastMrrAside,
  leastMrrOfTitles,
  meanRank,
  readQueries,
  renderMisses,
  renderRanks,
  type Judgement,
} from './judge.mjs';
import {expectNoFaults} from '../expectNoFaults';
import {readBuiltIndex} from './builtIndex';

const queries = readQueries();
const resolve = createResolver('build');
const {index, loadTexts} = readBuiltIndex();
const {base} = index;

let engine: SearchEngine;
let judgements: Judgement[];

const ask = (query: string, of = engine) =>
  of.search({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: ['default', 'docs-default-current']});

const addresses = new Set<string>();

/** Judges what the queries find, and keeps the addresses of all hits. */
const judgeAll = (of = engine, asked = queries) =>
  judge(
    asked,
    async (query) => {
      const found = (await ask(query, of)).hits.map(({url}) => url.slice(base.length));
      for (const one of found) addresses.add(one);
      return found;
    },
    resolve,
  );

/** The index without the phrasings that consist of the words of a query: with them, the answers would be in the index. */
function withoutAnswers(file: IndexFile): IndexFile {
  const numbers = new Map(file.terms.split(' ').map((term, number) => [term, number]));
  const normalize = (encoded: string): string => Array.from(encoded).sort().join('');
  const asked = new Set(
    queries.map(({query}) => normalize(toText(collectTerms(query).map((term) => numbers.get(term) ?? -1)))),
  );
  const keep = (line: string): string =>
    line
      .split(' ')
      .filter((one) => !asked.has(normalize(one)))
      .join(' ');
  return {...file, phrasings: file.phrasings.split('\n').map(keep).join('\n')};
}

beforeAll(async () => {
  engine = createSearchEngine(withoutAnswers(index), loadTexts);
  judgements = await judgeAll();
  console.log(
    `${queries.length} judged queries, without the phrasings that equal one:\n` +
      `${renderRanks(judgements)}\n${renderMisses(judgements)}`,
  );
  // On a busy machine, the queries take much longer than the ten seconds that a hook has.
}, 300_000);

describe('The judged queries', () => {
  test('are each asked once', () => {
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  test('expect only sections that the built site has', () => {
    const lost = queries.flatMap(({query, expect}) =>
      expect.filter((one) => resolve(one) === null).map((one) => [query, one]),
    );
    expectNoFaults(
      lost.map(([query, one]) => `tests/search: "${query}" expects ${one}, which does not exist. Correct it.`),
    );
  });

  test(`find their section with a mean reciprocal rank of at least ${leastMrr}`, () => {
    const named = judgements.filter((one) => one.class !== 'title');
    expect(meanRank(named), renderMisses(named)).toBeGreaterThanOrEqual(leastMrr);
  });

  test(`find their section with one of at least ${leastMrrAside} where they are kept aside`, () => {
    expect(meanRank(judgements.filter(({aside}) => aside))).toBeGreaterThanOrEqual(leastMrrAside);
  });

  test(`find their section with one of at least ${leastMrrOfTitles} where they are titles of questions`, () => {
    const titles = judgements.filter((one) => one.class === 'title');
    expect(meanRank(titles), renderMisses(titles)).toBeGreaterThanOrEqual(leastMrrOfTitles);
  });

  test(`find their section among the first three hits in ${leastMisspelled * 100} % of the misspelled ones`, async () => {
    const misspelled = queries.filter((one) => one.misspelled);
    const judged = await judgeAll(
      createSearchEngine(index, async () => []),
      misspelled,
    );
    const late = judged.filter(({rank}) => rank === 0 || rank > 3);
    if (late.length > 0) console.warn(`Not among the first three hits:\n${renderMisses(late)}`);
    expect(1 - late.length / misspelled.length).toBeGreaterThanOrEqual(leastMisspelled);
  });
});

describe('The built index', () => {
  test('leads every hit to a heading that its page has', () => {
    expect(addresses.size).toBeGreaterThan(50);
    expectNoFaults([...addresses].filter((address) => resolve(address) === null));
  });

  test('leads the title of every page to that page first', async () => {
    const titles = index.pages.map(({route, sections: [top]}) => [top?.[1] ?? '', route] as const);
    const isOnlyOne = (title: string) => titles.filter(([one]) => one === title).length === 1;
    const missed: string[] = [];
    for (const [title, route] of titles.filter(([one]) => isOnlyOne(one))) {
      const [first] = (await ask(title)).hits;
      if (first?.url.slice(base.length).split('#')[0] !== route) missed.push(`${title}: ${first?.url}`);
    }
    expectNoFaults(missed);
  });

  test('gives every hit of a word in the text a snippet that marks it', async () => {
    const {hits} = await ask('histogram');
    // Others are found by what readers say for them.
    const holding = hits.filter(({content}) => /histogram/i.test(content ?? ''));
    expect(holding.length).toBeGreaterThan(3);
    for (const hit of holding) expect(hit._snippetResult.content?.value).toMatch(/<mark>histograms?<\/mark>/i);
  });
});
