import {describe, expect, it} from 'vitest';
import lateContent from '.';

const name = (text: string) => ({type: 'Identifier', name: text});
const call = (component: string, children: object) => ({
  type: 'CallExpression',
  callee: name('_jsxs'),
  arguments: [
    name(component),
    {type: 'ObjectExpression', properties: [{type: 'Property', key: name('children'), value: children}]},
  ],
});
const list = (...elements: object[]) => ({type: 'ArrayExpression', elements});
const text = {type: 'Literal', value: 'a'};

/** What stands as the children of a call. */
const contentOf = (tree: ReturnType<typeof call>) =>
  (tree.arguments[1] as {properties: {value: {type: string}}[]}).properties[0]?.value;

describe('lateContent', () => {
  it('makes a function of what stands in a part', () => {
    const content = list(text);
    const part = call('Later', content);
    lateContent()(part);
    expect(contentOf(part)).toMatchObject({type: 'ArrowFunctionExpression', params: [], body: content});
  });

  it('leaves other elements as they are', () => {
    const tabs = call('Tabs', text);
    lateContent()(tabs);
    expect(contentOf(tabs)).toBe(text);
  });

  it('finds a part inside another element', () => {
    const part = call('Later', text);
    lateContent()(call('Tabs', list(text, part)));
    expect(contentOf(part)?.type).toBe('ArrowFunctionExpression');
  });
});
