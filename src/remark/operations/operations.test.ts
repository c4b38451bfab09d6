import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import type {OperationEntry} from '../../data/operations.schema';
import operationReference from './index';
import {renderEntry} from './renderEntry';

const PAGE = 'docs/technical-reference/operations/cells.md';
const page = readFileSync(PAGE, 'utf8');
const transform = (markdown: string, file = PAGE) => {
  const root = parseMarkdown(markdown);
  operationReference()(root, {path: path.resolve(file)});
  return root;
};
const fences = (operation: string) =>
  `\`\`\`csv before\nA\n1\n\`\`\`\n\n\`\`\`json operations\n[${operation}]\n\`\`\`\n\n\`\`\`csv after\nA\n1\n\`\`\``;

const key: OperationEntry['keys'][number] = {name: 'a', type: 'text', required: true, meaning: 'A.'};
/** The words of a node without tags. */
const wordsOf = (node?: Nodes): string =>
  node && 'children' in node && node.type !== 'paragraph' && node.type !== 'tableCell'
    ? node.children.map(wordsOf).join(node.type === 'tableRow' ? ' | ' : '\n')
    : toString(node).replace(/<[^>]*>/g, '');

test('below each heading, behind the first paragraph, stand the facts and the keys', () => {
  const {children} = transform(page);
  const start = children.findIndex((node) => node.type === 'heading' && /fill-down/.test(JSON.stringify(node)));
  expect(children.slice(start, start + 5).map(({type}) => type)).toEqual([
    'heading',
    'paragraph',
    'list',
    'table',
    'code',
  ]);
});

test.each<[string, Partial<OperationEntry>, string[]]>([
  ['a key', {}, ['In the interface: Menu.', 'a | text | required | A.']],
  ['a condition', {keys: [{...key, required: 'with "b"'}]}, ['text | required with "b" | A.']],
  ['a default', {keys: [{...key, required: undefined, default: 'false'}]}, ['text | false | A.']],
  ['a unit and an age', {keys: [{...key, unit: 'ms', since: '3.9'}]}, ['a since 3.9 | text (ms)']],
  ['an age that every reader has', {keys: [{...key, since: '2.8'}]}, ['a | text']],
  ['an operation', {outside: 'Stay as they are'}, ['Recorded by: Menu.', 'Rows outside the facets: stay as they are.']],
  ['no menu item', {menu: []}, ['In the interface: no menu item; write it by hand.']],
])('the facts say of %s what holds', (_, entry, said) => {
  const text = renderEntry({name: 'a', since: '2.0', menu: [{path: 'Menu', to: '/a'}], keys: [key], ...entry})
    .map(wordsOf)
    .join('\n');
  for (const one of said) expect(text).toContain(one);
});

test.each([
  ['columnediting', 'rename', 'core/column-rename', 'columns#column-rename'],
  ['facets', 'text-filter', 'text', 'engine#text-facet'],
])('the section of %s about the menu item %s ends with a link to what it records', (name, id, recorded, section) => {
  const markdown = `## Item {#${id}}\n\nText.\n\n<a id="old"></a>\n\n## Other {#other}\n\nText.`;
  const {children} = transform(markdown, `docs/manual/${name}.md`);
  expect(children.map((node) => toString(node))).toEqual([
    `Item {#${id}}`,
    'Text.',
    `As JSON: ${recorded}`,
    '<a id="old"></a>',
    'Other {#other}',
    'Text.',
  ]);
  expect(JSON.stringify(children[2])).toContain(`/docs/technical-reference/operations/${section}"`);
});

test.each<[string, string, string]>([
  ['without an operation', page.replace('## `core/fill-down`', '## Fill down'), `${PAGE}: core/fill-down is missing.`],
  ['with an unknown one', page.replace('## `core/fill-down', '## `core/up'), 'core/up is not an entry of this page.'],
  ['with one twice', `${page}\n## \`core/fill-down\`\n`, 'core/fill-down is described twice.'],
  ['with an example of another', page.replace('"core/fill-', '"core/blank-'), 'core/fill-down has no example.'],
])('a page %s stops the build', (_, markdown, fault) => {
  expect(markdown).not.toBe(page);
  expect(() => transform(markdown)).toThrow(fault);
});

test('an example of any page with a wrong key stops the build', () => {
  const operation = '{"op": "core/column-removal", "columName": "A"}';
  expect(() => transform(`Text.\n\n${fences(operation)}`, 'docs/manual/a.md')).toThrow(
    'docs/manual/a.md:3: core/column-removal lacks the key "columnName". Add it.\n' +
      'docs/manual/a.md:3: core/column-removal has no key "columName".',
  );
  expect(() => transform(fences('{"op": "core/column-removal", "columnName": "A"}'), 'docs/manual/a.md')).not.toThrow();
});
