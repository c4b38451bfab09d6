import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import checkedVersion from '../../src/data/checkedVersion.json';
import {collectApiExamples} from '../examples/apiExamples';
import {readExpressionExamples, renderLiteral} from '../examples/expressionExamples';
import {readPages} from '../examples/readPages';
import {collectTableExamples} from '../examples/tableExamples';
import {expectNoFaults} from '../expectNoFaults';
import {createApiExampleCheck} from './apiExampleChecker';
import {createExampleCheck} from './exampleChecker';
import {sharedOpenRefine} from './sharedOpenRefine';
import {checkTableExample} from './tableExampleChecker';

const expressions = readExpressionExamples();
const tablePages = readPages().map(([file, markdown]) => collectTableExamples(file, markdown));
const tables = tablePages.flatMap(({examples}) => examples);
const apiPages = readPages().map(([file, markdown]) => collectApiExamples(file, markdown));
const requests = apiPages.flatMap(({examples}) => examples);

const openRefine = sharedOpenRefine();

test('every example can be read, and each kind has some', () => {
  const problems = [expressions, ...tablePages, ...apiPages].flatMap((page) => page.problems);
  expectNoFaults(problems.map(({file, line, message}) => `${file}:${line}: ${message}`));
  for (const {length} of [expressions.examples, tables, requests]) expect(length).toBeGreaterThan(0);
});

test('the version that the pages name is the one that checks their examples', () => {
  const remedy =
    'Install the version that src/data/checkedVersion.json names, or write there the one that is installed.';
  expect(openRefine.version, remedy).toBe(checkedVersion.version);
});

/** A test for each example that has no mark; the others are listed with the reason. */
function testAll<T extends {file: string; line: number; unchecked?: string}>(
  examples: T[],
  renderTitle: (example: T) => string,
  check: (example: T) => Promise<string | undefined>,
) {
  for (const example of examples) {
    const title = `${example.file}:${example.line} ${renderTitle(example)}`;
    if (example.unchecked) console.info(`Not checked: ${title} (${example.unchecked})`);
    else test(title, async () => expect(await check(example), title).toBeUndefined());
  }
}

describe('the examples of expressions hold in OpenRefine', () => {
  let check: Awaited<ReturnType<typeof createExampleCheck>>;
  beforeAll(async () => {
    const checked = expressions.examples.filter(({unchecked}) => !unchecked);
    check = await createExampleCheck(openRefine.client, checked);
  });
  testAll(
    expressions.examples,
    ({expression, value, result}) =>
      `${expression}${value ? ` on ${renderLiteral(value)}` : ''} gives ${renderLiteral(result)}`,
    (example) => check(example),
  );
});

describe('the examples of tables hold in OpenRefine', () => {
  // Some operations ask the reconciliation service that a page shows.
  const program = apiPages.flatMap(({files}) => files).find(({name}) => name === 'service.mjs')?.text ?? '';
  let stopService: () => Promise<unknown>;
  beforeAll(async () => {
    const service = spawn(process.execPath, ['--input-type=module', '--eval', program], {stdio: 'inherit'});
    stopService = async () => service.kill() && (await once(service, 'exit'));
    await vi.waitFor(() => fetch('http://127.0.0.1:8765/'), 10_000);
  });
  afterAll(() => stopService());
  testAll(
    tables,
    ({operations}) => operations.map((operation) => (operation as {op: string}).op).join(', '),
    (example) => checkTableExample(openRefine.client, example),
  );
});

describe.each(apiPages.filter(({examples}) => examples.length > 0))(
  'the commands of $examples.0.file answer in OpenRefine as the page says',
  ({examples, files}) => {
    let page: ReturnType<typeof createApiExampleCheck>;
    beforeAll(() => {
      page = createApiExampleCheck(files, openRefine.address);
    });
    afterAll(() => page?.clear());
    for (const {file, answer} of examples) {
      if (answer?.unchecked) console.info(`Not compared: the answer in ${file}:${answer.line} (${answer.unchecked})`);
    }
    testAll(
      examples,
      ({commands}) => commands.split('\n', 1)[0] ?? '',
      (example) => page.check(example),
    );
  },
);

describe('an example that is wrong is reported', () => {
  const line = 1;
  const rows = [
    ['Country', 'City'],
    ['Norway', 'Oslo'],
    ['', 'Bergen "by\nthe sea"'],
  ];
  const operations = [
    {op: 'core/fill-down', engineConfig: {facets: [], mode: 'row-based'}, columnName: 'Country', description: ''},
  ];

  test('as an expression', async () => {
    const check = await createExampleCheck(openRefine.client, []);
    const example = {
      file: 'a.md',
      line,
      language: 'grel',
      expression: '1 + 1',
      result: {kind: 'number', text: '3'},
    } as const;
    expect(await check(example)).toBe('expected 3, got 2');
    expect(await check({...example, expression: '3 4'})).toContain('ignores the end of the expression');
  });

  test('as a table, with the rows that there are', async () => {
    const difference = await checkTableExample(openRefine.client, {
      line,
      before: rows,
      numbers: false,
      operations,
      after: rows,
    });
    expect(difference).toContain(`+   'Norway,"Bergen ""by',\n-   ',"Bergen ""by',`);
  });

  test('as a request', async () => {
    const {check, clear} = createApiExampleCheck([], openRefine.address);
    const example = {file: 'a.md', line, commands: 'A=b\necho $A', sets: ['A'], answer: {line, text: 'c'}};
    expect(await check(example)).toContain('expected c\nbut got  b');
    expect(await check({...example, commands: 'echo $A\nfalse', sets: []})).toBe('the commands end with code 1\nb\n');
    clear();
  });
});
