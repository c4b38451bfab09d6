// The one command that judges the whole site: `npm test`. README.md explains its steps.
//
//   npm test                        every step
//   npm test -- --only=unit,build   these steps
//   npm test -- --from=build        this step and those after it
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-site-'));
const bin = (name) => path.join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** Runs a command with its output shown. @returns {boolean} whether it ended well */
function run(command, args, env = {}) {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** A step that either holds or does not. */
const check = (command, ...args) => {
  const ok = run(command, args);
  return {passed: ok ? 1 : 0, failed: ok ? 0 : 1};
};

/** Reads the counts of a suite's JSON report; a report that is missing or counts nothing is one failure. */
function counts(file, read, ok) {
  if (!fs.existsSync(file)) return {passed: 0, failed: 1};
  const {passed, failed} = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  // A suite may fail outside its tests (a file that does not load, a server that does not start).
  if (!ok && failed === 0) return {passed, failed: 1};
  return passed + failed === 0 ? {passed: 0, failed: 1} : {passed, failed};
}

function vitest(project, ...files) {
  const file = path.join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run(bin('vitest'), [...args, ...files]);
  return counts(file, (report) => ({passed: report.numPassedTests, failed: report.numFailedTests}), ok);
}

async function browserTests() {
  const {findBrowser, browserVersion, findFreePort} = await import('./findPrograms.mjs');
  const browser = await findBrowser();
  console.log(`${browserVersion(browser)}, ${browser}`);
  const file = path.join(reports, 'browser.json');
  const env = {BROWSER_PATH: browser, SITE_PORT: String(await findFreePort()), PLAYWRIGHT_JSON: file};
  const ok = run(bin('playwright'), ['test'], env);
  return counts(file, ({stats}) => ({passed: stats.expected, failed: stats.unexpected + stats.flaky}), ok);
}

/** Runs the journeys in those of the other browsers that there are, or may be. */
async function otherBrowsers() {
  const {findOrInstall, onPath} = await import('./findPrograms.mjs');
  const has = {
    firefox: () => onPath('firefox') ?? findOrInstall('firefox-esr'),
    webkit: () => findOrInstall('WebKitWebDriver', [], 'webkit2gtk-driver') && findOrInstall('Xvfb', [], 'xvfb'),
  };
  const [there, missing] = [true, false].map((wanted) =>
    Object.keys(has).filter((name) => Boolean(has[name]()) === wanted),
  );
  if (missing.length) {
    console.log(
      `Left out: nothing was tested in ${missing.join(' and ')}. ` +
        'On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb.',
    );
  }
  return there.length ? vitest('browsers', ...there) : {passed: 0, failed: 0};
}

/** Checks what is installed for vulnerabilities and licenses. Where the registry answers no audits, the script says so. */
function audit() {
  const {status} = spawnSync(process.execPath, ['scripts/audit.mjs'], {stdio: 'inherit'});
  if (status === 75) return {passed: 0, failed: 0};
  return {passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1};
}

/** Runs the suite of nginx, where there is one or may be one. */
async function hosting() {
  const {findOrInstall} = await import('./findPrograms.mjs');
  if (findOrInstall('nginx', ['/usr/sbin', '/usr/local/sbin'])) return vitest('hosting');
  console.log(
    'Left out: the site was not served by nginx, because there is none here. On Debian: apt-get install nginx.',
  );
  return {passed: 0, failed: 0};
}

/** Runs the examples of the manual. The script prints why, where this machine cannot have the tool. */
function openrefine() {
  const {status} = spawnSync(process.execPath, ['scripts/prepare-openrefine.mjs'], {stdio: 'inherit'});
  if (status === 0) return vitest('openrefine');
  if (status === 75) console.log('Left out: the examples of the manual were not evaluated.');
  return {passed: 0, failed: status === 75 ? 0 : 1};
}

const steps = {
  install: () => {
    // npm writes this file when an installation is complete; an older one does not match the lockfile any more.
    const mark = path.join('node_modules', '.package-lock.json');
    const fresh = fs.existsSync(mark) && fs.statSync(mark).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
    if (fresh) return {passed: 1, failed: 0};
    return check('npm', 'ci');
  },
  audit,
  format: () => check(bin('prettier'), '--check', '--log-level=warn', '.'),
  lint: () => {
    const results = [
      check(bin('eslint'), '.'),
      check(bin('stylelint'), '{src,static}/**/*.css'),
      check(bin('markdownlint-cli2')),
      check(
        bin('textlint'),
        '*.{md,ts,mjs}',
        '{docs,blog,src,tests}/**/*.{md,mdx}',
        '{src,scripts,tests}/**/*.{ts,tsx,mjs}',
        'src/data/**/*.json',
      ),
    ];
    return {passed: results.filter(({passed}) => passed).length, failed: results.filter(({failed}) => failed).length};
  },
  types: () => check(bin('tsc'), '--noEmit'),
  unit: () => vitest('unit'),
  build: () => {
    // A diagram that is out of date is drawn in the browser: worth a line, but not a failure.
    run(process.execPath, ['scripts/diagrams.mjs', '--list']);
    return check(bin('docusaurus'), 'build');
  },
  output: () => vitest('output'),
  search: () => check('node', 'scripts/bench-search.mjs'),
  hosting,
  openrefine,
  variants: () => check('node', 'scripts/variants.mjs'),
  browser: browserTests,
  browsers: otherBrowsers,
};

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const names = Object.keys(steps);
const only = option('only')?.split(',') ?? names.slice(Math.max(0, names.indexOf(option('from') ?? '')));
const unknown = [...only, option('from') ?? names[0]].filter((name) => !names.includes(name));
if (unknown.length) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);
  process.exit(2);
}

