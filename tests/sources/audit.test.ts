// scripts/audit.mjs as the command that it is, with the real npm, against a registry on this machine.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const script = path.resolve('scripts/audit.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openrefine-audit-'));

/** A vulnerability of left-pad in the form in which a registry answers `POST /-/npm/v1/security/advisories/bulk`. */
const hole = {
  id: 1000001,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Pads without end',
  severity: 'high',
  vulnerable_versions: '<1.3.1',
};
/** What audit.json says of it. */
const until = (day: string) => ({'GHSA-aaaa-bbbb-cccc': {reason: 'Pads nothing of a reader.', until: day}});

/** What each registry, named by the first part of the address, answers to an audit. */
const answers: Record<string, {status: number; body: unknown}> = {
  holes: {status: 200, body: {'left-pad': [hole]}},
  none: {status: 200, body: {}},
  refuses: {status: 405, body: {error: 'This registry keeps no advisories.'}},
};
const asked: string[] = [];

const registry = http.createServer((request, response) => {
  const [, name = '', ...rest] = (request.url ?? '').split('/');
  asked.push(`${request.method} ${name} /${rest.join('/')}`);
  const isAudit = request.method === 'POST' && rest.join('/') === '-/npm/v1/security/advisories/bulk';
  // npm also asks for the versions of a package that has a hole, and does without them.
  const {status, body} = (isAudit && answers[name]) || {status: 404, body: {error: 'not found'}};
  response.writeHead(status, {'Content-Type': 'application/json'}).end(JSON.stringify(body));
});

beforeAll(() => new Promise<void>((resolve) => void registry.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Runs the script in a project with the advisories that may stand, and an installed package for each license. */
function audit(name: string, advisories = {}, licenses: Record<string, string> = {'left-pad': 'MIT'}) {
  const project = fs.mkdtempSync(path.join(folder, 'project-'));
  const write = (file: string, content: unknown) => {
    fs.mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
    fs.writeFileSync(path.join(project, file), JSON.stringify(content));
  };
  const packages: Record<string, object> = {};
  for (const [own, license] of Object.entries(licenses)) {
    write(`node_modules/${own}/package.json`, {name: own, version: '1.3.0', license});
    const resolved = `https://registry.npmjs.org/${own}/-/${own}-1.3.0.tgz`;
    packages[`node_modules/${own}`] = {version: '1.3.0', resolved};
  }
  const dependencies = Object.fromEntries(Object.keys(licenses).map((own) => [own, '1.3.0']));
  const root = {name: 'openrefine.org', version: '1.0.0', private: true, dependencies};
  write('package.json', root);
  write('package-lock.json', {...root, lockfileVersion: 3, packages: {'': root, ...packages}});
  write('scripts/audit.json', {advisories, licenses: ['MIT', 'ISC']});
  const child = spawn(process.execPath, [script], {
    cwd: project,
    env: {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/${name}/`,
      npm_config_noproxy: '127.0.0.1',
      npm_config_cache: path.join(project, 'cache'),
      npm_config_fetch_retries: '0',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise<{status: number | null; output: string}>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

describe('the audit of the packages', () => {
  it('fails at a vulnerability that is not allowed, or no longer, or is not there', {timeout: 60_000}, async () => {
    const unexplained = {'GHSA-aaaa-bbbb-cccc': {until: '2999-12-31'}};
    const [unlisted, over, odd] = await Promise.all([
      audit('holes'),
      audit('holes', until('2020-01-31')),
      audit('holes', {...unexplained, 'GHSA-dddd-eeee-ffff': {reason: 'x', until: '2999-12-31'}}),
    ]);
    expect([unlisted.status, over.status, odd.status]).toEqual([1, 1, 1]);
    expect(unlisted.output).toContain('left-pad: Pads without end (high, https://github.com/advisories/GHSA-aaaa');
    expect(unlisted.output).toContain('1 known vulnerabilities, 0 of them allowed for now.');
    for (const {output} of [over, odd]) expect(output).toContain('GHSA-aaaa-bbbb-cccc needs a reason');
    expect(odd.output).toContain('GHSA-dddd-eeee-ffff is no longer needed.');
    expect(asked).toContain('POST holes /-/npm/v1/security/advisories/bulk');
  });

  it('passes without a vulnerability, and with one that is allowed', {timeout: 60_000}, async () => {
    const [none, allowed] = await Promise.all([audit('none'), audit('holes', until('2999-12-31'))]);
    expect([none.status, allowed.status], none.output + allowed.output).toEqual([0, 0]);
    expect(none.output).toContain('0 known vulnerabilities, 0 of them allowed for now.');
    expect(allowed.output).toContain('1 known vulnerabilities, 1 of them allowed for now.');
  });

  it('says that nothing is known where the registry answers no audit', {timeout: 60_000}, async () => {
    const {status, output} = await audit('refuses');
    expect(status, output).toBe(75);
    expect(output).toContain('Left out: vulnerabilities were not looked up');
  });

  it('refuses what is not allowed by the whole of its license expression', {timeout: 60_000}, async () => {
    const allowed = {a: 'MIT', b: '(AGPL-3.0-or-later OR MIT)', c: 'MIT AND ISC'};
    const refused = {d: 'AGPL-3.0-or-later', e: 'MIT AND AGPL-3.0-or-later', f: 'SEE LICENSE IN x', g: ''};
    const {status, output} = await audit('none', {}, {...allowed, ...refused});
    expect(status, output).toBe(1);
    expect(output.match(/^\w(?=@1\.3\.0: scripts\/audit\.json does not allow its license)/gm)).toEqual(
      Object.keys(refused),
    );
  });
});
