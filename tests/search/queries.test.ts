import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {beforeAll, describe, expect, test} from 'vitest';
import {createSearchEngine, type SearchEngine} from '../../src/lib/search/engine';
import type {IndexFile} from '../../src/lib/search/indexFile';
import {createTextPath, manifestName, type SearchManifest} from '../../src/lib/search/manifest';
import {
  createResolver,
  judge,
  leastMrr,
  readQueries,
  renderMisses,
  worstMisspeltRank,
  type Judgement,
} from './judge.mjs';

const outDir = fileURLToPath(new URL('../../build/', import.meta.url));
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')) as T;

const queries = readQueries();
const resolve = createResolver(outDir);

let engine: SearchEngine;
let base: string;
let result: {mrr: number; judgements: Judgement[]};

const ask = (query: string) =>
  engine.search({query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: ['default', 'docs-default-current']});

beforeAll(async () => {
  const manifest = readJson<SearchManifest>(manifestName);
  const index = readJson<IndexFile>(manifest.index);
  base = index.base;
  engine = createSearchEngine(index, async (section) => readJson<string>(createTextPath(manifest, section)));
  result = await judge(
    queries,
    async (query) => (await ask(query)).hits.map(({url}) => url.slice(base.length)),
    resolve,
  );
  const misspelt = result.judgements.filter((one) => one.misspelt);
  const worst = Math.max(...misspelt.map(({rank}) => rank || Infinity));
  console.log(
    `${queries.length} judged queries: mean reciprocal rank ${result.mrr.toFixed(3)}; ` +
      `${misspelt.length} misspelt ones, the worst at place ${worst}.\n${renderMisses(result.judgements)}`,
  );
  // On a busy machine the queries take longer than the ten seconds that a hook has.
}, 60_000);

describe('The judged queries', () => {
  test('are 250 or more, each asked once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(250);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  test('expect only sections that the built site has', () => {
    expect(queries.flatMap((one) => one.expect).filter((address) => resolve(address) === null)).toEqual([]);
  });

  test(`find their section with a mean reciprocal rank of at least ${leastMrr}`, () => {
    expect(result.mrr, renderMisses(result.judgements)).toBeGreaterThanOrEqual(leastMrr);
  });

  test(`find their section among the first ${worstMisspeltRank} hits when they are misspelt`, () => {
    const failed = result.judgements.filter(({misspelt, rank}) => misspelt && (rank === 0 || rank > worstMisspeltRank));
    expect(failed).toEqual([]);
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
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit._snippetResult.content?.value).toMatch(/<mark>histograms?<\/mark>/i);
  });
});
