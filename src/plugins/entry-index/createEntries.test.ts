import {expect, test} from 'vitest';
import {createEntries, createFunctionEntries} from './createEntries';

test('each section of a page is an entry, with its first sentence', () => {
  const page = [
    '---\ntitle: Text\n---',
    'Intro.',
    '## Remove **everything** {#remove}',
    'Titles contain remarks in `()`.\nChoose a menu item.',
    '### Details {#details}',
    '<a id="old"></a><a id="older"></a>',
    '## `core/fill-down` {#fill-down}',
    '| A |\n| - |',
    '## Where to go next {#next}',
    '- [A](/a)',
  ].join('\n\n');
  expect(createEntries(page, {remove: ['delete brackets']}, new Map([['core/fill-down', '3.10.0']]))).toEqual([
    {ids: ['remove'], title: 'Remove everything', text: 'Titles contain remarks in ().', words: ['delete brackets']},
    {ids: ['fill-down', 'old', 'older'], title: 'core/fill-down', isCode: true, since: '3.10', text: '', words: []},
  ]);
});

test('a message is an entry with the first sentence of what to do', () => {
  const list = '- **What to do:** Write `0 - V. 2`. Or quit.\n- **To see it:** Type `-v`.';
  const page = `## \`Bad number\` {#bad}\n\nA minus is there.\n\n${list}\n\n## Where to go next {#next}`;
  expect(createEntries(page)).toMatchObject([{title: 'Bad number', text: 'Write 0 - V. 2.'}]);
});

const tableOf = (...rows: string[]): string =>
  ['| Expression | Value | Result |', '| - | - | - |', ...rows.map((row) => `| \`value\` | ${row} |`)].join('\n');

const steps = '```json operations\n[{"op": "core/fill-down"}]\n```';
const exampleOf = (before: string, after: string): string =>
  `\`\`\`csv before\n${before}\n\`\`\`\n\n${steps}\n\n\`\`\`csv after\n${after}\n\`\`\``;

test.each([
  ['the first that changes', tableOf('`"a"` | `"a"`', '`"a\\r\\nb\\n"` | `"\\"b\\" "`', '`1` | `2`'), ['a↵b↵', '"b" ']],
  ['an empty text as blank', tableOf('`""` | `" a"`'), ['(blank)', ' a']],
  ['one that is not cleared', tableOf('`"n/a"` | `null`', '`" "` | `true`'), ['␣', 'true']],
  ['one that is, where all are', tableOf('`"n/a"` | `null`'), ['n/a', '(blank)']],
  [
    'the beginning of the shortest, where all are long',
    tableOf(...[50, 40].map((length) => `\`"${'a'.repeat(length)}"\` | \`${length}\``)),
    [`${'a'.repeat(31)}…`, '40'],
  ],
  [
    'no table without values',
    tableOf('`1` | `2`').replaceAll('| `1` ', '').replace('| Value ', '').replace('| - ', ''),
    undefined,
  ],
  ['the columns that change', exampleOf('A,B\n1,a\n,b', 'N,A,B\nx,1,a\ny,1,b'), ['1 · a\n(blank) · b', 'x · 1\ny · 1']],
  ['all where rows go', exampleOf('A,B\n1,a\n1,b\n2,c\n3,d', 'A,B\n1,a\n2,c'), ['1 · a\n1 · b\n2 · c', '1 · a\n2 · c']],
])('an entry shows %s', (_name, example, pair) => {
  expect(createEntries(`## Fill {#fill}\n\n${example}\n\n## Next {#next}`)).toMatchObject([{ids: ['fill'], pair}]);
});

test('a function is an entry with all ways to call it, and every id that it had', () => {
  const parameter = {name: 'text', type: 'text', meaning: 'what'};
  const returns = {type: 'text', meaning: 'the rest'};
  const trim = {
    name: 'toTrim',
    since: '3.6.0',
    purpose: 'Removes `space`.',
    synonyms: ['strip'],
    oldIds: ['trims'],
    signatures: [
      {parameters: [parameter], returns},
      {parameters: [], returns},
    ],
    errors: [],
    notes: [],
    examples: [],
  };
  const entries = createFunctionEntries(
    {file: 'text', functions: [trim, {...trim, since: '2.0'}]},
    {totrim: ['cut the end']},
  );
  expect(entries[1]).not.toHaveProperty('since');
  expect(entries).toMatchObject([
    {
      ids: ['totrim', 'trims'],
      title: 'toTrim(text)\ntoTrim()',
      isCode: true,
      since: '3.6',
      text: 'Removes space.',
      words: ['strip', 'cut the end'],
    },
    {ids: ['totrim', 'trims']},
  ]);
});
