import {describe, expect, it} from 'vitest';
import {parseLiteral, type Literal} from '../../src/lib/examples';
import {collectExamples, describeMismatch, renderGrel, renderLiteral, type Outcome} from './expressionExamples';

const page = (...rows: string[]) => ['Some text.', '', ...rows, '', 'More text.'].join('\n');
const withValue = (...rows: string[]) => page('| Expression | Value | Result |', '| --- | --- | --- |', ...rows);
const withoutValue = (...rows: string[]) => page('| Expression | Result |', '| --- | --- |', ...rows);
const problemsOf = (markdown: string) =>
  collectExamples('page.md', markdown).problems.map(({file, line, message}) => `${file}:${line}: ${message}`);

describe('collectExamples', () => {
  it('reads expression, value, result, file and line', () => {
    expect(collectExamples('docs/page.md', withValue('| `value + 1` | `2` | `3` |'))).toEqual({
      examples: [
        {
          file: 'docs/page.md',
          line: 5,
          language: 'grel',
          expression: 'value + 1',
          value: {kind: 'number', text: '2'},
          result: {kind: 'number', text: '3'},
        },
      ],
      problems: [],
    });
  });

  it('reads a table that Prettier has padded', () => {
    const markdown = page('| Expression  | Result |', '| :---------- | -----: |', '| `1 + 1`     |    `2` |');
    expect(collectExamples('page.md', markdown).examples).toMatchObject([{line: 5, expression: '1 + 1'}]);
  });

  it('reads an escaped pipe as a pipe', () => {
    const [example] = collectExamples('page.md', withoutValue('| `"a\\|b".split("\\|")` | `[ "a", "b" ]` |')).examples;
    expect(example?.expression).toBe('"a|b".split("|")');
  });

  it('reads code with backticks in it, and keeps its spaces', () => {
    const [example] = collectExamples(
      'page.md',
      withoutValue('| `` "`" + " " `` | `"` "` |', '| ``"`"`` | ``"`"`` |'),
    ).examples;
    expect(example?.expression).toBe('"`"');
  });

  it('tells the language by its prefix', () => {
    const rows = ['| `jython: return 1` | `1` |', '| `clojure:(+ 1 2)` | `3` |', '| `grel: 1` | `1` |'];
    expect(
      collectExamples('page.md', withoutValue(...rows)).examples.map((example) => [
        example.language,
        example.expression,
      ]),
    ).toEqual([
      ['jython', 'return 1'],
      ['clojure', '(+ 1 2)'],
      ['grel', '1'],
    ]);
  });

  it('reads an error as a result', () => {
    expect(collectExamples('page.md', withoutValue('| `x()` | `Error: Unknown` |')).examples[0]?.result).toEqual({
      kind: 'error',
      message: 'Unknown',
    });
  });

  it('keeps the reason of an unchecked example, in Markdown and in MDX', () => {
    const rows = ['| `now()` | `null` <!-- unchecked: the time passes --> |', '| `1` | `1` {/* unchecked: so */} |'];
    expect(collectExamples('page.md', withoutValue(...rows)).examples.map(({unchecked}) => unchecked)).toEqual([
      'the time passes',
      'so',
    ]);
  });

  it('allows the mark of the version behind a result, in Markdown and in MDX', () => {
    const rows = ['class', 'className'].map((name) => `| \`1\` | \`1\` <span ${name}="since">since 3.8</span> |`);
    expect(collectExamples('page.md', withoutValue(...rows))).toMatchObject({
      examples: [{result: {text: '1'}}, {result: {text: '1'}}],
      problems: [],
    });
  });

  it('leaves other tables and code blocks alone', () => {
    const other = page('| Name | Result |', '| --- | --- |', '| a | b |');
    const fenced = ['```md', '| Expression | Result |', '| --- | --- |', '| broken | row |', '```'].join('\n');
    expect(collectExamples('page.md', `${other}\n\n${fenced}`)).toEqual({examples: [], problems: []});
  });

  it('ends a table at the first line that is not a row', () => {
    const markdown = `${withoutValue('| `1` | `1` |')}\n\n| Name | Use |\n| --- | --- |\n| a | b |`;
    expect(collectExamples('page.md', markdown)).toMatchObject({examples: [{expression: '1'}], problems: []});
  });

  it.each([
    ['a result that is no code', withoutValue('| `1` | 1 |'), 'page.md:5: The Result cell is 1.'],
    ['a result with words around it', withoutValue('| `1` | `1` of 2 |'), 'page.md:5: The Result cell is `1` of 2.'],
    ['an empty value', withValue('| `1` |  | `1` |'), 'page.md:5: The Value cell is empty.'],
    ['an empty expression', withoutValue('|  | `1` |'), 'page.md:5: The Expression cell is empty.'],
    ['a result that is no literal', withoutValue('| `1` | `one` |'), 'page.md:5: one is not a literal.'],
    ['a text that does not end', withoutValue('| `1` | `"one` |'), 'page.md:5: "one is not a literal.'],
    ['something behind a literal', withoutValue('| `1` | `1 2` |'), 'page.md:5: 1 2 is not a literal.'],
    [
      'a pipe that is not escaped',
      withoutValue('| `"a|b"` | `"a"` |'),
      'page.md:5: The row has 3 cells, the header 2.',
    ],
    ['a row that is too short', withValue('| `1` | `1` |'), 'page.md:5: The row has 2 cells, the header 3.'],
    ['an error as a value', withValue('| `1` | `[error: no]` | `1` |'), 'page.md:5: The value [error: no] cannot'],
    ['a missing reason', withoutValue('| `1` | `1` <!-- unchecked: --> |'), 'page.md:5: "unchecked:" has no reason.'],
    ['another header', page('| Expression | Output |', '| --- | --- |', '| a | b |'), 'page.md:3: The header'],
    ['another order', page('| Expression | Result | Value |', '| --- | --- | --- |'), 'page.md:3: The header'],
  ])('reports %s', (_, markdown, expected) => {
    const problems = problemsOf(markdown);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.startsWith(expected)).toBe(true);
  });
});

