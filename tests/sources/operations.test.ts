import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import registry from '../../src/data/grel/registry.json';
import operations from '../../src/data/operations.json';
import releaseHistory from '../../src/data/releaseHistory.json';

// A clone of https://github.com/OpenRefine/OpenRefine with its tags, wherever it lies.
const source = process.env.OPENREFINE_SOURCE;
describe.skipIf(!source)('the reference of operations (needs a clone of the tool in OPENREFINE_SOURCE)', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', source ?? '', ...args], {encoding: 'utf8', maxBuffer: 1 << 26});
  /** The Wikibase extension was called Wikidata, and its operations still are. */
  const registeredAt = (tag: string): string[] =>
    git('ls-tree', '-r', '--name-only', `refs/tags/${tag}`)
      .split('\n')
      .filter((path) => /(modules\/core|extensions\/[\w-]+\/module)\/MOD-INF\/controller\.js$/.test(path))
      .flatMap((path) => {
        const module = path.includes('extensions/wiki') ? 'wikidata' : 'core';
        const text = git('show', `refs/tags/${tag}:${path}`);
        return [...text.matchAll(/registerOperation\(\s*module,\s*"([\w-]+)"/g)].map(([, op]) => `${module}/${op}`);
      });

  it('lists exactly what the tool registers', () => {
    expect(operations.map(({name}) => name).sort()).toEqual(registeredAt(registry.tag).sort());
  });

  it('says since which release each exists', () => {
    const tags = releaseHistory.map(({version}) => version).reverse();
    const releases = tags.slice(tags.indexOf('2.0')).map((tag) => ({tag, found: registeredAt(tag)}));
    const first = operations.map(({name}) => ({name, since: releases.find(({found}) => found.includes(name))?.tag}));
    expect(operations.map(({name, since}) => ({name, since}))).toEqual(first);
  });
});
