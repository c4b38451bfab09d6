import {describe, expect, it} from 'vitest';
import {parseLiteral, type Literal} from '../../src/grel/literals';
import {collectExamples, describeMismatch, renderGrel, renderLiteral, type Outcome} from './expressionExamples';

// OpenRefine and the evaluator of the site confirm the examples of the pages, which shows what is read and accepted.
const page = (...rows: string[]) => ['Some text.', '', ...rows, '', 'More text.'].join('\n');
const withValue = (...rows: string[]) => page('| Expression | Value | Result |', '| --- | --- | --- |', ...rows);
const withoutValue = (...rows: string[]) => page('| Expression | Result |', '| --- | --- |', ...rows);

describe('collectExamples', () => {
  it('reads marks in Markdown and in MDX, escaped pipes, and backticks', () => {
    const rows = [
      '| `now()` | `null` <!-- unchecked: the time passes --> |',
      '| `1` | `1` <span className="since">since 3.8</span> {/* unchecked: so */} |',
      '| `` "`\\|" `` | ``"`\\|"`` |',
      '| ✗ Wrong: `2 +` | `2` |',
    ];
    expect(collectExamples('page.md', withoutValue(...rows))).toMatchObject({
      problems: [],
      examples: [{unchecked: 'the time passes'}, {unchecked: 'so'}, {line: 7, expression: '"`|"'}, {expression: '2 +'}],
    });
  });

  it('leaves other tables and code blocks alone', () => {
    const other = page('| Name | Result |', '| --- | --- |', '| a | b |');
    const fenced = ['```md', '| Expression | Result |', '| --- | --- |', '| broken | row |', '```'].join('\n');
    expect(collectExamples('page.md', `${other}\n\n${fenced}`)).toEqual({examples: [], problems: []});
  });

  it.each([
    ['an expression with another word before it', withoutValue('| Bad: `1` | `1` |'), 5, 'The Expression cell is Bad'],
    ['an empty value', withValue('| `1` |  | `1` |'), 5, 'The Value cell is empty.'],
    ['a result that is no literal', withoutValue('| `1` | `one` |'), 5, 'one is not a literal.'],
    ['a pipe that is not escaped', withoutValue('| `"a|b"` | `"a"` |'), 5, 'The row has 3 cells, the header 2.'],
    ['an error as a value', withValue('| `1` | `[error: no]` | `1` |'), 5, 'The value [error: no] cannot'],
    ['a missing reason', withoutValue('| `1` | `1` <!-- unchecked: --> |'), 5, '"unchecked:" has no reason.'],
    ['another header', page('| Expression | Output |', '| --- | --- |', '| a | b |'), 3, 'The header'],
    ['another order', page('| Expression | Result | Value |', '| --- | --- | --- |'), 3, 'The header'],
  ])('reports %s', (_, markdown, line, message) => {
    const problem = {file: 'page.md', line, message: expect.stringContaining(message)};
    expect(collectExamples('page.md', markdown).problems).toEqual([problem]);
  });
});

it.each(['[ ]', '[ "a", 1, [ null ] ]', '[ {"a":1}, [date 2024-05-01T00:00:00Z] ]'])(
  'the literal %s is read and written alike',
  (text) => expect(renderLiteral(parseLiteral(text))).toBe(text),
);

it('a literal becomes an expression that gives the same value', () => {
  expect(renderGrel(parseLiteral('"a\\n\\"\\\\d\\u0041"'))).toBe('"a\\n\\"\\\\dA"');
  expect(renderGrel(parseLiteral('[ 3.0, [date 2024-05-01T00:00:00Z] ]'))).toBe(
    '[3.0, toDate("2024-05-01T00:00:00Z")]',
  );
});

describe('describeMismatch', () => {
  const value = (text: string | null, type?: string): Outcome => ({kind: 'value', text, type});

  it.each<[string, Outcome, string]>([
    ['"3"', value('3', 'number'), 'expected "3", got 3'],
    ['3.0E-5', value('3.0E-5', 'string'), 'expected 3.0E-5, got "3.0E-5"'],
    ['9223372036854775807', value('9223372036854775806', 'number'), 'got 9223372036854775806'],
    ['null', value('', 'string'), 'expected null, got ""'],
    ['true', value('true', 'string'), 'expected true, got "true"'],
    ['[ "1" ]', value('[ 1 ]', 'array'), 'expected [ "1" ], got [ 1 ]'],
    ['[ 1 ]', value('[ 1, 2 ]', 'array'), 'expected [ 1 ], got [ 1, 2 ]'],
    ['[ 1 ]', value('[ 1 ]', 'string'), 'expected [ 1 ], got "[ 1 ]"'],
    ['"a"', value('a', 'java.util.regex.Pattern'), 'java.util.regex.Pattern'],
    ['1', {kind: 'error', message: 'no'}, 'expected 1, got Error: no'],
  ])('refuses %s when the tool says otherwise', (expected, actual, difference) => {
    expect(describeMismatch(parseLiteral(expected), actual)).toContain(difference);
  });

  it('compares the whole message of an error', () => {
    const expected: Literal = {kind: 'error', message: 'Unable to parse as number'};
    const shorter: Outcome = {kind: 'error', message: 'Unable to parse'};
    expect(describeMismatch(expected, shorter)).toContain('got Error: Unable to parse');
    expect(describeMismatch(expected, value('Unable to parse as number', 'string'))).toContain('got "Unable');
  });
});
