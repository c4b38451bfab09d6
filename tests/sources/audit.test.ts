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

/** A hole of left-pad in the form in which a registry answers `POST /-/npm/v1/security/advisories/bulk`. */
const hole = {
  id: 1000001,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Pads without end',
  severity: 'high',
  vulnerable_versions: '<1.3.1',
};
const allowance = {id: 'GHSA-aaaa-bbbb-cccc', package: 'left-pad', reason: 'Pads nothing of a reader.'};

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

/** Runs the script in a project that has left-pad 1.3.0 installed, with a list of what may stand. */
function audit(name: string, advisories: object[] = []): Promise<{status: number | null; output: string}> {
  const project = fs.mkdtempSync(path.join(folder, 'project-'));
  const write = (file: string, content: unknown) => fs.writeFileSync(path.join(project, file), JSON.stringify(content));
  const own = {name: 'project', version: '1.0.0', dependencies: {'left-pad': '1.3.0'}};
  const leftPad = {
    version: '1.3.0',
    license: 'MIT',
    resolved: 'https://registry.npmjs.org/left-pad/-/left-pad-1.3.0.tgz',
  };
  fs.mkdirSync(path.join(project, 'scripts'));
  write('package.json', own);
  write('package-lock.json', {...own, lockfileVersion: 3, packages: {'': own, 'node_modules/left-pad': leftPad}});
  write('scripts/audit.json', {advisories, licences: {allowed: ['MIT'], named: {}}});
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
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}

describe('the audit of the packages', () => {
  it('fails at a hole that is not allowed, or not any more, or is not there', {timeout: 60_000}, async () => {
    const [unlisted, over, notNeeded] = await Promise.all([
      audit('holes'),
      audit('holes', [{...allowance, until: '2020-01-31'}]),
      audit('none', [{...allowance, until: '2999-12-31'}]),
    ]);
    expect([unlisted.status, over.status, notNeeded.status]).toEqual([1, 1, 1]);
    expect(unlisted.output).toContain('left-pad: Pads without end (high, https://github.com/advisories/GHSA-aaaa');
    expect(unlisted.output).toContain('1 known holes, 0 allowed for now.');
    expect(over.output).toContain('GHSA-aaaa-bbbb-cccc of left-pad was allowed until 2020-01-31.');
    expect(notNeeded.output).toContain('GHSA-aaaa-bbbb-cccc of left-pad is not needed any more.');
    expect(asked).toContain('POST holes /-/npm/v1/security/advisories/bulk');
  });

  it('passes without a hole, and with one that is allowed', {timeout: 60_000}, async () => {
    const [none, allowed] = await Promise.all([audit('none'), audit('holes', [{...allowance, until: '2999-12-31'}])]);
    expect([none.status, allowed.status], none.output + allowed.output).toEqual([0, 0]);
    expect(none.output).toContain('0 known holes, 0 allowed for now.');
    expect(allowed.output).toContain('1 known holes, 1 allowed for now.');
  });

  it('says that nothing is known where the registry answers no audit', {timeout: 60_000}, async () => {
    const {status, output} = await audit('refuses');
    expect(status, output).toBe(75);
    expect(output).toContain('Left out: known holes were not looked up');
  });
});
