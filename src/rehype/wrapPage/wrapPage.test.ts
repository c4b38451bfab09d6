import type {Root} from 'hast';
import {expect, it} from 'vitest';
import wrapPage from './index';

it('puts what is written into one element with the class of written pages, and leaves imports outside', () => {
  const esm = {type: 'mdxjsEsm', value: 'import x from "y"'} as unknown as Root['children'][number];
  const tree: Root = {type: 'root', children: [esm, {type: 'text', value: 'a'}, {type: 'comment', value: 'b'}]};
  wrapPage()(tree);
  const children = [{value: 'a'}, {value: 'b'}];
  expect(tree.children).toMatchObject([esm, {tagName: 'div', properties: {className: ['markdown']}, children}]);
});
