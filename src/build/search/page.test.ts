import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {createSearchPage} from './page';
import {createRecords} from './records';

const docHead = `
  <meta name="docsearch:language" content="de"/>
  <meta name="docsearch:docusaurus_tag" content="docs-default-current"/>`;

const doc = (body: string): string => `<!doctype html>
<html lang="en" class="docs-wrapper plugin-docs docs-doc-page"><head>${docHead}</head><body>
<nav class="navbar">Navigation</nav>
<main><article>
<nav class="theme-doc-breadcrumbs"><ul><li>Clean and transform</li></ul></nav>
<span class="theme-doc-version-badge badge">Version: Next</span>
<div class="tocCollapsible theme-doc-toc-mobile"><button>On this page</button></div>
<div class="theme-doc-markdown markdown">${body}</div>
<footer class="theme-doc-footer"><a class="theme-edit-this-page">Edit this page</a> Last updated</footer>
</article><p>Outside</p><nav class="pagination-nav">Next page</nav></main></body></html>`;

const sectionsOf = (body: string) => createSearchPage(doc(body), '/docs/facets', 'OpenRefine')?.sections ?? [];

describe('createSearchPage', () => {
  test('cuts a page at its headings and leaves out what is around the text', () => {
    const page = createSearchPage(
      doc(`<header><h1 id="facets">Facets</h1></header><p>Look at a column.</p>
        <h2 id="text">Text <em>facet</em><a class="hash-link" href="#text" aria-label="Direct link">#</a></h2>
        <p id="p">Lists <b>val</b>ues.</p><h3 id="deep">Deep</h3><p>Below.</p><h1 id="again">Again</h1>`),
      '/docs/facets',
      'OpenRefine',
    );
    expect(page).toEqual({
      route: '/docs/facets',
      kind: 'doc',
      lvl0: 'Manual',
      language: 'de',
      tag: 'docs-default-current',
      sections: [
        {level: 1, title: 'Facets', anchor: null, text: 'Look at a column.', aliases: []},
        {level: 2, title: 'Text facet', anchor: 'text', text: 'Lists values.', aliases: []},
        {level: 3, title: 'Deep', anchor: 'deep', text: 'Below.', aliases: []},
        {level: 1, title: 'Again', anchor: 'again', text: '', aliases: []},
      ],
    });
  });

  test('keeps code, cells, hidden tabs, and what an image says, with spaces between, and leaves out the rest', () => {
    const [intro] = sectionsOf(`<h1>Facets</h1><!-- No -->
      <pre><code><span class="token-line">value.trim()<br/></span><span>next</span></code></pre><button>No</button>
      <table><tr><th>Value</th><th>Result</th></tr><tr><td>a</td><td>b</td></tr></table>
      <div role="tabpanel" hidden>In<div>ner</div>most</div> <p>See <img src="b.webp"><img src="a.webp" alt="A histogram"> here.</p>
      <ul><li><span>Excel</span><span>33</span></li></ul><p>In <em>one</em>s <code><span>a</span><span>.b</span></code>.</p>
      <p>Ke\u200b\u200c\u2060\ufeffpt.</p><nav>No</nav><svg><title>No</title></svg><span class="sr-only">No</span>
      <span class="screenReaderOnly_x1Yz">No</span><div data-search-ignore>No</div><span aria-hidden="true">No</span>
      <script>No</script><style>No</style><noscript>No</noscript>`);
    expect(intro?.text).toBe(
      'value.trim() next Value Result a b In ner most See A histogram here. Excel 33 In ones a.b. Kept.',
    );
  });

  test('leaves out the links onwards at the end', () => {
    const sections = sectionsOf(`<h1>Facets</h1><p>Text.</p><h2 id="more">More</h2><p>Text.</p>
      <h2 id="last">The last: Where to go next</h2><h2 id="onwards">Where next</h2><h2 id="recap">What you can do now</h2>
      <h2 id="next">Where to go next</h2><ul><li><a href="/docs/manual/grel">GREL</a></li></ul>`);
    expect(sections.map(({title}) => title)).toEqual(['Facets', 'More', 'The last: Where to go next']);
  });

  test('counts an old id to the heading it stands beside', () => {
    const sections = sectionsOf(`<h1>Facets</h1><p>Text.</p>
      <p><a id="before"></a></p><h2 id="one">One</h2><p><a id="after"></a></p><p>Text <a id="inside"></a>on <a>a</a> <a id="link" href="#a">b</a>.</p>
      <h2 id="two">Two</h2><p>Text.</p><a id="end"></a>`);
    expect(sections.map(({aliases}) => aliases)).toEqual([[], ['before', 'after', 'inside'], ['end']]);
  });

  test('joins what no address leads to with what is above, and takes the address of a section element', () => {
    const html = `<html lang="fr"><meta name="docusaurus_tag" content="a"><body><div id="__docusaurus_skipToContent_fallback">
      <p><a id="old"></a>Notice.</p><article><h1 id="top">Download</h1></article><p><a id="free"></a>Free.</p>
      <section id="windows"><h2>Windows</h2><p>Kit.</p><h2>Second</h2></section><h2>Nameless</h2></div></body></html>`;
    expect(createSearchPage(load(html), '/download', 'OpenRefine')).toEqual({
      route: '/download',
      kind: 'page',
      lvl0: 'OpenRefine',
      language: 'fr',
      tag: 'a',
      sections: [
        {level: 1, title: 'Download', anchor: null, text: 'Notice. Free.', aliases: ['old', 'free']},
        {level: 2, title: 'Windows', anchor: 'windows', text: 'Kit. Second Nameless', aliases: []},
      ],
    });
  });

  test('leaves the date and the authors of a post out', () => {
    const html = `<html class="blog-wrapper blog-post-page plugin-blog"><body><main><article><header><h1>News</h1>
      <div>June 28, 2022 · 3 min read</div></header><div class="markdown"><p>Text.</p></div>
      <footer>Tags</footer></article></main></body></html>`;
    const page = createSearchPage(html, '/blog/news', 'OpenRefine');
    expect(page).toMatchObject({kind: 'post', lvl0: 'Blog', sections: [{title: 'News', text: 'Text.'}]});
  });

  test('reads the page that is generated for a category', () => {
    const html = `<html class="docs-wrapper plugin-docs docs-doc-page"><main><header><h1>Archives</h1></header>
      <article><section><article><a href="/docs/a"><h2>Cards</h2></a></article></section></article></main></html>`;
    expect(createSearchPage(html, '/docs/category/a', 'OpenRefine')?.sections).toMatchObject([
      {title: 'Archives', text: 'Cards'},
    ]);
  });

  test('reads the archive of posts, which names them all', () => {
    const html = '<html class="plugin-blog-lists plugin-id-default"><main><h1>All posts</h1></main></html>';
    expect(createSearchPage(html, '/blog/archive', 'OpenRefine')).toMatchObject({
      ...{kind: 'page', lvl0: 'OpenRefine', language: 'en', tag: 'default', sections: [{title: 'All posts'}]},
    });
  });

  test.each([
    ...['blog-wrapper', 'plugin-blog', 'docs-wrapper', 'a plugin-docs'].map((name) => [
      `a list in ${name}`,
      `<html class="${name}"><main><h1>A</h1></main></html>`,
    ]),
    ['what robots skip', '<html><meta name="robots" content="none"><main><h1>A</h1></main></html>'],
  ])('gives nothing for %s', (_, html = '') => {
    expect(createSearchPage(html, '/a', 'OpenRefine')).toBeNull();
  });

  test('names the page that has no heading, and what to do', () => {
    expect(() => createSearchPage('<html><main><p>Text</p></main></html>', '/bare', 'OpenRefine')).toThrow(
      '/bare has no <h1> that search could name its hits after. Give the page a title.',
    );
  });
});

