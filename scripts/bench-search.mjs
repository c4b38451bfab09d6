// @ts-check
// Measures the search of the built site in a browser, and fails when it misses a budget: npm run bench:search
//
//   transfer   number and kB (gzip) of all requests from opening the search window until the first hit appears
//   keystroke  ms that the worker takes to answer a keystroke, including the texts it loads (95th percentile), as a part
//              of the time from the start of the worker to its first answer, because machines differ in speed
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {readQueries} from '../tests/search/judge.mjs';
import {CHUNKS, findChunk} from './findChunk.mjs';
import {findBrowser, findFreePort} from './findPrograms.mjs';
import {createHost} from './host.mjs';

const budgets = {kB: 260, requests: 12, part: 0.065};
const outDir = fileURLToPath(new URL('../build/', import.meta.url));

/**
 * In the page: starts the worker as the client does, and returns the milliseconds that it takes for each query.
 * @param {{script: string, queries: string[]}} settings
 */
async function askWorker({script, queries}) {
  const worker = new Worker(script);
  const times = [];
  for (const [id, query] of queries.entries()) {
    const start = performance.now();
    // The first message says only that the worker is there.
    const answered = new Promise((resolve) => (worker.onmessage = ({data}) => data?.id === id && resolve(data)));
    const tags = ['default', 'docs-default-current'];
    const request = {query, hitsPerPage: 20, page: 0, snippetWords: 10, tags};
    worker.postMessage({id, manifestUrl: new URL('/search-index.json', location.href).href, request});
    await answered;
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
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
    loadTimes.push(...(await page.evaluate(askWorker, {script, queries: ['a']})));
  }
  const loadTime = percentile(loadTimes, 0.5);
  // Every tenth judged query, typed letter by letter. All queries would result in nearly the same percentile.
  const typed = readQueries().filter((_, place) => place % 10 === 0);
  const queries = typed.flatMap(({query}) => Array.from(query, (_, place) => query.slice(0, place + 1)));
  const [, ...times] = await page.evaluate(askWorker, {script, queries: ['a', ...queries]});
  const p95 = percentile(times, 0.95);
  const part = p95 / loadTime;
  const value = `95th percentile ${p95.toFixed(1)} ms, ${part.toFixed(3)} of the first answer's ${loadTime.toFixed(0)} ms`;
  report(`${times.length} keystrokes`, value, String(budgets.part), part <= budgets.part);
}

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
for (const measure of [measureTransfer, measureKeystrokes]) {
  // The service worker fetches the files that it stores while the browser is idle.
  const page = await browser.newPage({serviceWorkers: 'block'});
  await page.goto(`http://127.0.0.1:${port}/docs`);
  await page.waitForLoadState('networkidle');
  await measure(page, sizes);
  await page.close();
}
await browser.close();
server.close();
