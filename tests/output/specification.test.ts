import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

const run = promisify(execFile);
const text = fs.readFileSync('tests/specification.md', 'utf8');
const lines = [...text.matchAll(/^- \*\*(\d+\.\d+)\*\* (.*)\n((?: {2}- .*\n)+)/gm)].map(
  ([, id = '', line = '', list = '']) => ({
    id,
    line,
    proofs: list
      .trim()
      .split(/\n? *- /)
      .slice(1),
  }),
);

/** A proof names a file and a test. In the title, `…` stands for what varies. */
const reference = /^`(\S+) › (.+)`$/;
const escape = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'specification-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** What the test runners will run: `group › title`, by the file. */
const tests = new Map<string, string[]>();
function add(file: string, title: string): void {
  const name = path.relative('.', file);
  tests.set(name, [...(tests.get(name) ?? []), title]);
}

async function listVitest(files: string[]): Promise<void> {
  const report = path.join(folder, 'vitest.json');
  await run('npx', ['vitest', 'list', `--json=${report}`, ...files]);
  const listed = JSON.parse(fs.readFileSync(report, 'utf8')) as {file: string; name: string}[];
  for (const {file, name} of listed) add(file, name.replaceAll(' > ', ' › '));
}

interface Suite {
  title: string;
  specs: {title: string; file: string; tests: {expectedStatus: string}[]}[];
  suites?: Suite[];
}

async function listPlaywright(files: string[]): Promise<void> {
  const report = path.join(folder, 'playwright.json');
  const env = {...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  await run('npx', ['playwright', 'test', '--list', '--reporter=json', ...files], {env});
  const {suites} = JSON.parse(fs.readFileSync(report, 'utf8')) as {suites: Suite[]};
  const visit = (suite: Suite, groups: string[]): void => {
    for (const spec of suite.specs) {
      if (spec.tests.every(({expectedStatus}) => expectedStatus === 'skipped')) continue;
      add(path.join('tests', spec.file), [...groups, spec.title.replace(/( @[\w-]+)+$/, '')].join(' › '));
    }
    for (const inner of suite.suites ?? []) visit(inner, [...groups, inner.title]);
  };
  for (const suite of suites) visit(suite, []);
}

beforeAll(async () => {
  const files = new Set(lines.flatMap(({proofs}) => proofs.map((proof) => reference.exec(proof)?.[1] ?? '')));
  const ending = (end: string) => [...files].filter((file) => file.endsWith(end));
  await Promise.all([listVitest(ending('.test.ts')), listPlaywright(ending('.spec.ts'))]);
}, 120_000);

describe('the specification, line by line', () => {
  it('is numbered without a gap, so that no line is lost', () => {
    const sections = new Map<number, number>();
    for (const {id} of lines) {
      const [section = 0, number = 0] = id.split('.').map(Number);
      expect(number, `line ${id}`).toBe((sections.get(section) ?? 0) + 1);
      sections.set(section, number);
    }
    expect(Object.fromEntries(sections)).toEqual({1: 5, 2: 43, 3: 16, 4: 16, 5: 6, 6: 1, 7: 4, 8: 15, 9: 22});
  });

  it.each(lines)('$id is proven by tests that run, or says why it is not: $line', ({id, proofs}) => {
    if (/^Nothing to prove: .{10,}\.$/.test(proofs[0] ?? '')) return;
    for (const proof of proofs) {
      const [, file = '', title = ''] = reference.exec(proof) ?? [];
      expect(file, `line ${id}: "${proof}" is neither \`file › title\` nor "Nothing to prove: …"`).not.toBe('');
      // A title that consists mostly of … would match any test.
      expect(title.replaceAll('…', '').length, `line ${id}: "${title}" names no test`).toBeGreaterThan(10);
      const pattern = new RegExp(`(^| › )${title.split('…').map(escape).join('.*')}$`);
      const titles = tests.get(file) ?? [];
      expect(
        titles.some((one) => pattern.test(one)),
        `line ${id}: ${file} has no test "${title}", or skips it. Correct the title in tests/specification.md.`,
      ).toBe(true);
    }
  });
});
