import {describe, expect, test} from 'vitest';
import {collectApiExamples, describeAnswerMismatch, type Json} from './apiExamples';

const page = (...parts: string[]) => parts.join('\n\n');
const curl = (commands: string) => `\`\`\`bash curl\n${commands}\n\`\`\``;
const answer = (text: string, language = 'json') => `\`\`\`${language} answer\n${text}\n\`\`\``;

describe('collecting', () => {
  test('reads commands, the names they set, and their answer', () => {
    const markdown = page('Text.', curl('TOKEN=$(curl -s "$API/x")\necho "$TOKEN"'), answer('{"token": "<text>"}'));
    expect(collectApiExamples('docs/a.md', markdown)).toEqual({
      problems: [],
      files: [],
      examples: [
        {
          file: 'docs/a.md',
          line: 3,
          commands: 'TOKEN=$(curl -s "$API/x")\necho "$TOKEN"',
          sets: ['TOKEN'],
          answer: {line: 8, expected: {kind: 'json', value: {token: '<text>'}}},
        },
      ],
    });
  });

  test('takes no answer from beyond other text, and leaves other fences alone', () => {
    const markdown = page(curl('API=1'), 'Text.', '```json\n{"an": …}\n```', '```bash\nls\n```');
    expect(collectApiExamples('a.md', markdown)).toEqual({
      problems: [],
      files: [],
      examples: [{file: 'a.md', line: 1, commands: 'API=1', sets: ['API']}],
    });
  });

  test('keeps the files that are on a page with commands', () => {
    const file = '```js title="service.mjs"\nrun();\n```';
    expect(collectApiExamples('a.md', page(file, curl('node service.mjs'))).files).toEqual([
      {name: 'service.mjs', text: 'run();\n'},
    ]);
    expect(collectApiExamples('a.md', file).files).toEqual([]);
    expect(collectApiExamples('a.md', page(file.replace('service', '../service'), curl('x'))).files).toEqual([]);
  });

  test('reads an answer of another kind as it stands', () => {
    const {examples} = collectApiExamples('a.md', page(curl('curl x'), answer('a,b\n1,2', 'csv')));
    expect(examples[0]?.answer?.expected).toEqual({kind: 'text', text: 'a,b\n1,2'});
  });

  test('keeps the reason why commands are not run or an answer is not compared', () => {
    const markdown = page(
      `<!-- unchecked: since 3.9 -->\n${curl('curl new')}`,
      `<!-- unchecked: 3.6 answers less -->\n${answer('{}')}`,
    );
    const [example] = collectApiExamples('a.md', markdown).examples;
    expect(example).toMatchObject({unrun: 'since 3.9', answer: {unchecked: '3.6 answers less'}});
  });

  test.each([
    ['an answer without commands', page('Text.', answer('{}')), 3, 'Put a "```bash curl" fence directly before it'],
    ['an answer after a text', page(curl('x'), 'Text.', answer('{}')), 7, 'follows no commands'],
    ['commands of another shell', '```powershell curl\nx\n```', 1, 'Write "```bash curl"'],
    ['an answer that is not JSON', page(curl('x'), answer('{"a": …}')), 5, 'Mark what varies inside quotes'],
    ['an answer of unknown language', page(curl('x'), answer('a', 'yaml')), 5, 'one of json, csv, html, text'],
    ['a mark without a reason', `<!-- unchecked: -->\n${curl('x')}`, 1, 'has no reason'],
    ['an ellipsis as a value', page(curl('x'), answer('{"a": "…"}')), 5, 'Write "<any>"'],
    ['an ellipsis before other members', page(curl('x'), answer('{"…": "…", "a": 1}')), 5, 'after the others'],
    ['an array that shows no element', page(curl('x'), answer('["…"]')), 5, 'the shape of one element'],
  ])('reports %s with its line and the fix', (_, markdown, line, fix) => {
    const {problems} = collectApiExamples('docs/a.md', markdown);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'docs/a.md', line});
    expect(problems[0]?.message).toContain(fix);
  });
});

describe('comparing', () => {
  const compare = (expected: Json, actual: unknown) =>
    describeAnswerMismatch({kind: 'json', value: expected}, JSON.stringify(actual));

  test.each<[string, Json, unknown]>([
    ['equal scalars', {code: 'ok', n: 1, b: true, z: null}, {z: null, b: true, n: 1, code: 'ok'}],
    ['marked scalars', ['<text>', '<number>', '<boolean>', '<any>'], ['a', 2, false, {x: [1]}]],
    ['further members', {a: 1, '…': '…'}, {a: 1, b: 2}],
    ['further elements', [{v: '<text>'}, '…'], [{v: 'a'}, {v: 'b'}]],
    ['no further elements', [{v: '<text>'}, '…'], [{v: 'a'}]],
  ])('accepts %s', (_, expected, actual) => {
    expect(compare(expected, actual)).toBeUndefined();
  });

  test.each<[string, Json, unknown, string]>([
    ['another scalar', {code: 'ok'}, {code: 'error'}, 'the answer.code is "error", not "ok"'],
    ['another type', {id: '<number>'}, {id: '1'}, 'the answer.id is "1", not a number'],
    ['a missing key', {a: 1, b: 2}, {a: 1}, 'the answer lacks the key b'],
    ['a missing key beside an ellipsis', {a: 1, '…': '…'}, {b: 1}, 'the answer lacks the key a'],
    ['a surplus key', {a: 1}, {a: 1, b: 2}, 'a key that the page does not show: b'],
    ['a longer array', [1], [1, 2], 'has 2 elements, not 1'],
    ['a shorter array', [1, 2, '…'], [1], 'has 1 elements, not at least 2'],
    ['an element of another shape', [{v: '<text>'}, '…'], [{v: 'a'}, {w: 'b'}], 'the answer[1] has a key'],
    ['an array for an object', {a: 1}, [1], 'not an object'],
    ['an object for an array', [1], {a: 1}, 'not an array'],
  ])('refuses %s', (_, expected, actual, message) => {
    expect(compare(expected, actual)).toContain(message);
  });

  test('refuses what is not JSON', () => {
    expect(describeAnswerMismatch({kind: 'json', value: {}}, '<html>')).toContain('not JSON: <html>');
  });

  test('compares text but for line ends and the end', () => {
    const expected = {kind: 'text', text: 'a,b\n1,2'} as const;
    expect(describeAnswerMismatch(expected, 'a,b\r\n1,2\r\n')).toBeUndefined();
    expect(describeAnswerMismatch(expected, 'a,b\n1,3\n')).toContain('but got  a,b\n1,3');
  });

  test('wants no output where no answer is given', () => {
    expect(describeAnswerMismatch(undefined, '\n')).toBeUndefined();
    expect(describeAnswerMismatch(undefined, '{}')).toContain('no answer fence follows them: {}');
  });
});
