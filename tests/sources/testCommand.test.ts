import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-command-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Makes a folder of programs that do nothing but end with an exit code. */
function makePrograms(name: string, codes: Record<string, number>): string {
  const programs = path.join(folder, name);
  fs.mkdirSync(programs);
  for (const [program, code] of Object.entries(codes)) {
    fs.writeFileSync(path.join(programs, program), `#!/bin/sh\nexit ${code}\n`, {mode: 0o755});
  }
  return programs;
}

/** Runs a step with only these programs on the PATH, and without an OpenRefine or a browser in a cache. */
function runStep(step: string, programs: string) {
  const cache = path.join(folder, 'cache');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['scripts/test.mjs', `--only=${step}`], {
    // Windows starts no program without SystemRoot.
    env: {PATH: programs, XDG_CACHE_HOME: cache, PLAYWRIGHT_BROWSERS_PATH: cache, SystemRoot: process.env.SystemRoot},
    encoding: 'utf8',
  });
  return {status, output: stdout + stderr, lastLine: stdout.trimEnd().split('\n').at(-1)};
}

it('leaves out the steps whose programs are missing and cannot be installed, each with the reason', () => {
  const {status, output, lastLine} = runStep('openrefine,browser,journeys', makePrograms('none', {}));
  expect(output).toContain('One of apt-get, dpkg-deb and the package debian-archive-keyring is missing');
  expect(output).toContain('Left out: The examples of the manual were not evaluated');
  expect(output).toContain('Left out: Nothing was tested in Chromium, because there is none.');
  expect(output).toContain('Left out: Nothing was tested in firefox and webkit.');
  expect([status, lastLine]).toEqual([0, '0 passed, 0 failed']);
});

// Elsewhere there are no keys, and the step is left out.
it.skipIf(!fs.existsSync('/usr/share/keyrings/debian-archive-keyring.gpg'))(
  'fails where the download of OpenRefine fails',
  () => {
    const {status, output, lastLine} = runStep(
      'openrefine',
      makePrograms('failing', {'apt-get': 100, 'dpkg-deb': 0, java: 0}),
    );
    expect(output).toContain('apt-get update failed');
    expect(output).not.toContain('Left out');
    expect([status, lastLine]).toEqual([1, '0 passed, 1 failed']);
    expect(fs.readdirSync(path.join(folder, 'cache/openrefine-site'))).toHaveLength(0);
  },
);
