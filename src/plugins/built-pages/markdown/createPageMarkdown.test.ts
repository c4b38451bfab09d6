import {describe, expect, it} from 'vitest';
import {createPageMarkdown} from './createPageMarkdown';

const pageUrl = 'https://example.org/docs/manual/facets';

const createPage = (body: string) =>
  `<html class="docs-doc-page"><head><title>Facets | Site</title><meta name="description" content="D"></head><body><main><aside>x</aside>${body}</main></body></html>`;

/** The Markdown of a page with this content, without the line that names its source. */
const convert = (html: string) =>
  createPageMarkdown(createPage(`<article>${html}</article>`), pageUrl, 'Site').markdown.replace(
    /\n\nSource: .*\n$/,
    '',
  );

it.each([
  ['<p>a &lt;b&gt; and &amp;amp; and [x](y) and `z`</p>', 'a \\<b> and \\&amp; and \\[x]\\(y) and \\`z\\`'],
  ['<p>one\n   two<br>three<br></p>', 'one two\\\nthree'],
  ['<p>2<!-- --> to <!-- -->3</p>', '2 to 3'],
])('text: %s', (html, markdown) => expect(convert(html)).toBe(markdown));

it.each([
  ['<p><code>a</code> <kbd>Ctrl</kbd></p>', '`a` `Ctrl`'],
  ['<p><code>`</code> <code>a``b</code> <code>a   b</code></p>', '`` ` `` `a``b` `a   b`'],
  [
    '<p><a href="#text">here</a>, <a href="running">there</a>, <a href="/?a=1&amp;b=2">both</a></p>',
    `[here](${pageUrl}#text), [there](https://example.org/docs/manual/running), [both](https://example.org/?a=1&b=2)`,
  ],
  ['<p><a href="https://example.org/">https://example.org/</a></p>', '[https://example.org/](https://example.org/)'],
  ['<p>Sort <span class="since">since 3.9</span></p>', 'Sort (since 3.9)'],
  ['<p>Sort</p><p><span class="since">since 3.9</span></p>', 'Sort\n\nsince 3.9'],
  [
    '<p><a href="/x">facet</a>s, 4<a href="/y">Notes</a><span>Label</span><span>5</span></p>',
    '[facet](https://example.org/x)s, 4 [Notes](https://example.org/y) Label 5',
  ],
  ['<div><input value="Harbor"><span>Key</span></div>', 'Harbor Key'],
])('signs within a line: %s', (html, markdown) => expect(convert(html)).toBe(markdown));

it.each([
  [
    'follow their heading, with the names that it had before',
    '<p><a id="old"></a> <a id="older"></a></p><h2 id="a_b">Sort <code>x</code><a href="#a_b" class="hash-link">#</a></h2>',
    '## Sort `x` {#a_b} {#old} {#older}',
  ],
  [
    'stand where their anchor is, if no heading follows it',
    '<p><a id="a"></a></p><p><a id="b_c"></a><code>d</code></p>',
    '{#a}\n\n{#b_c} `d`',
  ],
  ['leave a text before a heading alone', '<p><a id="a"></a>Text</p><h2 id="b">B</h2>', '{#a} Text\n\n## B {#b}'],
  [
    'are those of footnotes, which are links to the items of a list',
    '<p>A<sup><a href="#fn-1" id="ref-1" data-footnote-ref="true">1</a></sup></p><h2 id="f">Footnotes</h2><ol><li id="fn-1"><p>B <a href="#ref-1" data-footnote-backref="">↩</a></p></li></ol>',
    `A[1](${pageUrl}#fn-1)\n\n## Footnotes {#f}\n\n1. {#fn-1}\n\n   B`,
  ],
])('ids %s', (_, html, markdown) => expect(convert(html)).toBe(markdown));

