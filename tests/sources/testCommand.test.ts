import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {findOrInstall} from '../../scripts/findPrograms.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-command-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Makes a folder of programs that do nothing but end with an exit code. */
function makePrograms(name: string, codes: Record<string, number>): string {
  const programs = path.join(folder, name);
  fs.mkdirSync(programs);
  for (const [program, code] of Object.entries(codes)) {
    fs.writeFileSync(path.join(programs, program), `#!/bin/sh\nexit ${code}\n`, {mode: 0o755});
  }
  return programs;
}

/** Runs the step of the examples with these programs alone, where no OpenRefine was prepared. */
function runStep(programs: string) {
  const args = [path.resolve('scripts/test.mjs'), '--only=openrefine'];
  const env = {PATH: programs, XDG_CACHE_HOME: path.join(folder, 'cache')};
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {env, encoding: 'utf8'});
  return {status, output: stdout + stderr, lastLine: stdout.trimEnd().split('\n').at(-1)};
}

describe('the step of the examples, without an OpenRefine', () => {
  it('is left out with the reason where this machine cannot prepare one', () => {
    const {status, output, lastLine} = runStep(makePrograms('none', {}));
    expect(output).toContain('One of apt-get, dpkg-deb and the package debian-archive-keyring is missing');
    expect(output).toContain('Left out: the examples of the manual were not evaluated');
    expect([status, lastLine]).toEqual([0, '0 passed, 0 failed']);
  });

  // Elsewhere there are no keys, and the step is left out.
  it.skipIf(!fs.existsSync('/usr/share/keyrings/debian-archive-keyring.gpg'))('fails where the download fails', () => {
    const {status, output, lastLine} = runStep(makePrograms('failing', {'apt-get': 100, 'dpkg-deb': 0, java: 0}));
    expect(output).toContain('apt-get update failed');
    expect(output).not.toContain('Left out');
    expect([status, lastLine]).toEqual([1, '0 passed, 1 failed']);
    expect(fs.readdirSync(path.join(folder, 'cache/openrefine-site'))).toEqual([]);
  });
});

describe('a program that is missing', () => {
  it.each([
    ['fails', 100, 'apt-get could not install no-such-program'],
    ['brings no such program', 0, 'brought no program "no-such-program"'],
  ])('is an error where its installation %s', (_, code, message) => {
    vi.stubEnv('PATH', makePrograms(`apt-${code}`, {'apt-get': code}));
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    vi.spyOn(console, 'log').mockReturnValue();
    expect(() => findOrInstall('no-such-program')).toThrow(message);
  });
});
