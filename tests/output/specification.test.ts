import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {findScript} from '../../scripts/findPrograms.mjs';
import {expectNoFaults} from '../expectNoFaults';

const run = promisify(execFile);
const requirements = JSON.parse(fs.readFileSync('tests/specification.json', 'utf8')) as Record<string, string>;
const notes = [
  ...fs.readFileSync('tests/specification.md', 'utf8').matchAll(/^- \*\*([\d., ]+)\*\*: .{20,}/gm),
].flatMap(([, ids = '']) => ids.split(', '));

/** The lines that a title names at its end. */
const namedIn = (title: string): string[] => / \[(\d+\.\d+(?:, \d+\.\d+)*)\]$/.exec(title)?.[1]?.split(', ') ?? [];

/** What the test runners will run: `file › group › title`. */
const tests: string[] = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'specification-'));

async function listVitest(files: string[]): Promise<void> {
  const report = path.join(folder, 'vitest.json');
  await run(process.execPath, [findScript('vitest'), 'list', `--json=${report}`, ...files]);
  const listed = JSON.parse(fs.readFileSync(report, 'utf8')) as {file: string; name: string}[];
  for (const {file, name} of listed) tests.push(`${path.relative('.', file)} › ${name.replaceAll(' > ', ' › ')}`);
}

interface Suite {
  title: string;
  specs: {title: string; file: string; tests: {expectedStatus: string}[]}[];
  suites?: Suite[];
}

async function listPlaywright(files: string[]): Promise<void> {
  const report = path.join(folder, 'playwright.json');
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  await run(
    process.execPath,
    [findScript('playwright', '@playwright/test'), 'test', '--list', '--reporter=json', ...files],
    {
      env,
    },
  );
  const {suites} = JSON.parse(fs.readFileSync(report, 'utf8')) as {suites: Suite[]};
  const visit = (suite: Suite, groups: string[]): void => {
    for (const spec of suite.specs) {
      if (spec.tests.every(({expectedStatus}) => expectedStatus === 'skipped')) continue;
      tests.push([`tests/${spec.file}`, ...groups, spec.title.replace(/( @[\w-]+)+$/, '')].join(' › '));
    }
    for (const inner of suite.suites ?? []) visit(inner, [...groups, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
}

const files = ['src', 'tests']
  .flatMap((root) => (fs.readdirSync(root, {recursive: true}) as string[]).map((file) => path.join(root, file)))
  .filter((file) => /\.(spec|test)\.ts$/.test(file));
const naming = files.filter((file) => / \[\d+\.\d+(, \d+\.\d+)*\]/.test(fs.readFileSync(file, 'utf8')));
await Promise.all([
  listVitest([...naming.filter((file) => file.endsWith('.test.ts')), 'tests/browsers']),
  listPlaywright(naming.filter((file) => file.endsWith('.spec.ts'))),
]);
fs.rmSync(folder, {recursive: true});

const lines = Object.entries(requirements).map(([id, requirement]) => ({
  id,
  requirement,
  proofs: tests.filter((title) => namedIn(title).includes(id)),
}));

it('the specification is numbered without a gap, so that no line is lost', () => {
  const sections = Object.entries({1: 5, 2: 43, 3: 16, 4: 16, 5: 6, 6: 1, 7: 4, 8: 15, 9: 22});
  const ids = sections.flatMap(([section, count]) => Array.from({length: count}, (_, at) => `${section}.${at + 1}`));
  expect(Object.keys(requirements)).toEqual(ids);
});

it('tests and notes name only lines that exist', () => {
  const unknown = tests.filter((title) => namedIn(title).some((id) => !(id in requirements)));
  const lost = notes.filter((id) => !(id in requirements));
  expectNoFaults([
    ...unknown.map((title) => `${title} names a line that tests/specification.json does not have. Correct it.`),
    ...lost.map((id) => `tests/specification.md: ${id} is not in tests/specification.json. Correct it.`),
  ]);
});

/** What a line's title lists for a reporter that prints titles: some tests run for each of 200 pages. */
const shown = (proofs: string[]): string[] =>
  proofs.length <= 6 ? proofs : [...proofs.slice(0, 5), `and ${proofs.length - 5} more`];

it.each(
  lines.map(
    ({id, requirement, proofs}) =>
      [[`${id} ${requirement}`, ...shown(proofs)].join('\n      '), id, proofs.length] as const,
  ),
)('%s', (_title, id, count) => {
  expect(
    count > 0 || notes.includes(id),
    `No test names line ${id}. End the title of the test that proves it with [${id}], or say in tests/specification.md why there is none.`,
  ).toBe(true);
});
