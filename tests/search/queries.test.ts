import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, describe, expect, test} from 'vitest';
import {createSearchEngine, type SearchEngine} from '../../src/lib/search/engine';
import type {IndexFile} from '../../src/lib/search/indexFile';
import {rules} from '../../src/lib/search/rank';
import {createTextPath, manifestName, type SearchManifest} from '../../src/lib/search/manifest';
import {
  createResolver,
  judge,
  leastMrr,
  leastMrrAside,
  meanRank,
  readQueries,
  renderMisses,
  renderRanks,
  worstMisspelledRank,
  type Judgement,
} from './judge.mjs';

const outDir = fileURLToPath(new URL('../../build/', import.meta.url));
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')) as T;

const queries = readQueries();
const resolve = createResolver(outDir);

/** What a rule of the ranking has to be worth in mean reciprocal rank over the queries that are not kept aside. */
const leastWorth = 0.003;

let engine: SearchEngine;
let index: IndexFile;
let base: string;
let result: {mrr: number; judgements: Judgement[]};

const ask = (query: string, of = engine) =>
  of.search({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: ['default', 'docs-default-current']});

const judgeAll = (of = engine, asked = queries) =>
  judge(asked, async (query) => (await ask(query, of)).hits.map(({url}) => url.slice(base.length)), resolve);

beforeAll(async () => {
  const manifest = readJson<SearchManifest>(manifestName);
  index = readJson<IndexFile>(manifest.index);
  base = index.base;
  engine = createSearchEngine(index, async (section) => readJson<string>(createTextPath(manifest, section)));
  result = await judgeAll();
  const misspelled = result.judgements.filter((one) => one.misspelled);
  const worst = Math.max(...misspelled.map(({rank}) => rank || Infinity));
  console.log(
    `${queries.length} judged queries: mean reciprocal rank ${result.mrr.toFixed(3)}; ` +
      `${misspelled.length} misspelled ones, the worst at place ${worst}.\n${renderRanks(result.judgements)}\n${renderMisses(result.judgements)}`,
  );
  // On a busy machine the queries take longer than the ten seconds that a hook has.
}, 60_000);

describe('The judged queries', () => {
  test('are 1,120 or more, 60 of them kept aside, each asked once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(1120);
    expect(queries.filter(({aside}) => aside).length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  test('expect only sections that the built site has', () => {
    expect(queries.flatMap((one) => one.expect).filter((address) => resolve(address) === null)).toEqual([]);
  });

  test(`find their section with a mean reciprocal rank of at least ${leastMrr}`, () => {
    expect(result.mrr, renderMisses(result.judgements)).toBeGreaterThanOrEqual(leastMrr);
  });

  test(`find their section with one of at least ${leastMrrAside} where they are kept aside`, () => {
    expect(meanRank(result.judgements.filter(({aside}) => aside))).toBeGreaterThanOrEqual(leastMrrAside);
  });

  test(`find their section among the first ${worstMisspelledRank} hits when they are misspelled`, () => {
    const failed = result.judgements.filter(
      ({misspelled, aside, rank}) => misspelled && !aside && (rank === 0 || rank > worstMisspelledRank),
    );
    expect(failed).toEqual([]);
  });

  // Asks every query once more for each rule, so only on demand: npm run bench:search -- --ablate
  test.runIf(process.env.ABLATE)(`lose ${leastWorth} without any one rule of the ranking`, async () => {
    const asked = queries.filter(({aside}) => !aside);
    const {mrr} = await judgeAll(engine, asked);
    const worths = new Map<string, number>();
    for (const rule of Object.keys(rules)) {
      const without = createSearchEngine(index, async () => '', rule);
      worths.set(rule, mrr - (await judgeAll(without, asked)).mrr);
    }
    console.log(Array.from(worths, ([rule, worth]) => `${worth.toFixed(4)}  ${rule}`).join('\n'));
    for (const [rule, worth] of worths) expect(worth, rule).toBeGreaterThanOrEqual(leastWorth);
  });
});

describe('The built index', () => {
  test('leads every hit to a heading that its page has', async () => {
    const addresses = new Set<string>();
    for (const {query} of queries) for (const {url} of (await ask(query)).hits) addresses.add(url.slice(base.length));
    expect(addresses.size).toBeGreaterThan(50);
    expect([...addresses].filter((address) => resolve(address) === null)).toEqual([]);
  });

  test('gives every hit of a word in the text a snippet that marks it', async () => {
    const {hits} = await ask('histogram');
    // Others are found by what readers say for them.
    const holding = hits.filter(({content}) => /histogram/i.test(content ?? ''));
    expect(holding.length).toBeGreaterThan(3);
    for (const hit of holding) expect(hit._snippetResult.content?.value).toMatch(/<mark>histograms?<\/mark>/i);
  });
});
