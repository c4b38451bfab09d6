import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-command-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs the step of the examples where there is no OpenRefine, with an apt-get that ends with this exit code. */
function runStep({asRoot, aptStatus}: {asRoot: boolean; aptStatus: number}) {
  fs.writeFileSync(path.join(folder, 'apt-get'), `#!/bin/sh\nexit ${aptStatus}\n`, {mode: 0o755});
  const user = `--import=data:text/javascript,process.getuid=()=>${asRoot ? 0 : 1000}`;
  const args = [user, path.resolve('scripts/test.mjs'), '--only=openrefine'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {env: {PATH: folder}, encoding: 'utf8'});
  return {status, output: stdout + stderr, lastLine: stdout.trimEnd().split('\n').at(-1)};
}

describe('a step of the test command whose program is missing', () => {
  it('is left out with the reason where the command may not install it', () => {
    const {status, output, lastLine} = runStep({asRoot: false, aptStatus: 0});
    expect(output).toContain('Left out: the examples of the manual were not evaluated, because there is no openrefine');
    expect([status, lastLine]).toEqual([0, '0 passed, 0 failed']);
  });

  it('fails where the installation fails', () => {
    const {status, output, lastLine} = runStep({asRoot: true, aptStatus: 100});
    expect(output).toContain('apt-get could not install openrefine');
    expect(output).not.toContain('Left out');
    expect([status, lastLine]).toEqual([1, '0 passed, 1 failed']);
  });

  it('fails where the installation brings no such program', () => {
    const {status, output, lastLine} = runStep({asRoot: true, aptStatus: 0});
    expect(output).toContain('brought no program "openrefine"');
    expect([status, lastLine]).toEqual([1, '0 passed, 1 failed']);
  });
});
