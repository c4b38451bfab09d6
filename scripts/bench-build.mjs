// Measures how the site is built, and fails when it misses a budget: npm run bench:build
//
//   cold    the commit that is checked out, cloned to a temporary folder, without any cache
//   warm    the same folder once more, after a change of one page
//   again   the same commit in a folder of another name: must give the same files byte for byte
//   5 times the docs and posts five times over
//
//   --beside=FOLDER  another Docusaurus site with its packages installed, built cold: its caches there are deleted
//   --only=cold,warm,again,times
//
// Memory is the most that the process of the build held at once (its maximum resident set size, threads included).
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {copyPage, findDifferences, fingerprint, judge} from './benchBuild.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const option = (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const parts = option('only')?.split(',') ?? ['cold', 'warm', 'again', 'times'];
const TIMES = 5;

/** Runs a command in a folder; throws its output when it fails. */
function run(cwd, command, args) {
  const {status, stdout, stderr, error} = spawnSync(command, args, {cwd, encoding: 'utf8', maxBuffer: 1e9});
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} in ${cwd} failed.\n${stdout}${stderr}${error ?? ''}`);
}

/** All files below a folder, by their paths from it. */
const filesBelow = (dir) =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));

/** A tree of the same files without a byte more on the disk; copies where the disk is another one. */
function linkTree(from, to) {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else {
      try {
        fs.linkSync(source, target);
      } catch {
        fs.copyFileSync(source, target);
      }
    }
  }
}

/** The commit that is checked out, with the packages that are installed, in a new folder. */
function cloneSite(dir) {
  run(root, 'git', ['clone', '--quiet', root, dir]);
  linkTree(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  return dir;
}

const usage = path.join(os.tmpdir(), `build-usage-${process.pid}.json`);
const reportUsage = `import {writeFileSync} from 'node:fs'; import {isMainThread} from 'node:worker_threads';
  if (isMainThread) process.on('exit', () =>
    writeFileSync(${JSON.stringify(usage)}, JSON.stringify(process.resourceUsage())));`;

/** Builds the site of a folder. @returns seconds on the clock and of the processors, and bytes of memory */
function build(dir) {
  const start = performance.now();
  run(dir, process.execPath, [
    `--import=data:text/javascript,${encodeURIComponent(reportUsage)}`,
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'build',
  ]);
  const wall = (performance.now() - start) / 1000;
  const {maxRSS, userCPUTime, systemCPUTime} = JSON.parse(fs.readFileSync(usage, 'utf8'));
  fs.rmSync(usage);
  return {wall, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024};
}

function forgetCaches(dir) {
  for (const name of ['node_modules/.cache', '.docusaurus', 'build']) {
    fs.rmSync(path.join(dir, name), {recursive: true, force: true});
  }
}

const readBuild = (dir) =>
  new Map(
    filesBelow(path.join(dir, 'build')).map((file) => [
      file,
      fingerprint(fs.readFileSync(path.join(dir, 'build', file))),
    ]),
  );

const print = (name, {wall, cpu, memory}, note = '') =>
  console.log(
    `${name.padEnd(8)} ${wall.toFixed(1).padStart(7)} s ${cpu.toFixed(1).padStart(7)} s of processors ` +
      `${(memory / 1e9).toFixed(2).padStart(6)} GB  ${note}`,
  );

/** Changes a sentence of a page. */
function changePage(dir) {
  const file = path.join(dir, 'docs/manual/facets.md');
  fs.appendFileSync(file, '\nA sentence that was not there before.\n');
}

function multiplyContent(dir) {
  for (const folder of ['docs', 'blog']) {
    const pages = filesBelow(path.join(dir, folder)).filter((file) => /\.mdx?$/.test(file));
    for (const name of pages) {
      const page = {file: `${folder}/${name}`, text: fs.readFileSync(path.join(dir, folder, name), 'utf8')};
      for (let copy = 2; copy <= TIMES; copy += 1) {
        const {file, text} = copyPage(page, copy);
        fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
        fs.writeFileSync(path.join(dir, file), text);
      }
    }
  }
  // The dates of pages come from the repository.
  run(dir, 'git', ['add', 'docs', 'blog']);
  run(dir, 'git', ['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@example.org', 'commit', '-qm', 'More']);
}

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
const measured = {};
try {
  const site = cloneSite(path.join(temporary, 'site'));
  const cold = build(site);
  print('cold', cold, `${filesBelow(path.join(site, 'build')).length} files`);
  measured.memory = cold.memory;
  const first = readBuild(site);

  const beside = option('beside');
  if (beside) {
    forgetCaches(beside);
    const other = build(beside);
    measured.ratio = cold.wall / other.wall;
    print('beside', other, `cold is ${measured.ratio.toFixed(2)} of it`);
  }
  if (parts.includes('again')) {
    const other = cloneSite(path.join(temporary, 'another-folder'));
    print('again', build(other));
    measured.differences = findDifferences(first, readBuild(other));
  }
  if (parts.includes('warm')) {
    changePage(site);
    const warm = build(site);
    print('warm', warm, 'after a change of one page');
    measured.warm = warm.wall / cold.wall;
    measured.memory = Math.max(measured.memory, warm.memory);
    const fromWarm = readBuild(site);
    forgetCaches(site);
    build(site);
    measured.stale = findDifferences(fromWarm, readBuild(site));
  }
  if (parts.includes('times')) {
    run(site, 'git', ['checkout', '--quiet', '.']);
    multiplyContent(site);
    forgetCaches(site);
    const times = build(site);
    print(`${TIMES} times`, times, `${(times.wall / cold.wall).toFixed(1)} times the time of a cold build`);
  }
} finally {
  fs.rmSync(temporary, {recursive: true, force: true});
}
const faults = judge(measured);
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