describe('createRecords', () => {
  test('gives each heading a record, and its text separate records', () => {
    const page = createSearchPage(
      doc(
        '<h1>Facets</h1><p>Intro.</p><h2 id="up">Up</h2><h3 id="in">In</h3><h2 id="text">Text</h2><h4 id="deep">Deep</h4><p>Below.</p>',
      ),
      '/docs/facets',
      'OpenRefine',
    );
    const records = page ? createRecords(page, 'https://openrefine.org') : [];
    expect(records.map(({type, url, content}) => [type, url, content])).toEqual([
      ['lvl1', 'https://openrefine.org/docs/facets', null],
      ['content', 'https://openrefine.org/docs/facets', 'Intro.'],
      ['lvl2', 'https://openrefine.org/docs/facets#up', null],
      ['lvl3', 'https://openrefine.org/docs/facets#in', null],
      ['lvl2', 'https://openrefine.org/docs/facets#text', null],
      ['lvl4', 'https://openrefine.org/docs/facets#deep', null],
      ['content', 'https://openrefine.org/docs/facets#deep', 'Below.'],
    ]);
    const none = {lvl3: null, lvl5: null, lvl6: null};
    expect(records.at(-1)).toEqual({
      objectID: '/docs/facets#4-1',
      url: 'https://openrefine.org/docs/facets#deep',
      url_without_anchor: 'https://openrefine.org/docs/facets',
      anchor: 'deep',
      type: 'content',
      hierarchy: {lvl0: 'Manual', lvl1: 'Facets', lvl2: 'Text', lvl4: 'Deep', ...none},
      content: 'Below.',
      language: 'de',
      docusaurus_tag: 'docs-default-current',
      part: 'technical',
    });
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  test('cuts long texts into records that Algolia takes', () => {
    const words = `${'x'.repeat(4001)} ${Array.from({length: 2000}, (_, place) => `word ${place}`).join(' ')}`;
    const page = createSearchPage(doc(`<h1>Facets</h1><p>${words}</p>`), '/a', 'OpenRefine');
    const contents = page ? createRecords(page, '').flatMap(({content}) => content ?? []) : [];
    expect(contents.map(({length}) => length)).toEqual([4000, 4000, 3999, 4000, 3999, 2889]);
    expect(contents.slice(1).join(' ')).toBe(words.slice(4000));
  });
});
