import {expect, test} from 'vitest';
import {readDiagnoses} from './diagnoses';

const write = (...lines: string[]): string =>
  [
    '---\ntitle: Text\n---',
    '## Remove **spaces** {#extra-spaces}',
    '| Expression | Value | Result |\n| --- | --- | --- |\n| `value.trim()` | `" a"` | `"a"` |\n| `1` | `1` | `1` |',
    `<!-- diagnose\n${lines.join('\n')}\n-->`,
  ].join('\n\n');
const required = ['phase: spaces', 'sees: Spaces: too many', 'find: value.contains(/^ | $/)', 'keeps: Others remain.'];
const read = (...lines: string[]) => readDiagnoses('docs/manual/recipes/text.md', write(...lines));

test('a comment in a recipe is a diagnosis, which can use the expression of the recipe', () => {
  expect(read(...required, 'fix: {{recipe}}')).toEqual([
    {
      id: 'text#extra-spaces',
      to: '/docs/manual/recipes/text#extra-spaces',
      title: 'Remove spaces',
      phase: 'spaces',
      sees: 'Spaces: too many',
      find: 'value.contains(/^ | $/)',
      fix: 'value.trim()',
      keeps: 'Others remain.',
    },
  ]);
});

test.each([
  ['a line is missing', required.slice(1), '"diagnose".*field "phase": is missing'],
  ['a phase is unknown', ['phase: last', ...required.slice(1)], '"last"\\. Write "char'],
  ['a name is unknown', [...required, 'fixes: recipe'], 'unknown field "fixes".*The fields are phase, sees'],
  ['a name is missing', [...required, 'tabs in it'], 'unknown field "tabs in it"'],
  ['a question has no answer', [...required, 'question: Which?'], 'needs "question", "answer", and "fix"'],
  ['a question has no fix', [...required, 'question: Which?', 'answer: This'], 'needs "question", "answer", and'],
  ['an expression cannot be read', [...required, 'fix: value.trim('], 'the expression of "fix" cannot be read'],
  ['a fix is beside a key', [...required, 'fix: value.trim()', 'key: value'], 'has "fix" beside "key" or'],
  ['a fix is beside pieces', [...required, 'fix: value.trim()', 'pieces: value'], 'has "fix" beside "key" or'],
  ['a name is there twice', [...required, 'sees: Tabs'], 'has "sees" twice\\. Leave out one'],
])('says the file, the line, and the remedy where %s', (_, lines, message) => {
  expect(() => read(...lines)).toThrow(new RegExp(`text\\.md:12\\b.*${message}`, 's'));
});

test('reads an expression that fails for other cells; a part has to be known', () => {
  const source = write(...required, 'fix: value[0].find(/\\d+/)[0].toNumber().toString()', '').replace(/^\|.*\n/gm, '');
  const ids = readDiagnoses('docs/manual/recipes/text.md', `${source}\n\n${source}`).map(({id}) => id);
  expect(ids).toEqual(['text#extra-spaces', 'text#extra-spaces 2']);
  const lost = `${write(...required)}\n\n${source.replace(/fix: .*/, 'fix: {{recipe}}')}`;
  expect(() => readDiagnoses('docs/manual/recipes/text.md', lost)).toThrow(
    /text\.md:\d+: the expression of "fix" cannot be read: nothing is called \{\{recipe\}\}\. Correct/,
  );
});

test('puts its own expressions and lists of words into an expression', () => {
  const parts = ['pieces: value.find(/{{spellings}}/)', 'key: if({{find}}, "{{/spellings}}", value)'];
  expect(read(...required, ...parts)[0]).toMatchObject({
    pieces: expect.stringMatching(/^value\.find\(\/colour\|color\|[^/]+\/\)$/) as string,
    key: expect.stringMatching(/^if\(value\.contains\(.*\), "\/colour\/color\/\|\/[^"]+\/\|", value\)$/) as string,
  });
});
