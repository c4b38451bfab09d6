import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {collectApiExamples, describeAnswerMismatch, DOCUMENTED_ADDRESS, type ApiExample} from '../examples/apiExamples';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';

const folder = resolve('docs');
const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((path) => /\.mdx?$/.test(path))
  .sort()
  .map((file) => collectApiExamples(join('docs', file), readFileSync(join(folder, file), 'utf8')));
const problems = pages.flatMap((page) => page.problems);
const examples = pages.flatMap((page) => page.examples);

const missing = ['bash', 'curl'].find((command) => spawnSync(command, ['--version']).error);

let openRefine: RunningOpenRefine | undefined;

beforeAll(async () => {
  if (!missing) openRefine = await startOpenRefine();
});

afterAll(async () => {
  console.info(renderSummary());
  await openRefine?.stop();
});

test('every example of the HTTP interface can be read', () => {
  expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});

test('the documentation has examples of the HTTP interface', () => {
  expect(examples.filter((example) => !example.unrun).length).toBeGreaterThan(0);
});

for (const page of pages) {
  const [head] = page.examples;
  if (!head) continue;
  // The examples of a page build on each other: they share a folder and the names they set.
  describe.skipIf(missing)(`the commands of ${head.file} answer as the page says`, () => {
    const variables: Record<string, string> = {};
    let scratch: string;
    const groups: number[] = [];
    beforeAll(() => {
      scratch = mkdtempSync(join(tmpdir(), 'api-examples-'));
      for (const {name, text} of page.files) writeFileSync(join(scratch, name), text);
    });
    afterAll(() => {
      // What an example left running in the background.
      for (const group of groups) kill(group);
      rmSync(scratch, {recursive: true, force: true});
    });

    for (const example of page.examples) {
      if (example.unrun) continue;
      test(renderTitle(example), async () => {
        if (!openRefine) throw new Error('OpenRefine is not running.');
        const {printed, errors, code, set} = await run(example, openRefine.address, scratch, variables, groups);
        Object.assign(variables, set);
        const place = `${example.file}:${example.line}`;
        if (code !== 0) throw new Error(`${place}: the commands end with code ${code}\n${errors}${printed}`);
        if (example.answer?.unchecked) return;
        const difference = describeAnswerMismatch(example.answer?.expected, printed);
        if (difference) throw new Error(`${place}: ${renderFirstLine(example)}\n${difference}\n${errors}`);
      });
    }
  });
}

/** Milliseconds that one example may take, the starting of processes in the tool included. */
const RUN_LIMIT = 60_000;

async function run(
  example: ApiExample,
  address: string,
  cwd: string,
  variables: Record<string, string>,
  groups: number[],
) {
  // By way of a file, which a process in the background cannot hold open.
  const report = join(cwd, '.variables');
  rmSync(report, {force: true});
  const script = [
    example.commands.replaceAll(DOCUMENTED_ADDRESS, address),
    ...example.sets.map((name) => `printf '%s\\0%s\\0' ${name} "$${name}" >> .variables`),
  ].join('\n');
  const shell = spawn('bash', ['-eu', '-o', 'pipefail', '-c', script], {
    cwd,
    env: {...process.env, ...variables},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const group = shell.pid;
  if (!group) throw new Error('bash did not start.');
  groups.push(group);
  const limit = setTimeout(() => kill(group), RUN_LIMIT);
  const [printed, errors, [code]] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'close')]);
  clearTimeout(limit);
  const fields = existsSync(report) ? readFileSync(report, 'utf8').split('\0') : [];
  const set: Record<string, string> = {};
  for (let index = 0; index + 1 < fields.length; index += 2) set[fields[index] ?? ''] = fields[index + 1] ?? '';
  return {printed, errors, code: code as number | null, set};
}

function kill(group: number) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

function renderTitle(example: ApiExample): string {
  return `${example.file}:${example.line} ${renderFirstLine(example)}`;
}

function renderFirstLine({commands}: ApiExample): string {
  return commands.split('\n', 1)[0] ?? '';
}

function renderSummary(): string {
  if (missing) {
    return `None of ${examples.length} examples of the HTTP interface run: there is no command "${missing}" on PATH.`;
  }
  const skipped = examples.flatMap(({file, line, unrun, answer}) => [
    ...(unrun ? [`  ${file}:${line} not run (${unrun})`] : []),
    ...(!unrun && answer?.unchecked ? [`  ${file}:${answer.line} answer not compared (${answer.unchecked})`] : []),
  ]);
  const ran = examples.filter((example) => !example.unrun).length;
  const tool = openRefine ? `OpenRefine ${openRefine.version}` : 'no OpenRefine';
  return [`${ran} examples of the HTTP interface run in ${tool}, ${skipped.length} not checked:`, ...skipped].join(
    '\n',
  );
}
