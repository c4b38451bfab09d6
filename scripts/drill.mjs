// @ts-check
// Proves that editing content breaks no test, on any system: applies each edit of tests/drill to a copy of the sources,
// clones the copy with the settings of Git for Windows, and runs the tests of the sources and of the built site there.
// If there is a browser, it also runs the browser tests with the tag @content, which read what the edits change.
//   npm run drill              applies all edits
//   npm run drill -- --keep    keeps the clone, and says where it is
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {findBrowser, findFreePort, findScript} from './findPrograms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-drill-'));
const copy = path.join(folder, 'copy');
const clone = path.join(folder, 'clone');
/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) => execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 1 << 26});

function copySources() {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files) {
    const source = path.join(root, file);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(copy, file));
  }
}

/** What an edit can do to the files of the copy. */
const site = {
  /** @param {string} file */
  read: (file) => fs.readFileSync(path.join(copy, file), 'utf8'),
  /** @param {string} file @param {string} content */
  write(file, content) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.writeFileSync(path.join(copy, file), content);
  },
  /**
   * Replaces the first occurrence of a text, which has to be there.
   * @param {string} file
   * @param {string} from
   * @param {string} to
   */
  replace(file, from, to) {
    const text = site.read(file);
    if (!text.includes(from)) throw new Error(`${file} no longer contains "${from}". Correct the edit in tests/drill.`);
    site.write(
      file,
      text.replace(from, () => to),
    );
  },
  /**
   * Moves a file, and corrects its address in all texts, data, and judged queries that name it.
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    site.write(`${to}.md`, site.read(`${from}.md`));
    fs.rmSync(path.join(copy, `${from}.md`));
    for (const folder of ['docs', 'blog', 'src', 'tests/search']) {
      for (const name of fs.readdirSync(path.join(copy, folder), {recursive: true, encoding: 'utf8'})) {
        const file = path.join(folder, name);
        if (!/\.(mdx?|tsx?|json)$/.test(file)) continue;
        const text = site.read(file);
        const moved = text
          .replaceAll(`/${from}`, `/${to}`)
          .replaceAll(`/${path.basename(from)}.md`, `/${path.basename(to)}.md`);
        if (moved !== text) site.write(file, moved);
      }
    }
  },
  /**
   * Changes the value of a JSON file in place.
   * @param {string} file
   * @param {(value: any) => void} change what JSON contains depends on the file
   */
  json(file, change) {
    const value = JSON.parse(site.read(file));
    change(value);
    site.write(file, JSON.stringify(value, null, 2));
  },
};

/** @typedef {typeof site} Site */
/** @typedef {(site: Site) => void} Edit what a contributor does */

copySources();
const {edits} = await import(pathToFileURL(path.join(copy, 'tests/drill/edits.mjs')).href);
for (const [name, edit] of Object.entries(edits)) {
  edit(site);
  console.log(`Applied: ${name}`);
}
// Pages show the author and the day of their last commit.
git(copy, 'init', '-q');
git(copy, 'add', '-A');
git(copy, '-c', 'user.name=A contributor', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Edit content');
git(folder, 'clone', '-q', '-c', 'core.autocrlf=true', copy, clone);
const foreign = git(clone, 'ls-files', '--eol')
  .split('\n')
  .filter((line) => line.includes('w/crlf'));
if (foreign.length > 0) {
  throw new Error(`Git for Windows changes the line ends of ${foreign.length} files. Correct .gitattributes.`);
}
fs.symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), 'junction');
fs.writeFileSync(path.join(clone, '.git/info/exclude'), 'node_modules\n');

// The cache beside the packages belongs to the project itself.
const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', GITHUB_ACTIONS: ''};
const args = ['scripts/test.mjs', '--only=unit,build,pages,output'];
let {status} = spawnSync(process.execPath, args, {cwd: clone, env, stdio: 'inherit'});

const browser = await findBrowser();
if (!browser) console.log('The edited pages were not opened in Chromium, because there is none.');
else if (status === 0) {
  const playwright = [findScript('playwright', '@playwright/test'), 'test', '--project=desktop', '--grep=@content'];
  const site = {...env, BROWSER_PATH: browser, SITE_PORT: String(await findFreePort())};
  ({status} = spawnSync(process.execPath, playwright, {cwd: clone, env: site, stdio: 'inherit'}));
}

if (process.argv.includes('--keep')) console.log(`The clone is in ${clone}.`);
else fs.rmSync(folder, {recursive: true});
if (status !== 0) {
  console.error(
    '\nEditing content breaks the build, or the tests above. A test computes what it expects from the data or brings ' +
      'its own fixture: it contains neither a count nor an entry that contributors change.',
  );
}
process.exitCode = status ?? 1;
