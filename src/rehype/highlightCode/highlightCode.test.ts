import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {isColored, renderColors} from './colors';
import highlightCode, {highlight} from './index';

/** A tree as Markdown gives it for one fence. */
function fence(language: string | undefined, value: string): {tree: Root; code: Element} {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language ? {className: [`language-${language}`]} : {},
    children: [{type: 'text', value}],
  };
  const position = {start: {line: 7, column: 1}, end: {line: 9, column: 4}};
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code], position};
  return {tree: {type: 'root', children: [{...pre}]}, code};
}

/** The text of nodes, without their elements. */
const textOf = (nodes: Element['children']): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : ''))
    .join('');

const run = (tree: Root) => highlightCode()(tree, new VFile({path: 'docs/manual/x.md'}));

describe('code colored while the site is built', () => {
  it('gives each kind of token its class and keeps the text', () => {
    const nodes = highlight('return "a"; // end\n', 'java');
    expect(textOf(nodes)).toBe('return "a"; // end\n');
    const classes = nodes.flatMap((node) => (node.type === 'element' ? [String(node.properties.className)] : []));
    expect(classes).toEqual(['tok-keyword', 'tok-string', 'tok-comment']);
  });

  it('colors a fence in place', () => {
    const {tree, code} = fence('json', '{"a": 1}\n');
    run(tree);
    expect(textOf(code.children)).toBe('{"a": 1}\n');
    expect(code.children.some((node) => node.type === 'element')).toBe(true);
  });

  it.each(['text', 'csv', undefined])('leaves %s as it is', (language) => {
    const {tree, code} = fence(language, 'a,b\n');
    run(tree);
    expect(code.children).toEqual([{type: 'text', value: 'a,b\n'}]);
  });

  it('leaves brackets and operators in one text with what is around them', () => {
    expect(highlight('a + (b)', 'java')).toEqual([{type: 'text', value: 'a + (b)'}]);
    const nodes = highlight('a + 1;', 'java');
    expect(nodes.map((node) => (node.type === 'element' ? 'element' : textOf([node])))).toEqual([
      'a + ',
      'element',
      ';',
    ]);
  });

  it('leaves alone what is not the code of a fence', () => {
    const children: Element['children'] = [{type: 'element', tagName: 'b', properties: {}, children: []}];
    const pre: Element = {type: 'element', tagName: 'pre', properties: {className: ['language-jsn']}, children};
    run({type: 'root', children: [pre, {...pre, children: [{type: 'text', value: 'a'}]}]});
    expect(pre.children).toEqual([{type: 'element', tagName: 'b', properties: {}, children: []}]);
  });

  it('colors each mode, on paper as in the light one, and neither punctuation nor operators', () => {
    const [light = '', dark = ''] = renderColors().split('@media screen');
    expect(light).toContain('.tok-property{color:var(--or-link)}');
    expect(light).not.toContain('data-theme');
    expect(dark).toMatch(/^\{(\[data-theme=dark\] \.tok-[\w-]+\{color:[^}]+\})+\}$/);
    expect(renderColors()).not.toMatch(/tok-(punctuation|operator)/);
    expect(['keyword', 'property', 'punctuation', 'operator'].map(isColored)).toEqual([true, true, false, false]);
  });

  it('names file, line and fix where a language is unknown', () => {
    const {tree} = fence('jsn', '{}\n');
    expect(() => run(tree)).toThrow(/^docs\/manual\/x\.md:7: .*"jsn".*Use "text", or/);
  });
});
