import {describe, expect, test} from 'vitest';
import {escapeHtml} from './escapeHtml';
import {createSnippet, renderHighlight, type IsFound} from './highlight';
import {tokenize} from './tokenize';

const found =
  (...terms: string[]): IsFound =>
  (term) =>
    terms.includes(term);
const cut = (text: string, isFound: IsFound, count = 10) => createSnippet(text, tokenize(text), isFound, count);

test('renderHighlight marks whole words and escapes the rest', () => {
  expect(renderHighlight(`forEach(a<b>, "c" & 'd')`, found('each'))).toBe(
    '<mark>forEach</mark>(a&lt;b&gt;, &quot;c&quot; &amp; &#39;d&#39;)',
  );
});

describe('createSnippet', () => {
  const text =
    'One two three four five six seven eight nine ten eleven histogram thirteen fourteen (fifteen), sixteen.';
  const long = 'word '.repeat(9);
  test.each<[string, string, string, number, string]>([
    [
      'words around the match',
      text,
      'histogram',
      8,
      '…nine ten eleven [histogram] thirteen fourteen (fifteen), sixteen.',
    ],
    ['as many at the beginning', text, 'one', 5, '[One] two three four five…'],
    ['as many at the end', text, 'sixteen', 5, '…histogram thirteen fourteen (fifteen), [sixteen].'],
    ['most of the query', `facet ${long} text facet ${long}`, 'text facet', 4, '…word  [text] [facet] word…'],
    ['most matches', 'a facet b c d e. Facet (facets) "a" b c', 'facet', 4, '…e. [Facet] ([facets]) &quot;a&quot;…'],
    ['the whole name', 'Of snake_case and snakes in a case', 'snake case', 3, 'Of [snake_case] and…'],
    ['whole characters', 'a 🙂🙂🙂🙂🙂🙂🙂<img>🙂🙂🙂🙂🙂🙂🙂 b', 'img', 1, '…🙂🙂🙂🙂🙂&lt;[img]&gt;🙂🙂🙂🙂🙂…'],
    ['all of a short text', '(Facets & text)', 'text', 10, '(Facets &amp; [text])'],
  ])('shows %s', (_, whole, terms, count, html) => {
    const snippet = cut(whole, found(...terms.split(' ')), count);
    expect(snippet?.html.replace(/<\/?mark>/g, '')).toBe(escapeHtml(snippet?.plain ?? ''));
    expect(snippet?.html.replace(/<mark>(.*?)<\/mark>/g, '[$1]')).toBe(html);
  });

  test('begins at the beginning where that is asked for', () => {
    expect(createSnippet(text, tokenize(text), found('histogram'), 2, true)?.html).toBe('One two…');
  });

  test('is null for a text without words', () => {
    expect(cut(' … ', found('a'))).toBeNull();
  });
});
