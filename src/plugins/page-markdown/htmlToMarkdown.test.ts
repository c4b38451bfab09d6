import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {createPageMarkdown} from './createPageMarkdown';
import {htmlToMarkdown} from './htmlToMarkdown';

const pageUrl = 'https://example.org/docs/manual/facets';

function convert(html: string): string {
  const $ = load(`<main>${html}</main>`);
  return htmlToMarkdown($, $('main'), pageUrl);
}

describe('text', () => {
  it.each([
    ['<p>5 * 3 &lt; 16_000 &amp; more</p>', '5 \\* 3 < 16_000 & more'],
    ['<p>a &lt;b&gt; and &amp;amp; and [x](y) and `z`</p>', 'a \\<b> and \\&amp; and \\[x\\](y) and \\`z\\`'],
    ['<p>_name_ but snake_case, ~4 or ~~5</p>', '\\_name\\_ but snake_case, \\~4 or \\~\\~5'],
    ['<p>C:\\Users\\me</p>', 'C:\\\\Users\\\\me'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>1. no list</p><p>2024) none either</p>', '1\\. no list\n\n2024\\) none either'],
    ['<p>- no list</p><p>+ none</p><p>&gt; no quote</p>', '\\- no list\n\n\\+ none\n\n\\> no quote'],
    ['<p>---</p><p>| no table</p><p>===</p>', '\\---\n\n\\| no table\n\n\\==='],
    ['<p>one\n   two<br>three<br></p>', 'one two\\\nthree'],
    ['<p>See!<a href="/x">link</a></p>', 'See\\![link](https://example.org/x)'],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown));
});

describe('signs within a line', () => {
  it.each([
    ['<p><strong>Edit <em>cells</em></strong>, <b> open </b>now</p>', '**Edit *cells***, **open** now'],
    ['<p><del>old</del> H<sub>2</sub>O <q>so</q><em></em></p>', '~~old~~ H<sub>2</sub>O “so”'],
    ['<p><code>a</code> <kbd>Ctrl</kbd></p>', '`a` `Ctrl`'],
    ['<p><code>`</code> <code>a``b</code> <code> x </code></p>', '`` ` `` `a``b` `  x  `'],
    ['<p><code>*|_</code></p>', '`*|_`'],
    [
      '<p><a href="#text">here</a>, <a href="running">there</a></p>',
      `[here](${pageUrl}#text), [there](https://example.org/docs/manual/running)`,
    ],
    ['<p><a href="/a_(b)"> c </a>d<a id="old"></a><a href="/x"></a></p>', '[c](https://example.org/a_%28b%29) d'],
    [
      '<p><img src="/img/a.webp" alt="A [map]"><img src="/img/b.webp" alt=""></p>',
      '![A \\[map\\]](https://example.org/img/a.webp)',
    ],
    ['<p>Sort <span class="since">since 3.9</span></p>', 'Sort (since 3.9)'],
    [
      '<p><a href="/x">facet</a>s, 4<a href="/y">Notes</a><span>Label</span><span>5</span></p>',
      '[facet](https://example.org/x)s, 4 [Notes](https://example.org/y) Label 5',
    ],
  ])('%s', (html, markdown) => expect(convert(html)).toBe(markdown));
});

