import type {ElementContent, Root, RootContent} from 'hast';

/** What belongs inside an element: not the imports and exports of an MDX file. */
const isContent = (node: RootContent): node is ElementContent =>
  node.type !== 'doctype' && (node.type as string) !== 'mdxjsEsm';

/**
 * A rehype plugin that gives a Markdown page of src/pages the frame that the theme gives docs and posts alone: the
 * class `markdown`, to which the styles of written pages belong.
 */
export default function wrapPage() {
  return (tree: Root): void => {
    const children = tree.children.filter(isContent);
    const rest = tree.children.filter((node) => !isContent(node));
    tree.children = [...rest, {type: 'element', tagName: 'div', properties: {className: ['markdown']}, children}];
  };
}
