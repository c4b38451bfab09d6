// @ts-check
// Tests the whole site: `npm test`. README.md explains the steps.
//
//   npm test                        every step
//   npm test -- --only=unit,build   these steps
//   npm test -- --from=build        this step and those after it
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {annotate, cleanOutput} from './faults.mjs';
import {findBrowser, findFreePort, findOrInstall, findScript, onPath} from './findPrograms.mjs';
import {cspell, eslint, formattedLater, markdownlint, prettier, stylelint, textlint} from './linters.mjs';

/**
 * What came of a step. `faults` says what is wrong, and `leftOut` what could not be tested on this machine, and why.
 * @typedef {{passed: number, failed: number, faults: string[], leftOut?: string[]}} Result
 */
/**
 * A step tests something. It shows what its programs print, which waits for the end of the step if others run beside it.
 * @typedef {(show: (text: string) => void) => Promise<Result>} Step
 */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-site-'));

const passed = {passed: 1, failed: 0, faults: []};
/** @param {string[]} reasons @returns {Result} */
const leftOut = (...reasons) => ({passed: 0, failed: 0, faults: [], leftOut: reasons});
/** @param {string} fault @returns {Result} */
const failed = (fault) => ({passed: 0, failed: 1, faults: [fault]});
/** @param {Result[]} results @returns {Result} */
const add = (results) => ({
  passed: results.reduce((total, one) => total + one.passed, 0),
  failed: results.reduce((total, one) => total + one.failed, 0),
  faults: results.flatMap((one) => one.faults),
  leftOut: results.flatMap((one) => one.leftOut ?? []),
});

/**
 * Runs a program, and resolves to its exit code and all that it prints.
 * @param {string[]} command
 * @param {{env?: NodeJS.ProcessEnv, show?: (text: string) => void}} [options]
 * @returns {Promise<{code: number | null, output: string}>}
 */
function run([program = '', ...args], {env, show} = {}) {
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      show?.(text);
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({message}) => resolve({code: null, output: message}));
    child.on('close', (code) => resolve({code, output}));
  });
}

/**
 * Runs a script of Node.js that counts as one test. What it prints is in the list of faults if it fails.
 * @param {string} script
 * @param {string[]} args
 */
async function check(script, ...args) {
  const {code, output} = await run([process.execPath, script, ...args]);
  return code === 0 ? passed : failed(cleanOutput(output) || `${script} ${args.join(' ')} failed.`);
}

/** @param {import('./linters.mjs').Linter} linter @param {string[]} more */
const lint = ({name, from, args}, ...more) => check(findScript(name, from), ...more, ...args);

/**
 * What Playwright found, by its own report.
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {Result}
 */
function readPlaywright({suites, errors, stats}) {
  /** @param {import('@playwright/test/reporter').JSONReportSuite} suite @returns {string[]} */
  const faultsOf = ({title, file, specs, suites = []}) => [
    ...specs.flatMap(({title: name, line, tests}) =>
      tests
        .filter(({status}) => status === 'unexpected')
        .map(({projectName, results}) => {
          const causes = results.flatMap(({errors}) => errors.map(({message = ''}) => message));
          return cleanOutput(`tests/${file}:${line}: ${title} › ${name} (${projectName})\n${causes.join('\n')}`);
        }),
    ),
    ...suites.flatMap(faultsOf),
  ];
  const faults = [...suites.flatMap(faultsOf), ...errors.map(({message = ''}) => cleanOutput(message))];
  return {passed: stats.expected, failed: faults.length, faults};
}

