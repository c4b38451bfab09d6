import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const project = fs.mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
afterAll(() => fs.rmSync(project, {recursive: true}));

function install(folder: string, manifest: object): void {
  fs.mkdirSync(path.join(project, folder), {recursive: true});
  fs.writeFileSync(path.join(project, folder, 'package.json'), JSON.stringify(manifest));
}

it('refuses every package whose license expression is not allowed as a whole', {timeout: 30_000}, () => {
  const allowed = {a: 'MIT', b: '(AGPL-3.0-or-later OR MIT)', c: 'MIT AND ISC'};
  const refused = {d: 'AGPL-3.0-or-later', e: 'MIT AND AGPL-3.0-or-later', f: 'SEE LICENSE IN x', g: ''};
  const licenses = {...allowed, ...refused};
  const dependencies = Object.fromEntries(Object.keys(licenses).map((name) => [name, '1.3.0']));
  install('.', {name: 'openrefine.org', version: '1.0.0', dependencies});
  for (const [name, license] of Object.entries(licenses)) {
    install(`node_modules/${name}`, {name, version: '1.3.0', license});
  }
  const {status, stderr} = spawnSync(process.execPath, [path.resolve('scripts/licenses.mjs')], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.match(/^\w(?=@1\.3\.0: )/gm)).toEqual(Object.keys(refused));
});
