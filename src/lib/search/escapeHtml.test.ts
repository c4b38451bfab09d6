import {expect, test} from 'vitest';
import {escapeHtml} from './escapeHtml';

test('escapes what HTML takes for markup', () => {
  expect(escapeHtml(`<b title="'">&amp;`)).toBe('&lt;b title=&quot;&#39;&quot;&gt;&amp;amp;');
});
