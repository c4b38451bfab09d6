import {expect, test} from 'vitest';
import {parseMarkdown} from '../../build/pageBlocks';
import sessions from '.';

const transform = (markdown: string) => {
  const root = parseMarkdown(markdown);
  sessions()(root);
  return root.children;
};

test('shows the session that each comment names, also inside a list, and imports it once', () => {
  const attributes = (value: string) => [{type: 'mdxJsxAttribute', name: 'of', value}];
  const demo = (value: string) => ({type: 'mdxJsxFlowElement', name: 'Demo', attributes: attributes(value)});
  expect(transform('<!-- session: undo -->')).toHaveLength(2);
  expect(transform('<!-- session: undo -->\n\n<!-- try -->\n\n- <!--session:trim-->')).toMatchObject([
    {type: 'mdxjsEsm'},
    demo('undo'),
    {type: 'html', value: '<!-- try -->'},
    {children: [{children: [demo('trim')]}]},
  ]);
});

test('leaves a page without such a comment as it is', () => {
  expect(transform('<!-- try -->\n\n> <!-- session: -->')).toHaveLength(2);
});
