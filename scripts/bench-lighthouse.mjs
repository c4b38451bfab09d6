/**
 * Measures the built site with Lighthouse as on a phone: `npm run bench:lighthouse`. It prints the median of five runs
 * for each page, each in a fresh browser, and ends with 1 where a page misses a goal of scripts/judgeLighthouse.mjs.
 * The full Chromium is used: the headless shell paints less, and flatters. Only a quiet machine gives numbers that mean
 * something, so the load is printed beside them.
 *   npm run bench:lighthouse -- --beside=FOLDER   also the built site of another project, in turn with this one
 *   npm run bench:lighthouse -- --runs=1 /blog    this page once
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {findBrowser} from './findPrograms.mjs';
import {createHost} from './host.mjs';
import {CATEGORIES, judge, medians} from './judgeLighthouse.mjs';

const PAGES = ['/', '/docs/manual/reconciling', '/docs/manual/grelfunctions', '/blog', '/download'];

const args = process.argv.slice(2);
const option = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(option('runs') ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs expects a number from 1.');
const named = args.filter((arg) => arg.startsWith('/'));
const pages = named.length ? named : PAGES;

const folders = {ours: fileURLToPath(new URL('..', import.meta.url)), beside: option('beside')};
const sites = [];
for (const [name, folder] of Object.entries(folders)) {
  if (!folder) continue;
  const build = path.join(folder, 'build');
  if (!fs.existsSync(path.join(build, 'index.html')))
    throw new Error(`${build} contains no built site. Build it first: npm run build`);
  const server = createHost(build).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  sites.push({name, server, origin: `http://127.0.0.1:${server.address().port}`});
}
const chromePath = await findBrowser({full: true});

/** How often a run is repeated in which the browser recorded nothing (NO_NAVSTART): such a run has no numbers. */
const REPEATS = 3;

/** One run of Lighthouse on one address, in a new browser. */
async function measure(address, repeats = REPEATS) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const {lhr} = await lighthouse(address, {port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error'});
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && repeats > 0) return await measure(address, repeats - 1);
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

let failed = false;
try {
  const load = os.loadavg().map((one) => one.toFixed(1));
  console.log(`${chromePath}, load ${load.join(' ')}, ${os.cpus().length} processors, ${runs} runs`);
  console.log(`${' '.repeat(41)}perf  a11y  best   seo    FCP    LCP    TBT   CLS`);
  for (const page of pages) {
    const reports = new Map(sites.map(({name}) => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const {name, origin} of sites) reports.get(name).push(await measure(origin + page));
    }
    const results = Object.fromEntries([...reports].map(([name, all]) => [name, medians(all)]));
    for (const [name, {scores, fcp, lcp, tbt, cls}] of Object.entries(results)) {
      const times = [fcp, lcp, tbt].map((time) => `${(time / 1000).toFixed(2)}s`.padStart(7));
      const cells = CATEGORIES.map((category) => String(scores[category]).padStart(5));
      console.log(page.padEnd(32), name.padEnd(7), ...cells, ...times, cls.toFixed(3));
    }
    for (const fault of judge(results)) {
      failed = true;
      console.log(`  ${fault}`);
    }
  }
} finally {
  for (const {server} of sites) server.close();
}
process.exit(failed ? 1 : 0);
