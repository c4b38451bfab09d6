// Proves that editing content breaks no test: applies each edit of tests/drill to a copy of the sources, then builds the
// copy and runs the tests of its sources and of its pages.
//   npm run drill              applies all edits
//   npm run drill -- --keep    keeps the copy, and says where it is
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-drill-'));
const git = (cwd, ...args) => execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 1 << 26});

function copySources() {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
  for (const file of files) {
    const source = path.join(root, file);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(copy, file));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

/** What an edit can do to the files of the copy. */
const site = {
  read: (file) => fs.readFileSync(path.join(copy, file), 'utf8'),
  write(file, content) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    fs.writeFileSync(path.join(copy, file), content);
  },
  /** Replaces the first occurrence of a text, which has to be there. */
  replace(file, from, to) {
    const text = site.read(file);
    if (!text.includes(from)) throw new Error(`${file} no longer contains "${from}". Correct the edit in tests/drill.`);
    site.write(
      file,
      text.replace(from, () => to),
    );
  },
  /** Moves a file, and corrects its address in all texts, data, and judged queries that name it. */
  move(from, to) {
    site.write(`${to}.md`, site.read(`${from}.md`));
    fs.rmSync(path.join(copy, `${from}.md`));
    for (const folder of ['docs', 'blog', 'src', 'tests/search']) {
      for (const name of fs.readdirSync(path.join(copy, folder), {recursive: true})) {
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
  /** Changes the value of a JSON file in place. */
  json(file, change) {
    const value = JSON.parse(site.read(file));
    change(value);
    site.write(file, JSON.stringify(value, null, 2));
  },
};

/** Runs a command in the copy. @returns {Promise<{succeeded: boolean, output: string}>} */
function run(bin, ...args) {
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0'};
  const program = path.join(copy, 'node_modules/.bin', bin);
  const child = spawn(program, args, {cwd: copy, env, shell: process.platform === 'win32'});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({succeeded: status === 0, output})));
}

/** Builds the copy. @returns {Promise<string[]>} what went wrong */
async function build() {
  const {succeeded, output} = await run('docusaurus', 'build');
  return succeeded ? [] : [output];
}

/** Runs a suite of the copy. @returns {Promise<string[]>} the tests that failed */
async function test(project) {
  const report = path.join(copy, `.${project}.json`);
  const {succeeded, output} = await run(
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=json',
    '--outputFile',
    report,
  );
  if (succeeded) return [];
  if (!fs.existsSync(report)) return [output];
  return JSON.parse(fs.readFileSync(report, 'utf8')).testResults.flatMap(({name, message, assertionResults}) => {
    const failed = assertionResults.filter(({status}) => status === 'failed');
    const faults = failed.map(({fullName, failureMessages: [text]}) => `${fullName}\n${text.split('\n    at ')[0]}`);
    const all = faults.length > 0 || !message ? faults : [message];
    return all.map((fault) => `${path.relative(copy, name)}: ${fault}`);
  });
}

copySources();
const edits = fs.readdirSync(path.join(copy, 'tests/drill')).filter((name) => name.endsWith('.mjs'));
for (const name of edits) {
  const {default: edit} = await import(pathToFileURL(path.join(copy, 'tests/drill', name)).href);
  edit(site);
  console.log(`Applied ${name}`);
}
// Pages show the author and the day of their last commit.
git(copy, 'init', '-q');
fs.writeFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
git(copy, 'add', '-A');
git(copy, '-c', 'user.name=A contributor', '-c', 'user.email=a@example.org', 'commit', '-qm', 'Edit content');

const faults = (await Promise.all([test('unit'), build()])).flat();
if (fs.existsSync(path.join(copy, 'build/sitemap.xml'))) faults.push(...(await test('output')));

if (process.argv.includes('--keep')) console.log(`The copy is in ${copy}.`);
else fs.rmSync(copy, {recursive: true});
if (faults.length > 0) {
  console.error(faults.join('\n\n'));
  console.error(
    '\nEditing content breaks the build, or the tests above. A test computes what it expects from the data or brings ' +
      'its own fixture: it contains neither a count nor an entry that contributors change.',
  );
}
process.exit(faults.length > 0 ? 1 : 0);