/**
 * Runs a suite whose reporter writes what it found to the file that REPORT_FILE names.
 * @param {(text: string) => void} show
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
async function suite(show, name, command, env = {}) {
  const file = path.join(reports, `${name}.json`);
  const {code, output} = await run([process.execPath, ...command], {env: {...env, REPORT_FILE: file}, show});
  if (!fs.existsSync(file)) return failed(cleanOutput(output));
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  /** @type {Result} */
  const result = report.stats ? readPlaywright(report) : report;
  // A suite without tests is a failure, and one can fail outside its tests.
  if (result.passed === 0) return add([result, failed(`The suite ${name} ran no test that passed.`)]);
  return result.failed === 0 && code !== 0 ? add([result, failed(cleanOutput(output))]) : result;
}

/** @param {(text: string) => void} show @param {string} project @param {string[]} files */
const vitest = (show, project, ...files) =>
  suite(show, project, [
    findScript('vitest'),
    ...['run', '--project', project, '--reporter=dot', '--reporter=./scripts/vitestReporter.mjs'],
    ...files,
  ]);

/** @type {Step} */
async function chromium(show) {
  const browser = await findBrowser();
  const remedy = 'Run "npx playwright install chromium", or set BROWSER_PATH.';
  if (!browser) return leftOut(`Nothing was tested in Chromium, because there is none. ${remedy}`);
  show(`${browser}\n`);
  const search = await check('scripts/bench-search.mjs');
  const env = {BROWSER_PATH: browser, SITE_PORT: String(await findFreePort())};
  return add([search, await suite(show, 'browser', [findScript('playwright', '@playwright/test'), 'test'], env)]);
}

const findOtherBrowsers = () => ({
  firefox: onPath('firefox') ?? findOrInstall('firefox-esr'),
  webkit: findOrInstall('WebKitWebDriver', 'webkit2gtk-driver') && findOrInstall('Xvfb', 'xvfb'),
});

/** Runs the journeys in Firefox and WebKit. @type {Step} */
async function otherBrowsers(show) {
  const found = findOtherBrowsers();
  const present = Object.entries(found).flatMap(([name, file]) => (file ? [name] : []));
  const missing = Object.entries(found).flatMap(([name, file]) => (file ? [] : [name]));
  const reason = `Nothing was tested in ${missing.join(' and ')}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`;
  return add([
    ...(present.length > 0 ? [await vitest(show, 'browsers', ...present)] : []),
    ...(missing.length > 0 ? [leftOut(reason)] : []),
  ]);
}

/** @param {(text: string) => void} show */
const prepareOpenRefine = (show) => run([process.execPath, 'scripts/prepare-openrefine.mjs'], {show});

/** Runs the examples of the manual. If this machine cannot run OpenRefine, the first script prints the reason. @type {Step} */
async function openrefine(show) {
  const {code, output} = await prepareOpenRefine(show);
  if (code === 0) return vitest(show, 'openrefine');
  if (code !== 75) return failed(output.trim());
  return leftOut('The examples of the manual were not evaluated, because OpenRefine is missing; the reason is above.');
}

/** Installs the packages, if the last installation is older than the lockfile. @type {Step} */
async function install() {
  // npm writes this file at the end of an installation.
  const mark = path.join('node_modules', '.package-lock.json');
  if (fs.existsSync(mark) && fs.statSync(mark).mtimeMs >= fs.statSync('package-lock.json').mtimeMs) return passed;
  // `npm run` says where npm is. Windows starts `npm` by its name only in a shell.
  const npm = process.env.npm_execpath;
  return npm ? check(npm, 'ci') : failed('The installed packages are out of date. Run "npm ci".');
}

/** Downloads what later steps run, while npm downloads the packages. If something is missing, those steps say so. @type {Step} */
async function programs(show) {
  try {
    await prepareOpenRefine(show);
    await findBrowser();
    findOtherBrowsers();
  } catch (error) {
    show(String(error));
  }
  return leftOut();
}

/** The tests of the built site that a change of texts or data can fail. `npm run check` runs them, too. */
const pageTests = ['addresses', 'blog', 'head', 'html', 'metadata', 'site'].map(
  (name) => `tests/output/${name}.test.ts`,
);

