import {describe, expect, test} from 'vitest';
import {escapeHtml} from './escapeHtml';
import {createSnippet, renderHighlight, type IsFound} from './highlight';
import {tokenize} from './tokenize';

const found =
  (...terms: string[]): IsFound =>
  (term) =>
    terms.includes(term);
const cut = (text: string, isFound: IsFound, count = 10) => createSnippet(text, tokenize(text), isFound, count);

/** What is left of safe HTML when its marks are taken away holds no tag and no open quotation mark. */
const withoutMarks = (html: string): string => html.replace(/<\/?mark>/g, '');

describe('renderHighlight', () => {
  test('marks whole words and escapes the rest', () => {
    expect(renderHighlight('forEach(a<b, "c")', found('each'))).toBe('<mark>forEach</mark>(a&lt;b, &quot;c&quot;)');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror="alert(1)">',
    '<mark onclick=alert(1)>mark</mark>',
    '&lt;script&gt; &amp; &#39;',
    '"><svg/onload=alert(1)>',
    '\u2028<\u0000script\ud83d>',
  ])('leaves no way out of the text for %s', (text) => {
    const html = renderHighlight(text, () => true);
    expect(withoutMarks(html)).not.toMatch(/[<>"']/);
    expect(withoutMarks(html)).toBe(escapeHtml(text));
  });
});

describe('createSnippet', () => {
  const text =
    'One two three four five six seven eight nine ten eleven histogram thirteen fourteen (fifteen), sixteen.';

  test('shows the wanted number of words around the match', () => {
    expect(cut(text, found('histogram'))?.html).toBe(
      '…seven eight nine ten eleven <mark>histogram</mark> thirteen fourteen (fifteen), sixteen.',
    );
    expect(cut(text, found('histogram'), 5)?.html).toBe('…eleven <mark>histogram</mark> thirteen fourteen (fifteen),…');
  });

  test('counts words alike wherever the match is', () => {
    for (const term of ['one', 'six', 'histogram', 'sixteen']) {
      expect(tokenize(cut(text, found(term), 5)?.plain ?? '')).toHaveLength(5);
    }
  });

  test('prefers the place with most of the query, or the first of several', () => {
    expect(cut(`a facet ${'word '.repeat(20)} b facet c`, found('facet'), 3)?.html).toBe('a <mark>facet</mark> word…');
    const both = `facet ${'word '.repeat(20)} text facet ${'word '.repeat(20)}`;
    expect(cut(both, found('text', 'facet'))?.html).toContain('<mark>text</mark> <mark>facet</mark>');
  });

  test('begins at the beginning where nothing matches', () => {
    expect(cut(text, found('absent'), 3)?.html).toBe('One two three…');
  });

  test('is null for a text without words', () => {
    expect(cut(' … ', found('a'))).toBeNull();
  });

  test('escapes hostile text and cuts no character in two', () => {
    const hostile = `🙂🙂🙂🙂🙂🙂🙂<img src=x onerror=alert(1)>🙂🙂🙂🙂🙂🙂🙂 & "quotes"`;
    const snippet = cut(hostile, found('img'), 5);
    expect(withoutMarks(snippet?.html ?? '')).not.toMatch(/[<>"']/);
    expect(snippet?.plain).not.toMatch(/(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/);
  });
});
