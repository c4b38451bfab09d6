import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const comment = /^<!--\s*session:\s*(\w+)\s*-->$/;
const identifier = {type: 'Identifier', name: 'Demo'};
const source = '@site/src/components/Session/Demo';

/** `import {Demo} from '…'`: a Markdown page cannot write it. */
const importDemo = {
  type: 'mdxjsEsm',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
          source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        },
      ],
    },
  },
};

/** Shows the session where a page says `<!-- session: undo -->`, with the demonstration of that name. */
export default function sessions() {
  return (root: Root): void => {
    let count = 0;
    visit(root, 'html', ({value}, index = 0, parent) => {
      const name = comment.exec(value)?.[1];
      if (!name || !parent) return;
      const attributes = [{type: 'mdxJsxAttribute', name: 'of', value: name}];
      parent.children[index] = {type: 'mdxJsxFlowElement', name: 'Demo', attributes, children: []} as never;
      count += 1;
    });
    if (count > 0) root.children.unshift(importDemo as never);
  };
}
