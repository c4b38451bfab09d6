import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
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
const facet: OperationEntry = {name: 'a', since: '2.0', menu: [{path: 'Menu → A', to: '/a'}], keys: [key]};

test('below each heading, behind the first paragraph, stand the facts and the keys', () => {
  const {children} = transform(page);
  const start = children.findIndex((node) => node.type === 'heading' && /fill-down/.test(JSON.stringify(node)));
  const types = ['heading', 'paragraph', 'list', 'table', 'code'];
  expect(children.slice(start, start + 5).map(({type}) => type)).toEqual(types);
});

test('the facts say what records an operation and which rows it leaves, and what holds of each key', () => {
  const keys: OperationEntry['keys'] = [
    key,
    {...key, required: 'with `b`', since: '3.9'},
    {...key, required: undefined, default: 'none', unit: 'ms', since: '2.8'},
  ];
  const menu = [...facet.menu, {path: 'Other', to: '/b'}];
  const render = (entry: Partial<OperationEntry>) => {
    const tree = toHast({type: 'root', children: renderEntry({...facet, ...entry})}, {allowDangerousHtml: true});
    const html = toHtml(tree, {allowDangerousHtml: true});
    return [...html.matchAll(/<(li|th|td)>(.*)<\/\1>/g)].map(([, , text]) => text);
  };
  expect(render({since: '3.10.0', menu, keys, outside: 'Stay as they are'})).toEqual([
    'Recorded by: <a href="/a"><strong>Menu → A</strong></a>; <a href="/b"><strong>Other</strong></a>. <span class="since">since 3.10</span>',
    'Rows outside the facets: stay as they are.',
    ...['Key', 'Type', 'Default', 'Meaning'],
    ...['<code>a</code>', 'text', '<strong>required</strong>', 'A.'],
    ...[
      '<code>a</code> <span class="since">since 3.9</span>',
      'text',
      '<strong>required</strong> with <code>b</code>',
      'A.',
    ],
    ...['<code>a</code>', 'text (ms)', 'none', 'A.'],
  ]);
  expect(render({})[0]).toBe('In the interface: <a href="/a"><strong>Menu → A</strong></a>.');
  expect(render({menu: []})[0]).toBe('In the interface: no menu item; write it by hand.');
});

test.each([
  ['columnediting', 'rename', 'core/column-rename', 'columns#column-rename'],
  ['facets', 'text-filter', 'text', 'engine#text-facet'],
])('the section of %s about the menu item %s ends with a link to what it records', (name, id, recorded, section) => {
  const markdown = `## Item {#${id}}\n\nText.\n\nMore <i>text</i>.\n\n<a id="old"></a>\n\n## Other {#other}\n\nText.`;
  const {children} = transform(markdown, `docs/manual/${name}.md`);
  expect(children.map((node) => toString(node))).toEqual([
    `Item {#${id}}`,
    'Text.',
    'More <i>text</i>.',
    `As JSON: ${recorded}`,
    '<a id="old"></a>',
    'Other {#other}',
    'Text.',
  ]);
  const link = `<a href="/docs/technical-reference/operations/${section}"><code>${recorded}</code></a>`;
  const last = children[3];
  expect(last && toHtml(toHast(last))).toBe(`<p class="operation-links">As JSON: ${link}</p>`);
});

test.each<[string, string, string]>([
  ['without an operation', page.replace('## `core/fill-down`', '## Fill down'), `${PAGE}: core/fill-down is missing.`],
  ['with an unknown one', page.replace('## `core/fill-down', '## `core/up'), 'core/up is not an entry of this page.'],
  ['with one twice', `${page}\n## \`core/fill-down\`\n`, 'core/fill-down is described twice.'],
  ['with an example of one with a longer name', page.replace('/fill-down"', '/fill-down-more"'), 'has no example.'],
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