describe('blocks', () => {
  it('keep headings without ids and the links to themselves', () => {
    expect(
      convert('<h2 id="a" class="anchor">Sort <code>x</code><a href="#a" class="hash-link">#</a></h2><div>Text</div>'),
    ).toBe('## Sort `x`\n\nText');
  });

  it('nest lists, tight where no item has more than its text and a list', () => {
    expect(convert('<ul><li>a<ol start="3"><li>b</li><li>c<ul><li>d</li></ul></li></ol></li><li>e</li></ul>')).toBe(
      '- a\n  3. b\n  4. c\n     - d\n- e',
    );
  });

  it('leave space in a list where an item has paragraphs or code', () => {
    expect(convert('<ol><li><p>a</p><pre><code class="language-sh">b\n\nc\n</code></pre></li><li>d</li></ol>')).toBe(
      '1. a\n\n   ```sh\n   b\n\n   c\n   ```\n\n2. d',
    );
  });

  it('keep two lists apart that follow each other', () => {
    expect(convert('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n* b');
  });

  it('write tables with a header, pipes escaped even in code, lists by line breaks', () => {
    const html =
      '<table><caption>Before</caption><thead><tr><th>A|B</th><th>C</th></tr></thead>' +
      '<tbody><tr><td><code>a || b</code></td><td><ul><li>x</li><li>y</li></ul></td></tr>' +
      '<tr><td><p>one</p><p>two<br>three</p></td></tr></tbody></table>';
    expect(convert(html)).toBe(
      '**Before**\n\n| A\\|B | C |\n| --- | --- |\n| `a \\|\\| b` | x<br>y |\n| one<br>two<br>three |  |',
    );
  });

  it('write a table without a header with an empty one', () => {
    expect(convert('<table><tr><th>a</th><td>1</td></tr></table>')).toBe('|  |  |\n| --- | --- |\n| a | 1 |');
  });

  it('fence code with its language, with more backticks than it holds, and without the button', () => {
    expect(
      convert(
        '<div class="theme-code-block"><pre><code class="language-md">```js\n&lt;b&gt;\n</code></pre><button>Copy</button></div>',
      ),
    ).toBe('````md\n```js\n<b>\n````');
  });

  it('say that a diagram is Mermaid', () => {
    expect(
      convert('<figure><svg></svg><pre hidden class="language-mermaid"><code>graph TD</code></pre></figure>'),
    ).toBe('```mermaid\ngraph TD\n```');
  });

  it('quote callouts with their title', () => {
    expect(
      convert(
        '<div class="theme-admonition"><div class="x"><span><svg></svg></span>warning</div><div><p>a</p><ul><li>b</li></ul></div></div>',
      ),
    ).toBe('> **Warning**\n>\n> a\n>\n> - b');
  });

  it('open details, quote quotations, list terms', () => {
    expect(convert('<details><summary>More</summary><div><p>a</p></div></details>')).toBe('**More**\n\na');
    expect(convert('<blockquote><p>a</p><p>b</p></blockquote><hr>')).toBe('> a\n>\n> b\n\n---');
    expect(convert('<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd><p>d</p><p>e</p></dd></dl>')).toBe(
      '- **a** b\n- **c** d\n\n  e',
    );
  });

  it('write a chart as its title, its summary and its table', () => {
    const html =
      '<figure><figcaption><span>Title</span><span>Summary.</span></figcaption><ul><li>bar</li></ul><p>2 more</p>' +
      '<details><summary>All figures</summary><table><tr><th>A</th></tr><tr><td>1</td></tr></table><p>Note.</p></details></figure>';
    expect(convert(html)).toBe('**Title**\n\nSummary.\n\n| A |\n| --- |\n| 1 |\n\nNote.');
  });

  it('leave out ways around and controls', () => {
    const html =
      '<nav>Home</nav><p>a<button>b</button><svg><title>c</title></svg></p><form><label>d</label></form>' +
      '<ul class="table-of-contents"><li>e</li></ul><div data-search-ignore="">f</div><script>g()</script><!-- h -->';
    expect(convert(html)).toBe('a');
  });
});

describe('a page', () => {
  const page = (body: string) =>
    `<html class="docs-doc-page"><head><title>Facets | Site</title><meta name="description" content="D"></head><body><main><aside>x</aside>${body}</main></body></html>`;

  it('is its article with its title and its address', () => {
    expect(
      createPageMarkdown(page('<article><header><h1>Facets</h1></header><p>a</p></article>'), pageUrl, 'Site'),
    ).toEqual({
      title: 'Facets',
      description: 'D',
      markdown: `# Facets\n\na\n\nSource: <${pageUrl}>\n`,
    });
  });

  it('has, as a post, the day and the authors in a line', () => {
    const html = page(
      '<article><header><h1>P</h1><div><time>May 1, 2025</time> · 3 min</div><div class="avatar__name"><a href="/community">Team</a></div></header><p>a</p><footer>tags</footer></article>',
    );
    expect(createPageMarkdown(html, pageUrl, 'Site').markdown).toMatch(
      /^# P\n\nMay 1, 2025 · \[Team\]\(https:\/\/example\.org\/community\)\n\na\n\nSource/,
    );
  });

  it('stops the build when it has no text', () => {
    expect(() => createPageMarkdown(page('<article><nav>x</nav></article>'), pageUrl, 'Site')).toThrow(pageUrl);
  });
});
