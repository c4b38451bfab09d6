import type {Element, ElementContent, Root, RootContent} from 'hast';
import {describe, expect, it} from 'vitest';
import laterParts from '.';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const list = (count: number): Element => element('ul', ...Array.from({length: count}, () => element('li')));
const line: RootContent = {type: 'text', value: '\n'};

/** The parts of a page, each as the names of what stands in it. */
function divide(...children: RootContent[]): string[][] {
  const tree: Root = {type: 'root', children};
  laterParts()(tree);
  return tree.children.map((part) => {
    const {name, children: nodes} = part as unknown as {name?: string; children: RootContent[]};
    expect(name).toBe('Later');
    return nodes.map((node) => (node.type === 'element' ? node.tagName : node.type));
  });
}

describe('laterParts', () => {
  it('leaves a short page in one part', () => {
    expect(divide(element('p'), line, element('h2'), line, element('p'))).toEqual([['p', 'text', 'h2', 'text', 'p']]);
  });

  it('begins a new part where one would be too big', () => {
    expect(divide(list(40), line, list(40), list(10))).toEqual([
      ['ul', 'text'],
      ['ul', 'ul'],
    ]);
  });

  it('begins a new part at a chapter, where the one before is not too small', () => {
    expect(divide(list(35), element('h2'), element('p'))).toEqual([['ul'], ['h2', 'p']]);
    expect(divide(list(5), element('h2'), element('p'))).toEqual([['ul', 'h2', 'p']]);
  });

  it('keeps a big block whole', () => {
    expect(divide(element('p'), list(500), element('p'))).toEqual([['p'], ['ul'], ['p']]);
  });

  it('leaves the imports of a page in front of its parts', () => {
    const esm = {type: 'mdxjsEsm', value: "import a from 'a'"} as unknown as RootContent;
    const tree: Root = {type: 'root', children: [element('p'), esm]};
    laterParts()(tree);
    expect(tree.children.map(({type}) => type as string)).toEqual(['mdxjsEsm', 'mdxJsxFlowElement']);
  });
});
