import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import registry from '../../src/data/grel/registry.json';
import releaseHistory from '../../src/data/releaseHistory.json';
import type {GrelFunction} from '../../src/data/grel/functions.schema';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}src/data/grel/functions`;
const functions = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as GrelFunction[],
);

it('docs/manual/grel.md describes every control that the tool registers', () => {
  const page = readFileSync(`${root}docs/manual/grel.md`, 'utf8');
  const headings = [...page.matchAll(/^#{2,4} (.+?)(?: \{#.*)?$/gm)].map(([, title]) => title ?? '').join('\n');
  const missing = registry.controls.map(({name}) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(headings));
  expect(missing, 'controls that no heading names').toEqual([]);
});

// A clone of https://github.com/OpenRefine/OpenRefine with its tags, wherever it lies.
const source = process.env.OPENREFINE_SOURCE;
describe.skipIf(!source)('the reference of GREL (needs a clone of the tool in OPENREFINE_SOURCE)', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', source ?? '', ...args], {encoding: 'utf8', maxBuffer: 1 << 26});
  const filesOf = (tag: string): string[] => git('ls-tree', '-r', '--name-only', `refs/tags/${tag}`).split('\n');
  /** The text of the file whose path ends so. */
  const read = (tag: string, end: string): string => {
    const path = filesOf(tag).find((one) => one.endsWith(end));
    if (path === undefined) throw new Error(`${tag} has no file ${end}.`);
    return git('show', `refs/tags/${tag}:${path}`);
  };
  const registeredAt = (tag: string) => {
    const text = read(tag, '/ControlFunctionRegistry.java');
    const namesOf = (method: string) =>
      [...text.matchAll(new RegExp(`${method}\\("(\\w+)", new (\\w+)\\(`, 'g'))].map(([, name = '', type = '']) => ({
        name,
        type,
      }));
    return {functions: namesOf('registerFunction'), controls: namesOf('registerControl')};
  };

  it('lists exactly what the tool registers, with the classes', () => {
    const found = registeredAt(registry.tag);
    const existing = new Set(filesOf(registry.tag));
    for (const kind of ['functions', 'controls'] as const) {
      expect(registry[kind].map(({name}) => name)).toEqual(found[kind].map(({name}) => name));
      const types = registry[kind].map(({path}) => path.slice(path.lastIndexOf('/') + 1, -'.java'.length));
      expect(types).toEqual(found[kind].map(({type}) => type));
      expect(registry[kind].filter(({path}) => !existing.has(path))).toEqual([]);
    }
  });

  it('says since which release each exists', () => {
    const tags = releaseHistory.map(({version}) => version).reverse();
    const releases = tags.slice(tags.indexOf('2.0')).map((tag) => ({tag, found: registeredAt(tag)}));
    for (const kind of ['functions', 'controls'] as const) {
      const first = registry[kind].map(({name}) => ({
        name,
        since: releases.find(({found}) => found[kind].some((one) => one.name === name))?.tag,
      }));
      expect(registry[kind].map(({name, since}) => ({name, since}))).toEqual(first);
    }
  });

  it('quotes errors as the tool words them', () => {
    const patterns = [
      ...read(registry.tag, '/com/google/refine/grel/EvalErrorMessage.properties').matchAll(/^\w+=(.+)$/gm),
    ].map(([, message = '']) => message.replaceAll("''", "'"));
    // Some messages are in the code itself: that of normalize, and those of what cross does not find.
    const known = [
      ...patterns,
      'normalize expects a single string parameter',
      'Unable to find column {0} in project {1}',
      'Unable to find project with name: {0}',
      'Multiple (2) projects found with name: {0}',
    ];
    const regexes = known.map(
      (message) => new RegExp(`^${message.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\d\}/g, '.*')}$`),
    );
    const quoted = functions.flatMap(({name, errors, examples}) =>
      [...errors, ...examples].flatMap(({result}) => {
        const message = /^Error: (.+)$/.exec(result)?.[1];
        return message && !message.startsWith('java.') ? [{name, message}] : [];
      }),
    );
    expect(quoted.length).toBeGreaterThan(100);
    expect(quoted.filter(({message}) => !regexes.some((regex) => regex.test(message)))).toEqual([]);
  });
});
