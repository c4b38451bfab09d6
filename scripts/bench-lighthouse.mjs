/**
 * Measures the built site with Lighthouse as on a phone: `npm run bench:lighthouse`. It prints the median of five runs
 * for each page and ends with 1 where one is below 98 in performance or below 100 elsewhere. Only a quiet machine gives
 * numbers that mean something: the load is printed beside them.
 *   npm run bench:lighthouse -- --runs=1 /blog    this page once
 */
import os from 'node:os';
import {fileURLToPath} from 'node:url';
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {findBrowser} from './findPrograms.mjs';
import {createHost} from './host.mjs';

const PAGES = ['/', '/docs/manual/reconciling', '/docs/manual/grelfunctions', '/blog', '/download'];
/** The least score of each category. */
const LEAST = {performance: 98, accessibility: 100, 'best-practices': 100, seo: 100};
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1.');
const named = args.filter((arg) => arg.startsWith('/'));
const pages = named.length ? named : PAGES;

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Audits that took something off a score, with what they found. */
const findings = ({audits, categories}) =>
  Object.keys(LEAST).flatMap((category) =>
    categories[category].auditRefs
      .filter(({id, weight}) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .filter(() => category !== 'performance')
      .map(({id}) => `${category}: ${audits[id].title} (${id})`),
  );

const server = createHost(fileURLToPath(new URL('../build', import.meta.url))).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let failed = false;
try {
  console.log(
    `load ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, ${os.cpus().length} processors, ${runs} runs`,
  );
  console.log('page                              perf  a11y  best   seo    FCP    LCP    TBT   CLS');
  for (const page of pages) {
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(origin + page, {
        port: chrome.port,
        onlyCategories: Object.keys(LEAST),
        logLevel: 'error',
      });
      if (result.lhr.runtimeError) throw new Error(`${page}: ${result.lhr.runtimeError.message}`);
      results.push(result.lhr);
    }
    const scores = Object.keys(LEAST).map((category) =>
      median(results.map(({categories}) => Math.round(categories[category].score * 100))),
    );
    const [fcp, lcp, tbt, cls] = METRICS.map((metric) =>
      median(results.map(({audits}) => audits[metric].numericValue)),
    );
    const times = [fcp, lcp, tbt].map((time) => `${(time / 1000).toFixed(2)}s`.padStart(7));
    console.log(page.padEnd(32), ...scores.map((score) => String(score).padStart(5)), ...times, cls.toFixed(3));
    const low = Object.entries(LEAST).filter(([, least], index) => scores[index] < least);
    if (low.length === 0) continue;
    failed = true;
    console.log(`  below ${low.map(([category, least]) => `${least} in ${category}`).join(', ')}`);
    for (const finding of new Set(results.flatMap(findings))) console.log(`  ${finding}`);
  }
} finally {
  await chrome.kill();
  server.close();
}
process.exit(failed ? 1 : 0);
