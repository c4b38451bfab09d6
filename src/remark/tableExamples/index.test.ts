import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import {expect, it} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import tableExamples from './index';

const before = '```csv before\nCity,Note\nOslo,"a, b"\nBergen,\n```\n\n';
const operations = '```json operations\n[{"op": "core/fill-down"}]\n```\n\n';
const after = '```csv after\nCity,Note\nOslo,"a, b"\nBergen,"a, b"\n```\n\n';
const example = before + operations + after;

function transform(markdown: string) {
  const root = parseMarkdown(markdown);
  tableExamples()(root, {path: path.resolve('docs/page.md')});
  return root;
}
const render = (markdown: string) => toHtml(toHast(transform(markdown))).replaceAll(' class=""', '');

it('shows an example as two tables, the changed cells marked, and the steps, and leaves the rest as it is', () => {
  const head = '<thead><tr><th scope="col">City</th><th scope="col">Note</th></tr></thead>';
  expect(render(`One.\n\n${example}Two.`)).toBe(
    '<p>One.</p>\n<div class="table-example"><div class="table-example__tables">' +
      `<table><caption>Before</caption>${head}<tbody><tr><td class="whole">Oslo</td><td>a, b</td></tr>` +
      '<tr><td class="whole">Bergen</td><td class="whole"></td></tr></tbody></table>' +
      `<table><caption>After</caption>${head}<tbody><tr><td class="whole">Oslo</td><td>a, b</td></tr>` +
      '<tr><td class="whole">Bergen</td><td><mark>a, b</mark></td></tr></tbody></table></div>' +
      '<details data-search-ignore="true"><summary>The steps as JSON, to apply under <strong>Undo / Redo → Apply…</strong>' +
      '</summary><pre><code class="language-json">[{"op": "core/fill-down"}]\n</code></pre></details></div>\n<p>Two.</p>',
  );
});

it('unfolds the steps where the fence says so, and says why an example was not checked', () => {
  expect(render(example.replace('operations', 'operations open'))).toContain(
    '<details data-search-ignore="true" open>',
  );
  expect(render(`<!-- unchecked: since 3.10 -->\n\n${example}`)).toContain(
    '<p class="unchecked">Not checked: since 3.10.</p>',
  );
});

it('marks no cell where rows come, go, or move, so that most cells differ', () => {
  const marks = (...rows: string[]) =>
    render(`${before}${operations}\`\`\`csv after\n${['City,Note', ...rows].join('\n')}\n\`\`\``).match(/<mark>/g)
      ?.length;
  expect([
    marks('Rome,c', 'Bern,'),
    marks('Rome,c', 'Bern,d'),
    marks('Rome,"a, b"'),
    marks('x,y', 'Bergen,', 'a,'),
  ]).toEqual([3, undefined, undefined, undefined]);
});

it('finds every example, in lists and callouts too', () => {
  const nested = `- ${example.trim().replaceAll('\n', '\n  ')}`;
  expect(transform(example + example + nested).children).toMatchObject([
    {type: 'tableExample'},
    {type: 'tableExample'},
    {type: 'list', children: [{children: [{type: 'tableExample'}]}]},
  ]);
});

it('leaves code that is no example alone', () => {
  const other = '```csv\na,b\n```\n\n```json title="before.json"\n{}\n```';
  expect(transform(other)).toEqual(parseMarkdown(other));
});

it('stops the build with the file, the line of each fault and the fix', () => {
  expect(() => transform(`${before}${operations}Between.\n\n${after}`)).toThrow(
    /^docs\/page\.md:1: The table example consists of: before, operations\. Write three fences, "```csv before", .*\ndocs\/page\.md:13: /,
  );
});
