import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {findPrepared, preparedFolder, version} from '../../scripts/prepareOpenRefine.mjs';
import operations from '../../src/data/operations.json';
import {compareVersions} from '../../src/data/compareVersions';

/** The modules of the prepared tool: the core and its extensions. */
function findModules(): string[] {
  const webapp = join(preparedFolder(), 'usr/share/openrefine/webapp');
  const extensions = readdirSync(join(webapp, 'extensions')).map((name) => join('extensions', name, 'module'));
  return ['modules/core', ...extensions].map((folder) => join(webapp, folder, 'MOD-INF'));
}

/** What a module registers, with the name of the module, which for the core is that of its folder: `core/fill-down`. */
function readOperations(module: string): string[] {
  const [, name = 'core'] = /^name\s*=\s*(\S+)/m.exec(readFileSync(join(module, 'module.properties'), 'utf8')) ?? [];
  const controller = readFileSync(join(module, 'controller.js'), 'utf8');
  return [...controller.matchAll(/registerOperation\(\s*module,\s*"([\w-]+)"/g)].map(([, op]) => `${name}/${op}`);
}

test.skipIf(!findPrepared())('src/data/operations.json lists what the tool registers, and what came later', () => {
  const listed = operations.filter(({since}) => compareVersions(since, version) <= 0).map(({name}) => name);
  const registered = findModules().flatMap(readOperations);
  expect(registered.length).toBeGreaterThan(30);
  expect(listed.sort(), 'add what is missing, and give what is newer its "since"').toEqual(registered.sort());
});
