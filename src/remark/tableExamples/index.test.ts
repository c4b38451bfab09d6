import path from 'node:path';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import tableExamples from './index';

/** A node of the Markdown tree, as far as these tests read it. */
interface MarkdownNode {
  type: string;
  value?: string;
  lang?: string;
  meta?: string | null;
  children?: MarkdownNode[];
  data?: {hName?: string; hProperties?: Record<string, string | boolean>; hChildren?: HtmlNode[]};
}
type HtmlNode =
  | {type: 'element'; tagName: string; properties: {scope?: string; className?: string[]}; children: HtmlNode[]}
  | {type: 'text'; value: string};

const text = (value: string): MarkdownNode => ({type: 'paragraph', children: [{type: 'text', value}]});
const code = (lang: string, meta: string | null, value: string): MarkdownNode => ({type: 'code', lang, meta, value});
const before = code('csv', 'before', 'City,Note\nOslo,"a, b"\nBergen,');
const operations = code('json', 'operations', '[{"op": "core/fill-down"}]');
const after = code('csv', 'after', 'City,Note\nOslo,"a, b"\nBergen,"a, b"');

function transform(children: MarkdownNode[], file = '/site/docs/page.md'): MarkdownNode[] {
  const root: MarkdownNode = {type: 'root', children};
  tableExamples()(root as Root, {path: file});
  return root.children ?? [];
}

/** The HTML that the node stands for, without attributes but `scope` and `class`. */
function render(node: MarkdownNode | undefined): string {
  if (!node) return '';
  if (node.value !== undefined) return node.type === 'code' ? `[${node.lang} ${node.meta}: ${node.value}]` : node.value;
  const {hName = node.type, hProperties = {}, hChildren} = node.data ?? {};
  const inner = hChildren ? hChildren.map(renderHtml).join('') : (node.children ?? []).map(render).join('');
  return `<${[hName, hProperties.className].filter(Boolean).join(' ')}>${inner}</${hName}>`;
}

function renderHtml(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  const {tagName, properties, children} = node;
  const {scope, className = []} = properties;
  return `<${[tagName, scope && `scope=${scope}`, ...className].filter(Boolean).join(' ')}>${children.map(renderHtml).join('')}</${tagName}>`;
}

it('shows an example as two tables, the changed cells marked, and the steps, and leaves the rest as it is', () => {
  const [first, example, last, ...rest] = transform([text('One.'), before, operations, after, text('Two.')]);
  expect([first, last, rest]).toEqual([text('One.'), text('Two.'), []]);
  const head = '<thead><tr><th scope=col>City</th><th scope=col>Note</th></tr></thead>';
  expect(render(example)).toBe(
    '<div table-example><div table-example__tables>' +
      `<table><caption>Before</caption>${head}<tbody><tr><td whole>Oslo</td><td>a, b</td></tr><tr><td whole>Bergen</td><td whole></td></tr></tbody></table>` +
      `<table><caption>After</caption>${head}<tbody><tr><td whole>Oslo</td><td>a, b</td></tr><tr><td whole>Bergen</td><td><mark>a, b</mark></td></tr></tbody></table>` +
      '</div><details><summary>The steps as JSON, to apply under <strong>Undo / Redo → Apply…</strong></summary>' +
      '[json null: [{"op": "core/fill-down"}]]</details></div>',
  );
});

it('unfolds the steps where the fence says so, and says why an example was not checked', () => {
  const details = (meta: string) => {
    const [example] = transform([before, code('json', meta, '[{"op": "core/fill-down"}]'), after]);
    return example?.children?.at(-1)?.data?.hProperties;
  };
  expect(details('operations')).toMatchObject({dataSearchIgnore: 'true', open: false});
  expect(details('operations open')).toMatchObject({dataSearchIgnore: 'true', open: true});

  const comment = {type: 'html', value: '<!-- unchecked: since 3.10 -->'};
  expect(render(transform([comment, before, operations, after])[1])).toContain(
    '<p unchecked>Not checked: since 3.10.</p>',
  );
});

it('finds every example, in lists and callouts too', () => {
  const nested = {type: 'listItem', children: [before, operations, after]};
  const nodes = transform([before, operations, after, before, operations, after, nested]);
  expect(nodes.map(({type}) => type)).toEqual(['tableExample', 'tableExample', 'listItem']);
  expect(nested.children.map(({type}) => type)).toEqual(['tableExample']);
});

it('leaves code that is no example alone', () => {
  const nodes = [code('csv', null, 'a,b'), code('json', 'title="before.json"', '{}')];
  expect(transform([...nodes])).toEqual(nodes);
});

it('stops the build with the file, the line of each fault and the fix', () => {
  const at = (line: number, node: MarkdownNode) => ({...node, position: {start: {line}}});
  const nodes = [at(5, before), at(10, operations), at(15, text('Between.')), at(20, after)];
  expect(() => transform(nodes, path.resolve('docs/page.md'))).toThrow(
    /^docs\/page\.md:5: The table example consists of: before, operations\. Write three fences.*\ndocs\/page\.md:20: /,
  );
});