describe('literals', () => {
  it.each([
    '"text"',
    '3',
    '-2.5',
    'NaN',
    '-Infinity',
    'true',
    'null',
    '[ ]',
    '[ "a", 1, [ null ] ]',
    '[date 2024-05-01T00:00:00Z]',
    '[object Cell]',
    '{"a":{"b":"}"}}',
    '[ {"a":1}, [date 2024-05-01T00:00:00Z] ]',
  ])('%s is read and written alike', (text) => {
    expect(renderLiteral(parseLiteral(text))).toBe(text);
  });

  it('reads the escapes of GREL and those of the preview', () => {
    expect(parseLiteral('"a\\n\\"\\\\d\\u0041"')).toEqual({kind: 'string', value: 'a\n"\\dA'});
  });

  it('becomes an expression that gives the same value', () => {
    expect(renderGrel({kind: 'string', value: 'a "b"\n\\'})).toBe('"a \\"b\\"\\n\\\\"');
    expect(renderGrel(parseLiteral('[ 1, [date 2024-05-01T00:00:00Z] ]'))).toBe('[1, toDate("2024-05-01T00:00:00Z")]');
  });

  it('keeps a decimal number decimal', () => {
    expect(renderGrel(parseLiteral('3.0'))).toBe('3.0');
  });
});

describe('describeMismatch', () => {
  const value = (text: string | null, type?: string): Outcome => ({kind: 'value', text, type});
  const compare = (expected: string, actual: Outcome) => describeMismatch(parseLiteral(expected), actual);

  it.each<[string, Outcome]>([
    ['"3"', value('3', 'string')],
    ['3', value('3', 'number')],
    ['3.0', value('3', 'number')],
    ['0.00001', value('1.0E-5', 'number')],
    ['NaN', value('NaN', 'number')],
    ['null', value(null, 'undefined')],
    ['"null"', value('null', 'string')],
    ['[ "a", 1.0, null ]', value('[ "a", 1, null ]', 'array')],
    ['[ ]', value('[  ]', 'array')],
    ['[ "a" ]', value('["a"]', 'com.fasterxml.jackson.databind.node.ArrayNode')],
    ['{"a": 1}', value('{"a":1}', 'com.fasterxml.jackson.databind.node.ObjectNode')],
    ['[object Cell]', value('[object Cell]', 'com.google.refine.expr.WrappedCell')],
    ['"a"', value('a')],
    ['[ 1, [error: no] ]', value('[ 1, [error: no] ]', 'array')],
  ])('accepts %s', (expected, actual) => {
    expect(compare(expected, actual)).toBeUndefined();
  });

  it.each<[string, Outcome, string]>([
    ['"3"', value('3', 'number'), 'expected "3", got 3'],
    ['3', value('3', 'string'), 'expected 3, got "3"'],
    ['3', value('4', 'number'), 'expected 3, got 4'],
    ['9223372036854775807', value('9223372036854775806', 'number'), 'got 9223372036854775806'],
    ['"a"', value('b', 'string'), 'expected "a", got "b"'],
    ['null', value('', 'string'), 'expected null, got ""'],
    ['null', value('null', 'string'), 'expected null, got "null"'],
    ['true', value('true', 'string'), 'expected true, got "true"'],
    ['[ "1" ]', value('[ 1 ]', 'array'), 'expected [ "1" ], got [ 1 ]'],
    ['[ 1 ]', value('[ 1, 2 ]', 'array'), 'expected [ 1 ], got [ 1, 2 ]'],
    ['[ 1 ]', value('[ 1 ]', 'string'), 'expected [ 1 ], got "[ 1 ]"'],
    ['[date 2024-05-01T00:00:00Z]', value('2024-05-01', 'string'), 'got "2024-05-01"'],
    ['"a"', value('a', 'java.util.regex.Pattern'), 'java.util.regex.Pattern'],
    ['1', {kind: 'error', message: 'no'}, 'expected 1, got Error: no'],
  ])('refuses %s when the tool says otherwise', (expected, actual, difference) => {
    expect(compare(expected, actual)).toContain(difference);
  });

  it('compares the whole message of an error', () => {
    const expected: Literal = {kind: 'error', message: 'Unable to parse as number'};
    expect(describeMismatch(expected, {kind: 'error', message: 'Unable to parse as number'})).toBeUndefined();
    expect(describeMismatch(expected, {kind: 'error', message: 'Unable to parse'})).toContain(
      'got Error: Unable to parse',
    );
    expect(describeMismatch(expected, value('Unable to parse as number', 'string'))).toContain('got "Unable');
  });
});
