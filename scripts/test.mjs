// Tests the whole site: `npm test`. README.md explains the steps.
//
//   npm test                        every step
//   npm test -- --only=unit,build   these steps
//   npm test -- --from=build        this step and those after it
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {browserVersion, findBrowser, findFreePort, findOrInstall, onPath} from './findPrograms.mjs';

/** What came of a step. `faults` says what is wrong, and `leftOut` what could not be tested on this machine, and why. */
/** @typedef {{passed: number, failed: number, faults: string[], leftOut: string[]}} Result */
/** @typedef {Result & {name: string, seconds: number}} Row */

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-site-'));
const bin = (name) => path.join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const result = (passed, failed, ...faults) => ({passed, failed, faults, leftOut: []});
const leftOut = (...reasons) => ({...result(0, 0), leftOut: reasons});
const sum = (results, key) => results.reduce((total, one) => total + one[key], 0);
const add = (results) => ({
  passed: sum(results, 'passed'),
  failed: sum(results, 'failed'),
  faults: results.flatMap((one) => one.faults),
  leftOut: results.flatMap((one) => one.leftOut),
});

/** Runs a command and shows its output. @returns {boolean} whether it succeeded */
function run(command, args, env = {}) {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** Runs a command that counts as one test. If it fails, its output is repeated at the end. */
function check(command, ...args) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
  if (status === 0) {
    if (output) console.log(output);
    return result(1, 0);
  }
  return result(0, 1, output || `${command} ${args.join(' ')} failed.`);
}

/** Reads the numbers in the JSON report of a suite. */
function readReport(file, read, succeeded) {
  if (!fs.existsSync(file)) return result(0, 1);
  const {passed, failed, faults = []} = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  // A suite can also fail outside its tests, for example if a file does not load, and a suite without tests is a failure.
  if (failed === 0 && (!succeeded || passed === 0)) return result(passed, 1, ...faults);
  return result(passed, failed, ...faults);
}

/** What the failed tests of a Vitest report say: the message, without the lines of code that it went through. */
const faultsOf = ({testResults}) =>
  testResults.flatMap(({name, message, assertionResults}) => {
    const failed = assertionResults.filter(({status}) => status === 'failed');
    const faults = failed.map(
      ({fullName, failureMessages: [text = '']}) => `${fullName}\n${text.split('\n    at ')[0]}`,
    );
    return (faults.length > 0 || !message ? faults : [message]).map((fault) => `${path.relative('.', name)}: ${fault}`);
  });

function vitest(project, ...files) {
  const file = path.join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const succeeded = run(bin('vitest'), [...args, ...files]);
  const read = (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    faults: faultsOf(report),
  });
  return readReport(file, read, succeeded);
}

async function chromium() {
  const browser = await findBrowser();
  if (!browser) {
    return leftOut(
      'Nothing was tested in Chromium, because there is none. Run "npx playwright install chromium", or set BROWSER_PATH.',
    );
  }
  console.log(`${browserVersion(browser)}, ${browser}`);
  const search = check('node', 'scripts/bench-search.mjs');
  const file = path.join(reports, 'browser.json');
  const env = {BROWSER_PATH: browser, SITE_PORT: String(await findFreePort()), PLAYWRIGHT_JSON: file};
  const succeeded = run(bin('playwright'), ['test'], env);
  const read = ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky});
  return add([search, readReport(file, read, succeeded)]);
}

/** Runs the journeys in Firefox and WebKit. */
function otherBrowsers() {
  const found = {
    firefox: onPath('firefox') ?? findOrInstall('firefox-esr'),
    webkit: findOrInstall('WebKitWebDriver', 'webkit2gtk-driver') && findOrInstall('Xvfb', 'xvfb'),
  };
  const names = Object.keys(found);
  const missing = names.filter((name) => !found[name]);
  const present = names.filter((name) => found[name]);
  return add([
    present.length ? vitest('browsers', ...present) : result(0, 0),
    missing.length
      ? leftOut(
          `Nothing was tested in ${missing.join(' and ')}. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.`,
        )
      : result(0, 0),
  ]);
}

/** Runs the examples of the manual. If this machine cannot run OpenRefine, the first script prints the reason. */
function openrefine() {
  const {status} = spawnSync(process.execPath, ['scripts/prepare-openrefine.mjs'], {stdio: 'inherit'});
  if (status === 0) return vitest('openrefine');
  if (status !== 75) return result(0, 1);
  return leftOut('The examples of the manual were not evaluated, because OpenRefine is missing; the reason is above.');
}

