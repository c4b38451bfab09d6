import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {onPath} from '../../scripts/findPrograms.mjs';
import {preparedFolder} from '../../scripts/prepareOpenRefine.mjs';
import {parseMarkdown} from '../../src/build/pageBlocks';
import {JAVA_TOOL_OPTIONS, startOpenRefine, type RunningOpenRefine} from './openRefineProcess.mjs';

// The extensions that the technical reference prints are compiled, loaded, and used.
const PAGES = ['writing-extensions', 'extension-example'];
const engine = JSON.stringify({facets: [], mode: 'row-based'});

/** Where a file of an extension is: the pages name scripts and translations before the code, and Java names itself. */
function placeOf({lang, value}: Code, before: string): string | undefined {
  if (lang === 'properties' || value.startsWith('name = ')) return 'MOD-INF/module.properties';
  if (lang === 'java') return `src/${/class (\w+)/.exec(value)?.[1]}.java`;
  if (lang === 'css') return 'styles/project.css';
  if (/^function init\(/m.test(value)) return 'MOD-INF/controller.js';
  const isFile = lang === 'javascript' || (lang === 'json' && !value.includes('"op"'));
  return isFile ? [...before.matchAll(/`((?:scripts|langs)\/[\w.-]+)`/g)].at(-1)?.[1] : undefined;
}

/** The files of all extensions, by their paths; a `module.properties` begins an extension. */
function readFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const page of PAGES) {
    const markdown = readFileSync(`docs/technical-reference/${page}.md`, 'utf8');
    let name = '';
    visit(parseMarkdown(markdown), 'code', (code) => {
      const place = placeOf(code, markdown.slice(0, code.position?.start.offset));
      if (place?.endsWith('.properties')) name = /^name = (\w+)/m.exec(code.value)?.[1] ?? '';
      if (place && name) files.set(join(name, place), code.value);
    });
  }
  return files;
}

function prepare(workspace: string): void {
  const files = readFiles();
  for (const [path, text] of files) {
    const file = join(workspace, 'extensions', path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const jars = ['usr/share/openrefine/webapp/WEB-INF/lib/*', 'usr/share/openrefine/server/*', 'usr/share/java/*'];
  const classPath = jars.map((path) => join(preparedFolder(), path)).join(':');
  const env = {...process.env, JAVA_TOOL_OPTIONS};
  const isSource = (path: string) => path.endsWith('.java');
  for (const name of new Set([...files.keys()].filter(isSource).map((path) => path.split('/')[0] ?? ''))) {
    const folder = join(workspace, 'extensions', name);
    const sources = [...files.keys()].filter((path) => isSource(path) && path.startsWith(`${name}/`));
    const classes = mkdtempSync(join(tmpdir(), 'classes-'));
    execFileSync('javac', ['--release', '11', '-nowarn', '-cp', classPath, '-d', classes, ...sources], {
      cwd: join(workspace, 'extensions'),
      stdio: 'pipe',
      env,
    });
    mkdirSync(join(folder, 'MOD-INF/lib'), {recursive: true});
    execFileSync('jar', ['cf', join(folder, `MOD-INF/lib/${name}.jar`), '-C', classes, '.'], {stdio: 'pipe', env});
  }
}

const hasCompiler = onPath('javac') !== undefined;
if (!hasCompiler) console.info('Not checked: the extensions of the technical reference (there is no javac)');

let openRefine: RunningOpenRefine;
let project: string;
const post = (command: string, fields: Record<string, string> = {}) =>
  openRefine.client.post(command, {project, engine, ...fields});
beforeAll(async () => {
  if (!hasCompiler) return;
  openRefine = await startOpenRefine(prepare);
  project = (await openRefine.client.createProject('names', 'name,note\nAda Lovelace, "x"\nJean-Luc Godard,y\n')).id;
});
afterAll(() => openRefine?.stop());

const read = async (): Promise<unknown[]> =>
  (await post('core/get-rows', {start: '0'})).rows.map(({cells}: {cells: {v: unknown}[]}) => cells.map(({v}) => v));

test.runIf(hasCompiler)('the extensions that the pages print work', async () => {
  const bundle = await (await fetch(`${openRefine.address}/project-bundle.js`)).text();
  for (const item of ['hello/columns', 'trimmer/trim', 'trimmer/clear-rows', 'initials/to-initials'])
    expect(bundle).toContain(item);

  const before = await read();
  const {results} = await post('core/preview-expression', {
    cellIndex: '0',
    rowIndices: '[0, 1]',
    expression: 'grel:value.initials()',
  });
  expect(results).toEqual(['AL', 'JLG']);
  const trim = await post('trimmer/trim', {columnName: 'note'});
  const shorten = await post('initials/to-initials', {columnName: 'name'});
  const after = await read();
  expect(after).toEqual(before.map((row, index) => [results[index], String((row as string[])[1]).trim()]));
  expect(after).not.toEqual(before);
  const page = readFileSync('docs/technical-reference/writing-extensions.md', 'utf8');
  const {entries} = await (await fetch(`${openRefine.address}/command/core/get-operations?project=${project}`)).json();
  expect(entries[0].operation).toEqual(JSON.parse(/```json\n([^`]+)```/.exec(page)?.[1] ?? ''));
  expect(page).toContain(`_${trim.historyEntry.description}_`);

  const clear = await post('trimmer/clear-rows', {
    engine: JSON.stringify({
      facets: [{type: 'text', name: 'note', columnName: 'note', mode: 'text', query: 'y'}],
      mode: 'row-based',
    }),
  });
  expect(clear.historyEntry.description).toBe('Clear 1 rows');
  expect(await read()).toEqual([after[0], []]);
  await post('core/undo-redo', {lastDoneID: String(shorten.historyEntry.id)});
  expect(await read()).toEqual(after);
  await post('core/undo-redo', {lastDoneID: '0'});
  expect(await read()).toEqual(before);
});