/** @type {Record<string, Step>} */
const steps = {
  install,
  programs,
  text: async () => add([await lint(markdownlint), await lint(textlint), await lint(cspell)]),
  code: async () =>
    add([
      await lint(prettier, '--check', ...formattedLater),
      await check(findScript('tsc', 'typescript'), '--noEmit', '--pretty', 'false'),
      await lint(eslint),
      await check(findScript('knip')),
      await lint(stylelint),
      await check(
        findScript('depcruise', 'dependency-cruiser'),
        ...['--config', 'src/importRules.mjs', 'docusaurus.config.ts', 'src', 'tests', 'scripts'],
      ),
      await check('scripts/licenses.mjs'),
    ]),
  unit: (show) => vitest(show, 'unit'),
  build: () => check(findScript('docusaurus', '@docusaurus/core'), 'build'),
  pages: (show) => vitest(show, 'output', ...pageTests),
  output: (show) => vitest(show, 'output', ...pageTests.map((file) => `--exclude=${file}`)),
  openrefine,
  drill: () => check('scripts/drill.mjs'),
  variants: () => check('scripts/variants.mjs'),
  journeys: otherBrowsers,
  browser: chromium,
};

/**
 * The order of the steps. Each stage has one or two rows of steps: the rows run at the same time, one for each of two
 * cores, and the steps of a row one after another.
 */
const stages = [
  [['install'], ['programs']],
  [
    ['text', 'unit', 'code'],
    ['build', 'pages', 'output'],
  ],
  [['drill'], ['variants', 'openrefine', 'journeys']],
  [['browser']],
];

const {values} = parseArgs({options: {only: {type: 'string'}, from: {type: 'string'}}});
const names = Object.keys(steps);
const chosen = values.only?.split(',') ?? names.slice(Math.max(0, names.indexOf(values.from ?? '')));
const unknown = [...chosen, ...(values.from ? [values.from] : [])].filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(2);
}

/** @type {(Result & {name: string, seconds: number})[]} */
const results = [];
/** Nothing runs without packages, and many steps test the build. */
const stops = () => results.find(({name, failed}) => failed > 0 && (name === 'install' || name === 'build'))?.name;

/** Runs steps one after another. @param {string[]} row @param {boolean} alone */
async function runRow(row, alone) {
  for (const name of row) {
    if (stops() && row.some((one) => one === stops())) return;
    console.log(`▶ ${name}`);
    const start = performance.now();
    let shown = '';
    /** @type {Result} */
    let result;
    try {
      result = await (steps[name] ?? install)((text) => {
        if (alone) process.stdout.write(text);
        else shown += text;
      });
    } catch (error) {
      result = failed(error instanceof Error ? error.message : String(error));
    }
    const seconds = (performance.now() - start) / 1000;
    results.push({...result, name, seconds});
    if (shown) console.log(`── ${name} printed:\n${shown.trim()}`);
    console.log(`${result.failed ? '✗' : '✓'} ${name}, ${seconds.toFixed(1)} s`);
  }
}

for (const stage of stages) {
  const rows = stage.map((row) => row.filter((name) => chosen.includes(name))).filter((row) => row.length > 0);
  await Promise.all(rows.map((row) => runRow(row, rows.length === 1)));
  if (!stops()) continue;
  console.error(`The steps after "${stops()}" were not run, because it failed.`);
  break;
}
fs.rmSync(reports, {recursive: true, force: true});

console.log('');
for (const {name, passed, failed, seconds} of results) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
const total = add(results);
for (const {name, faults} of results) for (const fault of faults) console.log(`\n✗ ${name}: ${fault}`);
if (process.env.GITHUB_ACTIONS) console.log(total.faults.flatMap(annotate).join('\n'));
for (const reason of total.leftOut ?? []) console.log(`Left out: ${reason}`);
console.log(`${(performance.now() / 1000).toFixed(1)} s in all`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
