import {expect, test} from 'vitest';
import {escapeHtml, unescapeHtml} from './escapeHtml';

test.each([
  [`<a href="x" title='y'>&amp;`, '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;'],
  ['plain', 'plain'],
])('%j is escaped and comes back whole', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});
