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

/** What stands as the children of the first call below. */
function late(tree: ReturnType<typeof call>): {type: string; body?: unknown} {
  lateContent()(tree);
  const {properties} = tree.arguments[1] as {properties: {value: {type: string}}[]};
  return properties[0]?.value ?? {type: 'none'};
}

describe('lateContent', () => {
  it('makes a function of what stands in a part', () => {
    const content = list(text);
    expect(late(call('Later', content))).toMatchObject({type: 'ArrowFunctionExpression', params: [], body: content});
  });

  it('leaves other elements as they are', () => {
    expect(late(call('Tabs', text))).toBe(text);
  });

  it('finds a part inside another element', () => {
    const inner = call('Later', text);
    lateContent()(call('Tabs', list(text, inner)));
    expect(late(inner).type).toBe('ArrowFunctionExpression');
  });
});
