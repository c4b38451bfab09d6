import {expect, test} from 'vitest';
import {collectApiExamples, describeAnswerMismatch} from './apiExamples';

const page = (...parts: string[]) => parts.join('\n\n');
const curl = (commands: string) => `\`\`\`bash curl\n${commands}\n\`\`\``;
const answer = (text: string, language = 'json') => `\`\`\`${language} answer\n${text}\n\`\`\``;

test('the examples of a page are commands with the names they set, the answer directly below, and the reasons of the marks', () => {
  const markdown = page(
    curl('TOKEN=$(curl -s "$API/x")\necho "$TOKEN"'),
    'Text.',
    '```json\n{"an": …}\n```',
    `<!-- unchecked: since 3.9 -->\n${curl('curl new')}`,
    `<!-- unchecked: 3.6 answers less -->\n${answer('a,b', 'csv')}`,
  );
  expect(collectApiExamples('a.md', markdown)).toEqual({
    problems: [],
    files: [],
    examples: [
      {file: 'a.md', line: 1, commands: 'TOKEN=$(curl -s "$API/x")\necho "$TOKEN"', sets: ['TOKEN']},
      {
        ...{file: 'a.md', line: 13, commands: 'curl new', sets: [], unchecked: 'since 3.9'},
        answer: {line: 18, text: 'a,b', unchecked: '3.6 answers less'},
      },
    ],
  });
});

test('the examples of a page keep the files that are on a page with commands, and no path that leads out of their folder', () => {
  const file = '```js title="service.mjs"\nrun();\n```';
  expect(collectApiExamples('a.md', page(file, curl('x'))).files).toEqual([{name: 'service.mjs', text: 'run();\n'}]);
  expect(collectApiExamples('a.md', page(file.replace('service', '../service'), curl('x'))).files).toEqual([]);
});

test.each([
  ['an answer after a text', page(curl('x'), 'Text.', answer('{}')), 7, 'Put a "```bash curl" fence directly before'],
  ['commands of another shell', '```powershell curl\nx\n```', 1, 'Write "```bash curl"'],
  ['an answer that is not JSON', page(curl('x'), answer('{"a": …}')), 5, 'Mark what varies inside quotes'],
  ['an answer of unknown language', page(curl('x'), answer('a', 'yaml')), 5, 'one of json, csv, html, text'],
  ['a mark without a reason', `<!-- unchecked: -->\n${curl('x')}`, 1, 'has no reason'],
  ['an ellipsis as a value', page(curl('x'), answer('{"a": "…"}')), 5, 'Write "<any>"'],
  ['an ellipsis before other members', page(curl('x'), answer('{"…": "…", "a": 1}')), 5, 'after the others'],
  ['an array that shows no element', page(curl('x'), answer('["…"]')), 5, 'the shape of one element'],
])('the examples of a page are reported with line and fix if there is %s', (_, markdown, line, fix) => {
  expect(collectApiExamples('a.md', markdown).problems).toEqual([
    {file: 'a.md', line, message: expect.stringContaining(fix)},
  ]);
});

// Every example that OpenRefine confirms shows what is accepted.
test.each([
  ['{"id": "<number>"}', '{"id": "1"}', 'expected number, received string\n  → at id'],
  ['{"a": 1, "…": "…"}', '{"b": 1}', '→ at a'],
  ['{"a": 1}', '{"a": 1, "b": 2}', 'Unrecognized key: "b"'],
  ['[1]', '[1, 2]', 'Too big'],
  ['[1, 2, "…"]', '[1]', '→ at [1]'],
  ['[{"v": "<text>"}, "…"]', '[{"v": "a"}, {"w": "b"}]', '→ at [1]'],
  ['{}', '<html>', 'not JSON: <html>'],
])('the answer %s is not confirmed by %s', (expected, printed, difference) => {
  const [example] = collectApiExamples('a.md', page(curl('x'), answer(expected))).examples;
  expect(describeAnswerMismatch(example?.answer, printed)).toContain(difference);
});

test('an answer of another kind has to be the same text, and without an answer nothing may be printed', () => {
  expect(describeAnswerMismatch({line: 1, text: 'a,b\n1,2'}, 'a,b\r\n1,2\r\n')).toBeUndefined();
  expect(describeAnswerMismatch({line: 1, text: 'a,b\n1,2'}, 'a,b\n1,3\n')).toContain('but got  a,b\n1,3');
  expect(describeAnswerMismatch(undefined, '\n')).toBeUndefined();
  expect(describeAnswerMismatch(undefined, '{}')).toContain('no answer fence follows them: {}');
});
