import {describe, expect, it, test} from 'vitest';
import {collectTableExamples, describeTableMismatch} from './tableExamples';

const fence = (info: string, ...lines: string[]) => ['```' + info, ...lines, '```', ''];
const before = fence('csv before', 'City,Country', 'Oslo,Norway', 'Bergen,');
const operations = fence('json operations', '[{"op": "core/fill-down", "columnName": "Country"}]');
const after = fence('csv after', 'City,Country', 'Oslo,Norway', 'Bergen,Norway');
const page = (...parts: string[][]) => ['Some text.', '', ...parts.flat(), 'More text.'].join('\n');
const collect = (...parts: string[][]) => collectTableExamples('page.md', page(...parts));

const example = {
  file: 'page.md',
  line: 3,
  before: [
    ['City', 'Country'],
    ['Oslo', 'Norway'],
    ['Bergen', ''],
  ],
  numbers: false,
  operations: [{op: 'core/fill-down', columnName: 'Country'}],
  after: [
    ['City', 'Country'],
    ['Oslo', 'Norway'],
    ['Bergen', 'Norway'],
  ],
};

describe('collectTableExamples', () => {
  it('reads every example of a page, in list items too', () => {
    const indent = (lines: string[]) => lines.map((line) => line && `   ${line}`);
    const {examples, problems} = collect(before, operations, after, indent(before), indent(operations), indent(after));
    expect(problems).toEqual([]);
    expect(examples).toEqual([example, {...example, line: 19}]);
  });

  it('reads a page with the line ends of Windows', () => {
    const windows = page(before, operations, fence('csv after', 'City,Country', '"Oslo",Norway', '"Bergen",Norway'));
    expect(collectTableExamples('page.md', windows.replaceAll('\n', '\r\n'))).toEqual({
      examples: [example],
      problems: [],
    });
  });

  it('reads quoted cells with line breaks, empty lines of one column, and the option "numbers"', () => {
    const read = (...lines: string[]) => collect(fence(...(lines as [string])), operations, after).examples[0];
    expect(read('csv before', 'City,Note', '"Oslo, Norway","one', 'two"')?.before[1]).toEqual([
      'Oslo, Norway',
      'one\ntwo',
    ]);
    expect(read('csv before numbers', 'City', 'Oslo', '')).toMatchObject({
      numbers: true,
      before: [['City'], ['Oslo'], ['']],
    });
  });

  it.each(['<!-- unchecked: since 3.10 -->', '{/* unchecked: since 3.10 */}'])('reads %s', (comment) => {
    const [marked] = collect([comment, ''], before, operations, after).examples;
    expect(marked).toEqual({...example, line: 5, unchecked: 'since 3.10'});
    expect(collect([comment, 'Text.'], before, operations, after).examples[0]?.unchecked).toBeUndefined();
  });

  it.each([
    ['a part too many', [before, operations, after, after], 3, 'consists of: before, operations, after, after.'],
    ['text in between', [before, ['Text.'], operations, after], 3, 'consists of: before. Write three fences'],
    ['another language', [before, fence('csv operations', '[]'), after], 9, 'says "csv operations". Write "json"'],
    ['an unknown option', [fence('csv before dates', 'a', '1'), operations, after], 3, '"before dates" is unknown'],
    ['bad JSON', [before, fence('json operations', '[{"op":]'), after], 9, 'The operations are not JSON: Unexpected'],
    ['JSON that is no list', [before, fence('json operations', '{"op": "a"}'), after], 9, 'not a list of objects with'],
    ['no operation', [before, fence('json operations', '[]'), after], 9, 'not a list of objects with'],
    ['an object without op', [before, fence('json operations', '[{}]'), after], 9, 'not a list of objects with'],
    ['bad CSV', [fence('csv before', 'a', '"1'), operations, after], 5, 'Quote Not Closed'],
    ['a table without rows', [fence('csv before', 'a,b'), operations, after], 3, 'The table has no rows'],
    ['a column without a name', [fence('csv before', 'a,', '1,2'), operations, after], 3, 'A column is called ""'],
    ['two columns of one name', [fence('csv before', 'a,a', '1,2'), operations, after], 3, 'A column is called "a"'],
    ['no reason', [['<!-- unchecked: -->'], before, operations, after], 3, '"unchecked:" has no reason'],
  ])('reports %s with its line and the fix', (_, parts, line, message) => {
    const {examples, problems} = collect(...parts);
    expect(problems[0]).toEqual({file: 'page.md', line, message: expect.stringContaining(message)});
    expect(examples).toEqual([]);
  });
});

test('describeTableMismatch shows the rows that differ', () => {
  const {before, after} = example;
  expect(describeTableMismatch(after, before)).toMatch(/'Oslo,Norway',\n\+ +'Bergen,',\n- +'Bergen,Norway',/);
  expect(describeTableMismatch(after, structuredClone(after))).toBeUndefined();
  expect(describeTableMismatch([['A'], ['b,c']], [['A'], ['b', 'c']])).toBeDefined();
});
