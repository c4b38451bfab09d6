// @ts-check
// Measures the search of the built site in a browser, and fails when it misses a budget: npm run bench:search
//
//   transfer   number and kB (gzip) of all requests from opening the search window until the first hit appears
//   keystroke  ms that the worker takes to answer a keystroke, including the texts it loads (95th percentile), as a part
//              of the time from the start of the worker to its first answer, because machines differ in speed
//
// With --ablate, it says how much the rank falls without each part and each number of the ranking. With --set=FILE, a
// JSON list of {query, expect: [address]}, it says instead how well the built site finds those queries, phrasings included.
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {createResolver, judge, readQueries, renderMisses} from '../tests/search/judge.mjs';
import {CHUNKS, findChunk} from './findChunk.mjs';
import {findBrowser, findFreePort, findScript} from './findPrograms.mjs';
import {createHost} from './host.mjs';

const budgets = {kB: 260, requests: 12, part: 0.065};
const outDir = fileURLToPath(new URL('../build/', import.meta.url));

/**
 * In the page: starts the worker as the client does, and returns its answer to each query, and the milliseconds that it takes.
 * @param {{script: string, queries: string[]}} settings
 */
async function askWorker({script, queries}) {
  const worker = new Worker(script);
  const answers = [];
  for (const [id, query] of queries.entries()) {
    const start = performance.now();
    // The first message says only that the worker is there.
    const answered = new Promise((resolve) => (worker.onmessage = ({data}) => data?.id === id && resolve(data)));
    const tags = ['default', 'docs-default-current'];
    const request = {query, hitsPerPage: 20, page: 0, snippetWords: 10, tags};
    worker.postMessage({id, manifestUrl: new URL('/search-index.json', location.href).href, request});
    /** @type {{response: {hits: {url: string}[]}}} */
    const {response} = await answered;
    answers.push({ms: performance.now() - start, urls: response.hits.map(({url}) => url)});
  }
  worker.terminate();
  return answers;
}

/** @param {number[]} values @param {number} part */
const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;

/** @param {string} name @param {string} value @param {string} budget @param {boolean} ok */
function report(name, value, budget, ok) {
  console.log(`${ok ? 'ok  ' : 'MISS'}  ${name}: ${value} (budget ${budget})`);
  if (!ok) process.exitCode = 1;
}

/**
 * A whole first query, because visitors also wait for the texts of the last keystroke's hits.
 * @param {import('@playwright/test').Page} page
 * @param {Map<string, number>} sizes the bytes of each answer, compressed as they are sent
 */
async function measureTransfer(page, sizes) {
  sizes.clear();
  await page.locator('.DocSearch-Button').first().click();
  await page.locator('.DocSearch-Input').pressSequentially('text facet');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
  /** @param {RegExp} names */
  const kB = (names) => [...sizes].reduce((total, [name, bytes]) => total + (names.test(name) ? bytes / 1000 : 0), 0);
  const [all, index, texts] = [kB(/^/), kB(/\/search\/index-|\/search-index\.json$/), kB(/\/search\/texts-/)];
  const parts = `index ${index.toFixed(1)}, texts ${texts.toFixed(1)}, scripts and styles ${(all - index - texts).toFixed(1)}`;
  report('opening to first result', `${all.toFixed(1)} kB gzip: ${parts}`, `${budgets.kB} kB`, all <= budgets.kB);
  report('requests for it', String(sizes.size), String(budgets.requests), sizes.size <= budgets.requests);
}

/** @param {import('@playwright/test').Page} page */
async function measureKeystrokes(page) {
  const script = findChunk(CHUNKS.searchWorker);
  const loadTimes = [];
  for (let round = 0; round < 3; round += 1) {
    for (const {ms} of await page.evaluate(askWorker, {script, queries: ['a']})) loadTimes.push(ms);
  }
  const loadTime = percentile(loadTimes, 0.5);
  // Every third judged query, typed letter by letter. All queries would result in the same percentile.
  const typed = readQueries().filter((_, place) => place % 3 === 0);
  const queries = typed.flatMap(({query}) => Array.from(query, (_, place) => query.slice(0, place + 1)));
  const [, ...answers] = await page.evaluate(askWorker, {script, queries: ['a', ...queries]});
  const times = answers.map(({ms}) => ms);
  const p95 = percentile(times, 0.95);
  const part = p95 / loadTime;
  const value = `95th percentile ${p95.toFixed(1)} ms, ${part.toFixed(3)} of the first answer's ${loadTime.toFixed(0)} ms`;
  report(`${times.length} keystrokes`, value, String(budgets.part), part <= budgets.part);
}

/** @param {import('@playwright/test').Page} page @param {string} file */
async function measureSet(page, file) {
  /** @param {string} address */
  const pathOf = (address) => address.replace(/^https?:\/\/[^/]+/, '');
  /** @type {import('../tests/search/judge.mjs').JudgedQuery[]} */
  const queries = JSON.parse(fs.readFileSync(file, 'utf8'));
  const answers = await page.evaluate(askWorker, {
    script: findChunk(CHUNKS.searchWorker),
    queries: queries.map(({query}) => query),
  });
  const hits = new Map(queries.map(({query}, place) => [query, answers[place]?.urls.map(pathOf) ?? []]));
  const {mrr, judgements} = await judge(
    queries.map((one) => ({...one, expect: one.expect.map(pathOf)})),
    async (query) => hits.get(query) ?? [],
    createResolver(outDir),
  );
  const early = judgements.filter(({rank}) => rank > 0 && rank <= 3).length / queries.length;
  console.log(renderMisses(judgements));
  console.log(
    `${queries.length} queries: mean reciprocal rank ${mrr.toFixed(3)}, first three ${(100 * early).toFixed(1)} %`,
  );
}

const set = process.argv.find((one) => one.startsWith('--set='))?.slice('--set='.length);
if (process.argv.includes('--ablate')) {
  // The ranking is TypeScript, which Vitest reads.
  const args = [findScript('vitest'), 'run', '--project', 'output', 'tests/search/queries.test.ts'];
  const env = {...process.env, ABLATE: '1'};
  process.exitCode =
    spawnSync(process.execPath, [...args, '-t', 'without any one number'], {stdio: 'inherit', env}).status ?? 1;
} else {
  const sizes = new Map();
  const port = await findFreePort();
  const server = createHost(outDir);
  server.on('request', ({url}, response) =>
    response.on('finish', () => sizes.set(url, Number(response.getHeader('Content-Length') ?? 0))),
  );
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  /** @type {((page: import('@playwright/test').Page, sizes: Map<string, number>) => Promise<void>)[]} */
  const measures = set ? [(page) => measureSet(page, set)] : [measureTransfer, measureKeystrokes];
  for (const measure of measures) {
    // The service worker fetches the files that it stores while the browser is idle.
    const page = await browser.newPage({serviceWorkers: 'block'});
    await page.goto(`http://127.0.0.1:${port}/docs`);
    await page.waitForLoadState('networkidle');
    await measure(page, sizes);
    await page.close();
  }
  await browser.close();
  server.close();
}
