import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import sessions from '.';

const transform = (...comments: string[]) => {
  const root: Root = {type: 'root', children: comments.map((value) => ({type: 'html', value}))};
  sessions()(root);
  return root.children as {type: string; name?: string; attributes?: {value: string}[]}[];
};

test('shows the session that each comment names, and imports it once', () => {
  const [importing, first, other, second] = transform('<!-- session: undo -->', '<!-- try -->', '<!--session:trim-->');
  expect(importing?.type).toBe('mdxjsEsm');
  expect(other).toEqual({type: 'html', value: '<!-- try -->'});
  expect([first, second].map((node) => [node?.name, node?.attributes?.[0]?.value])).toEqual([
    ['Demo', 'undo'],
    ['Demo', 'trim'],
  ]);
});

test('leaves a page without such a comment as it is', () => {
  expect(transform('<!-- try -->')).toHaveLength(1);
});