describe('blocks', () => {
  const mark = (words: string) => `<span class="unchecked" data-search-ignore="true">${words}</span>`;

  it.each([
    [
      'write tables with a header, pipes escaped even in code, blocks by line breaks, wide cells with empty ones',
      '<table><caption>Before</caption><thead><tr><th colspan="2">A|B</th><th>C</th></tr></thead>' +
        '<tbody><tr><td><a id="k"></a><code>a || b</code></td><td>w<ul><li>x</li><li>y</li></ul></td><td>z</td></tr>' +
        '<tr><td colspan="2"><p>one</p><p>two</p></td><td>three<br>four</td></tr>' +
        '<tr><th><a href="/x">x</a><div>y</div></th><td><pre><code>d\ne</code></pre></td></tr></tbody></table>',
      '**Before**\n\n| A\\|B | | C |\n| - | - | - |\n| {#k} `a \\|\\| b` | w<br>x<br>y | z |\n' +
        '| one<br>two | | three<br>four |\n| [x](https://example.org/x)<br>y | `d`<br>`e` | |',
    ],
    [
      'say with an example why it is not checked',
      `<table><thead><tr><th>Result</th></tr></thead><tbody><tr><td><code>1</code>${mark(' not checked: random')}</td></tr>` +
        `<tr><td><code>2</code> <span class="since">since 3.9</span>${mark(', not checked')}</td></tr></tbody></table>` +
        '<p class="example-status" data-search-ignore="true">Checked with 3.6</p>',
      '| Result |\n| - |\n| `1` not checked: random |\n| `2` (since 3.9), not checked |',
    ],
    [
      'keep the list of an index page, without the field that narrows it',
      '<div class="entry-index" data-search-ignore=""><form>Find</form><h3>Text</h3><ul><li>a</li></ul></div>',
      '### Text\n\n- a',
    ],
    [
      'keep the steps of a table example, which the search leaves out',
      '<details data-search-ignore="true"><summary>The steps</summary><pre><code>[]</code></pre></details>',
      '**The steps**\n\n```text\n[]\n```',
    ],
    [
      'describe drawings',
      '<figure><svg role="img" aria-label="Two rows"><text>1</text></svg><figcaption>Rows</figcaption></figure>',
      'Two rows\n\nRows',
    ],
    [
      'quote callouts with their title',
      '<div class="theme-admonition"><div class="x"><span><svg></svg></span>No <strong>safe</strong> version</div><div><p>a</p><ul><li>b</li></ul></div></div>',
      '> **No safe version**\n>\n> a\n>\n> - b',
    ],
    [
      'list terms',
      '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d<ul><li>e</li></ul></dd></dl>',
      '- **a** b\n- **c** d\n  - e',
    ],
    [
      'write a chart as its title, its summary and its table',
      '<figure><figcaption><span>Title</span><span>Summary.</span></figcaption><ul><li>bar</li></ul><p>2 more</p>' +
        '<details><summary>All figures</summary><table><tr><th>A</th></tr><tr><td>1</td></tr></table><p>Note.</p></details></figure>',
      '**Title**\n\nSummary.\n\n| A |\n| - |\n| 1 |\n\nNote.',
    ],
  ])('%s', (_, html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    [
      '<pre class="x"><code class="language-md">```js\n<span>a.</span><span>b</span>\n</code></pre>',
      '````md\n```js\na.b\n````',
    ],
    ['<figure><pre hidden class="language-mermaid"><code>graph TD</code></pre></figure>', '```mermaid\ngraph TD\n```'],
  ])('fence code with its language: %s', (html, markdown) => expect(convert(html)).toBe(markdown));

  it.each([
    '<nav>b</nav>',
    '<button>b</button>',
    '<form><label>b</label></form>',
    '<noscript><p>b</p></noscript>',
    '<footer>b</footer>',
    '<svg><title>b</title></svg>',
    '<script>b()</script>',
    '<span aria-hidden="true">b</span>',
    '<img src="b.webp" alt="">',
    '<div data-search-ignore="">b</div>',
    '<a class="hash-link" href="#a">b</a>',
    '<ul class="table-of-contents"><li>b</li></ul>',
    '<div class="theme-pages-footer-edit-meta-row">b</div>',
  ])('leave out %s', (html) => expect(convert(`<p>a</p>${html}`)).toBe('a'));
});

describe('a page', () => {
  it('is its article with its title and its address', () => {
    const html = createPage('<article><header><h1>Facets</h1></header><p>a</p><svg><title>b</title></svg></article>');
    expect(createPageMarkdown(html, pageUrl, 'Site')).toEqual({
      title: 'Facets',
      description: 'D',
      markdown: `# Facets\n\na\n\nSource: <${pageUrl}>\n`,
    });
  });

  it('that is generated for a category is its cards', () => {
    const html = createPage('<h1>Archives</h1><article><section><article><h2>Cards</h2></article></section></article>');
    expect(createPageMarkdown(html, pageUrl, 'Site').markdown).toContain('# Archives\n\n## Cards\n');
  });

  it('has, as a post, the day and the authors with their titles in a line', () => {
    expect(
      convert(
        '<header><h1>P</h1><div><time>May 1, 2025</time> · 3 min</div><div class="avatar"><div class="avatar__name"><a href="/community">Team</a></div><small>Report</small></div></header><p>a</p><footer>tags</footer>',
      ),
    ).toBe('# P\n\nMay 1, 2025 · [Team](https://example.org/community) · Report\n\na');
  });

  it('stops the build when it has no text', () => {
    expect(() => convert('<nav>x</nav>')).toThrow(pageUrl);
  });
});
