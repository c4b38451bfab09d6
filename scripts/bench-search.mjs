// @ts-check
// Measures the search of the built site in a browser, and fails when it misses a budget: npm run bench:search
//
//   transfer   kB (gzip) of all requests from opening the search window until the first hit appears
//   keystroke  ms that the worker takes to answer a keystroke, including the texts it loads (95th percentile), as a part
//              of the time from the start of the worker to its first answer, because machines differ in speed
//
// With --misses, it lists the judged queries that do not find their section first. With --ablate, it says how much the
// rank falls without each part and each number of the ranking.
import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {readQueries} from '../tests/search/judge.mjs';
import {findBrowser, findScript} from './findPrograms.mjs';
import {createHost, portOf} from './host.mjs';

const budgets = {kB: 265, part: 0.065};
const outDir = fileURLToPath(new URL('../build/', import.meta.url));
const baseUrl = process.env.BASE_URL ?? '/';
const tags = ['default', 'docs-default-current'];

/** @typedef {(query: string, tags: string[]) => Promise<unknown>} Ask */

/**
 * Serves the built site. `sizes` collects the bytes of each answer, compressed as they are sent.
 * @param {Map<string, number>} sizes
 */
async function serve(sizes) {
  const server = createHost(outDir, baseUrl);
  server.on('request', ({url}, response) =>
    response.on('finish', () => sizes.set(url ?? '', Number(response.getHeader('Content-Length') ?? 0))),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {server, origin: `http://127.0.0.1:${portOf(server)}`};
}

/** The script of the search worker, by the name that src/search/local gives its chunk. */
function findWorker() {
  const name = fs.readdirSync(path.join(outDir, 'assets/js')).find((one) => /^search-worker\.\w+\.js$/.test(one));
  if (!name) throw new Error('build/assets/js holds no search worker: nothing on the site uses createLocalClient.');
  return `${baseUrl}assets/js/${name}`;
}

/**
 * In the page: starts the worker as the client does, and keeps a function that asks it.
 * @param {{script: string, manifest: string}} settings
 */
function startWorker({script, manifest}) {
  const worker = new Worker(script);
  const waiting = new Map();
  worker.onmessage = ({data}) => waiting.get(data.id)(data);
  let id = 0;
  /** @type {Ask} */
  const ask = (query, hitTags) =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      const request = {query, hitsPerPage: 20, page: 0, snippetWords: 10, tags: hitTags};
      worker.postMessage({id, manifestUrl: new URL(manifest, location.href).href, request});
    });
  Object.assign(globalThis, {ask});
}

/** @param {number[]} values @param {number} part */
const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;
/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);
/** @param {Map<string, number>} sizes */
const sum = (sizes) => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);

/**
 * Types a query into the search window and waits for a hit.
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 */
async function searchInWindow(page, query) {
  await page.locator('.DocSearch-Button').first().click();
  await page.locator('.DocSearch-Input').pressSequentially(query);
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function main() {
  if (!fs.existsSync(path.join(outDir, 'search-index.json'))) {
    throw new Error('build/search-index.json is missing. Run "npm run build" first.');
  }
  const sizes = new Map();
  const {server, origin} = await serve(sizes);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const open = async () => {
    // The service worker fetches the files that it stores while the browser is idle.
    const page = await browser.newPage({serviceWorkers: 'block'});
    await page.goto(`${origin}${baseUrl}docs`);
    await page.waitForLoadState('networkidle');
    sizes.clear();
    return page;
  };
  const settings = {script: findWorker(), manifest: `${baseUrl}search-index.json`};

  // Transfer: a whole first query, because visitors also wait for the texts of the last keystroke's hits.
  let page = await open();
  await searchInWindow(page, 'text facet');
  const transfer = sum(sizes);
  /** @param {string} name */
  const isIndex = (name) => name.includes('/search/index-') || name.endsWith('/search-index.json');
  /** @param {(name: string) => boolean} test */
  const part = (test) => sum(new Map([...sizes].filter(([name]) => test(name))));
  const index = part(isIndex);
  const texts = part((name) => name.includes('/search/texts-'));
  await page.close();

  // Keystrokes: every third judged query, typed letter by letter. All queries would result in the same percentile.
  page = await open();
  const loadTimes = [];
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(startWorker, settings);
    loadTimes.push(
      await page.evaluate(async (hitTags) => {
        const start = performance.now();
        await Reflect.get(globalThis, 'ask')('a', hitTags);
        return performance.now() - start;
      }, tags),
    );
  }
  const loadTime = percentile(loadTimes, 0.5);
  const queries = readQueries().flatMap(({query}, place) => (place % 3 === 0 ? [query] : []));
  const typeAll = () =>
    page.evaluate(
      async ({texts, hitTags}) => {
        const times = [];
        for (const text of texts) {
          for (let length = 1; length <= text.length; length += 1) {
            const start = performance.now();
            await Reflect.get(globalThis, 'ask')(text.slice(0, length), hitTags);
            times.push(performance.now() - start);
          }
        }
        return times;
      },
      {texts: queries, hitTags: tags},
    );
  const times = await typeAll();
  await browser.close();
  server.close();

  const p95 = percentile(times, 0.95);
  /** @param {string} name @param {string} value @param {string | number} budget @param {boolean} ok */
  const line = (name, value, budget, ok) => {
    console.log(`${ok ? 'ok  ' : 'MISS'}  ${name}: ${value} (budget ${budget})`);
    if (!ok) process.exitCode = 1;
  };
  line(
    'opening to first result',
    `${kB(transfer)} kB gzip: index ${kB(index)}, texts ${kB(texts)}, scripts and styles ${kB(transfer - index - texts)}`,
    `${budgets.kB} kB`,
    transfer <= budgets.kB * 1000,
  );
  line(
    `${times.length} keystrokes`,
    `95th percentile ${p95.toFixed(1)} ms, ${(p95 / loadTime).toFixed(3)} of the first answer's ${loadTime.toFixed(0)} ms`,
    budgets.part,
    p95 <= budgets.part * loadTime,
  );
}

const [misses, ablate] = ['--misses', '--ablate'].map((option) => process.argv.includes(option));
if (misses || ablate) {
  // The ranking is TypeScript, which Vitest reads.
  const args = [findScript('vitest'), 'run', '--project', 'output', 'tests/search/queries.test.ts'];
  if (ablate) args.push('-t', 'without any one number');
  const env = ablate ? {...process.env, ABLATE: '1'} : process.env;
  process.exitCode = spawnSync(process.execPath, args, {stdio: 'inherit', env}).status ?? 1;
} else {
  await main();
}