/** The tests of the built site that a change of texts or data can fail. `npm run check` runs them, too. */
const pageTests = ['addresses', 'blog', 'head', 'html', 'metadata', 'site'].map(
  (name) => `tests/output/${name}.test.ts`,
);

const steps = {
  install: () => {
    // npm writes this file at the end of an installation. If it is older than the lockfile, the installation is outdated.
    const mark = path.join('node_modules', '.package-lock.json');
    const isFresh = fs.existsSync(mark) && fs.statSync(mark).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
    return isFresh ? result(1, 0) : check('npm', 'ci');
  },
  text: () =>
    add([
      check(bin('prettier'), '--check', '--log-level=warn', '.'),
      check(bin('markdownlint-cli2')),
      check('npm', 'run', '--silent', 'textlint'),
    ]),
  code: () =>
    add([
      check(bin('tsc'), '--noEmit'),
      check(bin('eslint'), '.'),
      check(bin('stylelint'), '{src,static}/**/*.css'),
      check(bin('depcruise'), '--config', 'src/importRules.mjs', 'docusaurus.config.ts', 'src', 'tests', 'scripts'),
      check('node', 'scripts/licenses.mjs'),
    ]),
  unit: () => vitest('unit'),
  build: () => check(bin('docusaurus'), 'build'),
  pages: () => vitest('output', ...pageTests),
  output: () => vitest('output', ...pageTests.map((file) => `--exclude=${file}`)),
  openrefine,
  drill: () => check('node', 'scripts/drill.mjs'),
  variants: () => check('node', 'scripts/variants.mjs'),
  journeys: otherBrowsers,
  browser: chromium,
};

/**
 * The order of the steps. The lanes of an entry run at the same time, one for each of two cores, and the steps of a
 * lane one after another. Only the second lane installs packages, because apt runs only once at a time.
 */
const order = [
  [['install']],
  [
    ['text', 'code', 'unit'],
    ['build', 'pages'],
  ],
  [
    ['variants', 'output', 'drill'],
    ['openrefine', 'journeys'],
  ],
  [['browser']],
];

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const names = Object.keys(steps);
const only = option('only')?.split(',') ?? names.slice(Math.max(0, names.indexOf(option('from') ?? '')));
const unknown = [...only, option('from') ?? names[0]].filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(2);
}

/** Runs a step in this process and shows its output. @returns {Promise<Row>} */
async function runStep(name) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  let outcome;
  try {
    outcome = await steps[name]();
  } catch (error) {
    console.error(error.message);
    outcome = result(0, 1);
  }
  return {name, ...outcome, seconds: (Date.now() - start) / 1000};
}

/** Runs a step in a separate process, and shows its output at the end. @returns {Promise<Row>} */
async function runBeside(name) {
  const file = path.join(reports, `${name}.row.json`);
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--only=${name}`, `--row=${file}`]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  if (!fs.existsSync(file)) return {name, ...result(0, 1), seconds: 0};
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

async function runLane(lane, runOne) {
  const rows = [];
  for (const name of lane) {
    rows.push(await runOne(name));
    if (stops(rows.at(-1))) break;
  }
  return rows;
}

/** Nothing runs without packages, and many steps test the build. */
const stops = ({name, failed}) => failed > 0 && (name === 'install' || name === 'build');

/** A step that runs in a separate process writes its row to this file. */
const rowFile = option('row');
/** @type {Row[]} */
const rows = [];
for (const entry of order) {
  const lanes = entry.map((lane) => lane.filter((name) => only.includes(name))).filter((lane) => lane.length);
  const runOne = lanes.length > 1 ? runBeside : runStep;
  rows.push(...(await Promise.all(lanes.map((lane) => runLane(lane, runOne)))).flat());
  const stopped = rows.find(stops);
  if (stopped) {
    if (!rowFile) console.error(`The steps after "${stopped.name}" were not run, because it failed.`);
    break;
  }
}
fs.rmSync(reports, {recursive: true, force: true});

if (rowFile) {
  fs.writeFileSync(rowFile, JSON.stringify(rows[0]));
  process.exit(0);
}
console.log('');
for (const {name, passed, failed, seconds} of rows) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
for (const {name, faults} of rows) for (const fault of faults) console.log(`\n✗ ${name}: ${fault}`);
for (const reason of rows.flatMap((row) => row.leftOut)) console.log(`Left out: ${reason}`);
console.log(`${(performance.now() / 1000).toFixed(1)} s in all`);
console.log(`\n${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed`);
process.exit(sum(rows, 'failed') ? 1 : 0);