/**
 * The order of the steps. What one entry lists runs side by side, a lane for each of two cores; the steps of a lane
 * one after another. Packages are installed in one lane alone, as apt lets in one at a time, and what is timed runs alone.
 */
const order = [
  [['install']],
  [
    ['audit', 'format', 'lint', 'types'],
    ['unit', 'build'],
  ],
  [
    ['output', 'variants'],
    ['hosting', 'openrefine'],
  ],
  [['search']],
  [['browser']],
  [['browsers']],
];

/** @typedef {{name: string, passed: number, failed: number, seconds: number}} Row */

/** Runs a step in this process, with its output shown. @returns {Promise<Row>} */
async function runStep(name) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  let result;
  try {
    result = await steps[name]();
  } catch (error) {
    console.error(error.message);
    result = {passed: 0, failed: 1};
  }
  return {name, ...result, seconds: (Date.now() - start) / 1000};
}

/** Runs a step in a separate process, and shows its output when it is over. @returns {Promise<Row>} */
async function runBeside(name) {
  const file = path.join(reports, `${name}.row.json`);
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), `--only=${name}`, `--row=${file}`]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(output);
  if (!fs.existsSync(file)) return {name, passed: 0, failed: 1, seconds: 0};
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

async function runLane(lane, runOne) {
  const rows = [];
  for (const name of lane) rows.push(await runOne(name));
  return rows;
}

/** Where to write what came of a step that runs in a separate process. */
const rowFile = option('row');
/** @type {Row[]} */
const rows = [];
for (const entry of order) {
  const lanes = entry.map((lane) => lane.filter((name) => only.includes(name))).filter((lane) => lane.length);
  const runOne = lanes.length > 1 ? runBeside : runStep;
  rows.push(...(await Promise.all(lanes.map((lane) => runLane(lane, runOne)))).flat());
  // Nothing can run without packages, and the later suites judge the build.
  const stopped = rows.find(({name, failed}) => failed && (name === 'install' || name === 'build'));
  if (stopped) {
    // A step in a separate process has none after it.
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
console.log(`${''.padEnd(29)} ${(performance.now() / 1000).toFixed(1).padStart(16)} s in all`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
