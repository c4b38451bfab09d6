import {h} from 'hastscript';
import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {isColored, renderColors} from './colors';
import highlightCode, {highlight} from './index';

/** What becomes of an element on line 7 of a page. */
function run(pre: ElementContent): string {
  pre.position = {start: {line: 7, column: 1}, end: {line: 9, column: 4}};
  highlightCode()({type: 'root', children: [pre]}, new VFile({path: 'docs/manual/x.md'}));
  return toHtml(pre);
}

it('gives each kind of token its class and keeps the text', () => {
  expect(toHtml(highlight('return "a"; // end\n', 'java'))).toBe(
    '<span class="tok-keyword">return</span> <span class="tok-string">"a"</span>; <span class="tok-comment">// end</span>\n',
  );
});

it('colors a fence in place', () => {
  expect(run(h('pre', h('code.language-json', '{"a": 1}')))).toMatch(
    /^<pre><code class="language-json">\{<span class="tok-property">"a"<\/span>: <span/,
  );
});

it.each([
  h('pre', h('code.language-text', 'a + 1')),
  h('pre', h('code.language-csv', 'a,1')),
  h('pre', h('code.language-grel', 'value + 1')),
  h('pre', h('code', 'return 1')),
  h('pre', h('code', [h('b', 'return 1')])),
  h('pre', h('code.language-jsn', h('b', 'return 1'))),
  h('pre.language-jsn', h('b.language-jsn', '{}')),
  h('pre.language-jsn', 'return 1'),
  h('p', h('code.language-jsn', '{}')),
])('leaves code without a language, and what is not the code of a fence, as it is: %j', (pre) => {
  const before = toHtml(pre);
  expect(run(pre)).toBe(before);
});

it('leaves brackets and operators in one text with what is around them', () => {
  expect(highlight('a + (b)', 'java')).toEqual([{type: 'text', value: 'a + (b)'}]);
  expect(highlight('a + 1;', 'java')).toMatchObject([{value: 'a + '}, {type: 'element'}, {value: ';'}]);
});

it('colors each mode, on paper as in the light one, and neither punctuation nor operators', () => {
  const [light = '', dark = ''] = renderColors().split('@media screen');
  const own = Array.from(
    light.matchAll(/\.tok-([\w-]+)\{color:var\(--or-(\w+)\)/g),
    ([, type, color]) => `${type} ${color}`,
  );
  expect(own.sort().join()).toBe(
    'attr-name link,boolean positive,class-name amber,inserted positive,key link,number positive,property link,variable positive',
  );
  expect(light).not.toContain('data-theme');
  expect(dark).toMatch(/^\{(\[data-theme=dark\] \.tok-[\w-]+\{color:[^}]+\})+\}$/);
  expect(renderColors()).not.toMatch(/tok-(punctuation|operator)/);
  expect(['keyword', 'property', 'punctuation', 'operator'].map(isColored)).toEqual([true, true, false, false]);
});

it('names file, line and fix where a language is unknown', () => {
  expect(() => run(h('pre', h('code.language-jsn', '{}')))).toThrow(/^docs\/manual\/x\.md:7: .*"jsn".*Use "text", or/);
});
