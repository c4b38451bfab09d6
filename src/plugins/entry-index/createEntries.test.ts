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
  const entries = createFunctionEntries({file: 'text', functions: [trim, {...trim, since: '2.0'}]});
  expect(entries[1]).not.toHaveProperty('since');
  expect(entries).toMatchObject([
    {
      ids: ['totrim', 'trims'],
      title: 'toTrim(text)\ntoTrim()',
      isCode: true,
      since: '3.6',
      text: 'Removes space.',
      words: ['strip'],
    },
    {ids: ['totrim', 'trims']},
  ]);
});
