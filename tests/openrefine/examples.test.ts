import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import checkedVersion from '../../src/data/checkedVersion.json';
import type {Example} from '../../src/lib/examples';
import {collectApiExamples} from '../examples/apiExamples';
import {collectFunctionExamples} from '../examples/collectFunctionExamples';
import {collectExamples, renderLiteral} from '../examples/expressionExamples';
import {collectTableExamples} from '../examples/tableExamples';
import {createExampleCheck, type ExampleCheck} from './exampleChecker';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';
import {checkTableExample} from './tableExampleChecker';

const folder = resolve('docs');
const files = findPages(folder).sort();
const sources = files.map((file) => [join('docs', file), readFileSync(join(folder, file), 'utf8')] as const);
// The reference of functions keeps its examples as data.
const functionFolder = 'src/data/grel/functions';
const functionFiles = readdirSync(functionFolder).sort();
const pages = [
  ...sources.map(([file, markdown]) => collectExamples(file, markdown)),
  ...functionFiles.map((name) => {
    const file = join(functionFolder, name);
    return collectFunctionExamples(file, readFileSync(file, 'utf8'));
  }),
];
const tablePages = sources.map(([file, markdown]) => collectTableExamples(file, markdown));
const problems = [...pages, ...tablePages].flatMap((page) => page.problems);
const {checked, unchecked} = part(pages.flatMap((page) => page.examples));
const {checked: checkedTables, unchecked: uncheckedTables} = part(tablePages.flatMap((page) => page.examples));

let openRefine: RunningOpenRefine | undefined;
let service: ChildProcess | undefined;
let check: ExampleCheck;

beforeAll(async () => {
  service = await startService();
  openRefine = await startOpenRefine();
  check = await createExampleCheck(openRefine.client, checked);
});

afterAll(async () => {
  console.info(renderSummary());
  await openRefine?.stop();
  service?.kill();
});

test('every example can be read', () => {
  expect(problems.map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
});

test('the version that the pages name is the one that checks their examples', () => {
  const remedy =
    'Install the version that src/data/checkedVersion.json names, or write there the one that is installed.';
  expect(openRefine?.version, remedy).toBe(checkedVersion.version);
});

test('the documentation has examples', () => {
  expect(checked.length).toBeGreaterThan(0);
});

describe('the examples hold in OpenRefine', () => {
  for (const example of checked) {
    test(renderTitle(example), async () => {
      const difference = await check(example);
      if (difference) throw new Error(`${example.file}:${example.line}: ${example.expression}\n${difference}`);
    });
  }
});

describe('the table examples hold in OpenRefine', () => {
  for (const example of checkedTables) {
    test(`${example.file}:${example.line} ${renderSteps(example.operations)}`, async () => {
      if (!openRefine) throw new Error('OpenRefine does not run.');
      const difference = await checkTableExample(openRefine.client, example);
      if (difference) throw new Error(`${example.file}:${example.line}: ${difference}`);
    });
  }
});

/** The reconciliation service that a page shows; examples of operations ask it. */
async function startService(): Promise<ChildProcess> {
  const page = 'docs/technical-reference/reconciliation-api.md';
  const {files} = collectApiExamples(page, readFileSync(page, 'utf8'));
  const program = files.find(({name}) => name === 'service.mjs')?.text;
  if (!program) throw new Error(`${page} has no file service.mjs. Examples of operations need it.`);
  const started = spawn(process.execPath, ['--input-type=module', '--eval', program], {stdio: 'inherit'});
  await vi.waitFor(() => fetch('http://127.0.0.1:8765/'), 10_000);
  return started;
}

function part<T extends {unchecked?: string}>(all: T[]): {checked: T[]; unchecked: T[]} {
  return {checked: all.filter((one) => !one.unchecked), unchecked: all.filter((one) => one.unchecked)};
}

function renderSteps(operations: object[]): string {
  return operations.map((operation) => (operation as {op: string}).op).join(', ');
}

function findPages(root: string): string[] {
  return readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((path) => /\.mdx?$/.test(path));
}

function renderTitle({file, line, expression, value, result}: Example): string {
  return `${file}:${line} ${expression}${value ? ` on ${renderLiteral(value)}` : ''} gives ${renderLiteral(result)}`;
}

function renderSummary(): string {
  const tool = openRefine ? `OpenRefine ${openRefine.version}` : 'no OpenRefine';
  return [
    `${renderCount(checked)} examples of expressions, ${renderCount(checkedTables)} of tables, run in ${tool}; ` +
      `${unchecked.length + uncheckedTables.length} not checked:`,
    ...unchecked.map(({file, line, expression, unchecked: reason}) => `  ${file}:${line} ${expression} (${reason})`),
    ...uncheckedTables.map(
      ({file, line, operations, unchecked: reason}) => `  ${file}:${line} ${renderSteps(operations)} (${reason})`,
    ),
  ].join('\n');
}

function renderCount(examples: {file: string}[]): string {
  return `${examples.length} (${new Set(examples.map(({file}) => file)).size} files)`;
}
