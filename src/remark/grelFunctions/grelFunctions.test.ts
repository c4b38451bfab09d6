import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {readChapters} from '../../build/grelFunctions';
import type {GrelChapter} from '../../data/grel/functions.schema';
import {parseMarkdown} from '../../build/pageBlocks';
import grelFunctions from './index';
import {renderFunction} from './renderFunction';

const toDate: GrelChapter['functions'][number] = {
  name: 'toDate',
  since: '3.9.0',
  purpose: 'Reads a date.',
  synonyms: ['day', 'parse date'],
  oldIds: ['todateo'],
  signatures: [
    {
      use: 'by guessing',
      parameters: [{name: 'value', type: 'text', meaning: 'what to read'}],
      returns: {type: 'date', meaning: 'the date'},
    },
    {
      use: 'by a format',
      parameters: [
        {name: 'value', type: 'text', meaning: 'what to read'},
        {name: 'format', type: 'text', meaning: 'the form', repeated: true, optional: true},
      ],
      returns: {type: 'date', meaning: 'the date'},
    },
  ],
  errors: [
    {input: 'null', result: 'Error: Unable to parse as date'},
    {input: 'a format that is none', result: 'an error of Java'},
  ],
  notes: ['Write `yyyy`.'],
  seeAlso: ['[now()](#now)', '[dates](/docs)'],
  examples: [
    {caption: 'Two letters', expression: 'value.match(/a|b/)', value: '"2024"', result: 'null'},
    {expression: 'toDate(1)', result: 'null', since: '3.9.1', unchecked: 'why not'},
  ],
};

test('the section of a function has heading, signatures, purpose, details, examples, and synonyms', () => {
  expect(renderFunction(toDate).split('\n\n')).toEqual([
    '## toDate() {#todate}',
    '`toDate(value)` → date <span class="since">since 3.9</span>',
    '`toDate(value, format?…)` → date',
    'Reads a date.',
    '**By guessing:**',
    '- `value` (text): what to read.\n- **Returns**: the date.',
    '**By a format:**',
    '- `value` (text): what to read.\n- `format` (text, optional, can be repeated): the form.\n- **Returns**: the date.',
    '| Expression | Value | Result |\n| - | - | - |\n| <small>Two letters</small><br>`value.match(/a\\|b/)` | `"2024"` | `null` |\n' +
      '| `toDate(1)` | – | `null` <span class="since">since 3.9.1</span> <!-- unchecked: why not --> |',
    '- Write `yyyy`.',
    '**Errors and special cases:**',
    '- `null` → `Error: Unable to parse as date`\n- A format that is none → an error of Java',
    '**See also:** [now()](#now) · [dates](/docs)',
    '<small>**Also found as:** day, parse date.</small>',
  ]);
});

test('what a function has none of is left out, and what is old is not marked', () => {
  const [signature] = toDate.signatures;
  const plain = {...toDate, since: '2.0', signatures: signature ? [signature] : [], errors: [], notes: [], oldIds: []};
  const text = renderFunction({...plain, examples: [{expression: 'a', result: 'b'}]});
  expect(text).not.toMatch(/since|By guessing|Errors|^\* |Value|\n{3}/m);
  expect(text).toContain('| Expression | Result |\n| - | - |\n| `a` | `b` |');
});

const [chapter] = readChapters();
const comment = `<!-- functions: src/data/grel/functions/${chapter?.file}.json -->`;
const transform = (name: string, markdown = `Intro.\n\n${comment}\n\n## Next {#next}`): Root => {
  const root = parseMarkdown(markdown);
  grelFunctions()(root, {path: `/site/docs/manual/${name}.md`});
  return root;
};
const headings = ({children}: Root): string[] =>
  children.filter((node) => node.type === 'heading').map((node) => toString(node).replace(/ \{.*/, ''));

test('a page of the reference shows the functions of its data file between what is before and after the line', () => {
  const names = chapter?.functions.map(({name}) => `${name}()`) ?? [];
  const root = transform(`grelfunctions/${chapter?.file}`);
  expect(headings(root)).toEqual([...names, 'Next']);
  expect(root.children.slice(0, 2)).toMatchObject([{type: 'paragraph'}, {type: 'heading'}]);
  expect(headings(transform('grel'))).toEqual(['Next']);
});

test('a page of the reference has a data file', () => {
  const message = 'docs/manual/grelfunctions/texts.md: src/data/grel/functions/texts.json is missing.';
  expect(() => transform('grelfunctions/texts')).toThrow(message);
});

test.each(['Intro.', '<!-- functions -->', '<!-- functions: src/data/grel/functions/other.json -->'])(
  'names its data file, and is refused with %j',
  (markdown) => {
    expect(() => transform(`grelfunctions/${chapter?.file}`, markdown)).toThrow(`lacks "${comment}"`);
  },
);
