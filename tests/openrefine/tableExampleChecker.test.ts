import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {TableExample} from '../../src/lib/tableExamples';
import {startOpenRefine, type RunningOpenRefine} from './startOpenRefine';
import {checkTableExample} from './tableExampleChecker';

let openRefine: RunningOpenRefine;

beforeAll(async () => {
  openRefine = await startOpenRefine();
});

afterAll(async () => {
  await openRefine?.stop();
});

const fillDown = {
  op: 'core/fill-down',
  engineConfig: {facets: [], mode: 'row-based'},
  columnName: 'Country',
  description: '',
};

const addOne = {
  op: 'core/text-transform',
  engineConfig: {facets: [], mode: 'row-based'},
  columnName: 'Year',
  expression: 'value + 1',
  onError: 'keep-original',
  repeat: false,
  repeatCount: 0,
  description: '',
};

const right: TableExample = {
  line: 1,
  before: [
    ['Country', 'City'],
    ['Norway', 'Oslo, capital'],
    ['', 'Bergen "by\nthe sea"'],
    ['', ''],
  ],
  numbers: false,
  operations: [fillDown],
  after: [
    ['Country', 'City'],
    ['Norway', 'Oslo, capital'],
    ['Norway', 'Bergen "by\nthe sea"'],
    ['Norway', ''],
  ],
};

const check = (change: Partial<TableExample> = {}) => checkTableExample(openRefine.client, {...right, ...change});

describe('a table example', () => {
  test('holds where the tool makes the same rows', async () => {
    expect(await check()).toBeUndefined();
  });

  test('is reported with the expected and the actual rows', async () => {
    const after = [...right.after.slice(0, 2), ['', 'Bergen "by\nthe sea"'], ['', '']];
    const difference = await check({after});
    expect(difference).toContain('row 2, Country: expected "", got "Norway"');
    expect(difference).toContain('expected:\nCountry,City\nNorway,"Oslo, capital"\n,"Bergen ""by\nthe sea"""\n,\n');
    expect(difference).toContain(
      'got:\nCountry,City\nNorway,"Oslo, capital"\nNorway,"Bergen ""by\nthe sea"""\nNorway,',
    );
  });

  test.each([
    ['a row too many', [...right.after, ['', '']], 'expected 4 rows, got 3'],
    ['a row too few', right.after.slice(0, 3), 'expected 2 rows, got 3'],
    ['another column', right.after.map((cells) => cells.slice(0, 1)), 'the columns are ["Country","City"], not'],
  ])('is reported for %s', async (_, after, difference) => {
    expect(await check({after})).toContain(difference);
  });

  test.each([
    ['a step that is unknown', {...fillDown, op: 'core/fill-up'}],
    ['a column that does not exist', {...fillDown, columnName: 'Land'}],
  ])('is reported for %s', async (_, operation) => {
    const outcome = await check({operations: [operation]}).catch((error: Error) => error.message);
    expect(outcome).toMatch(/row 2, Country|did not apply the operations/);
  });

  test('has numbers only where it says so', async () => {
    const table = (...years: string[]) => [['Year'], ...years.map((year) => [year])];
    const example = {before: table('1990', 'c. 1991'), operations: [addOne]};
    expect(await check({...example, after: table('19901', 'c. 19911')})).toBeUndefined();
    expect(await check({...example, numbers: true, after: table('1991', 'c. 19911')})).toBeUndefined();
  });
});
