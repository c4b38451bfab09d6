import {expect, test} from 'vitest';
import {renderMarks} from './renderMarks';

test.each([
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<mark onclick="x">a</mark>', '&lt;mark onclick=&quot;x&quot;&gt;a'],
  ['value &amp; <MARK>', 'value &amp;amp; &lt;MARK&gt;'],
  ['a <mark>b', 'a <mark>b</mark>'],
  ['<mark>a<mark>b</mark></mark>', '<mark>ab</mark>'],
  ['', ''],
])('renders %j as %j', (text, html) => {
  expect(renderMarks(text)).toBe(html);
});
