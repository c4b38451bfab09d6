import type {Code, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {createInnerHtml, type InnerHtml} from './innerHtml';
import {escapeHtml} from '../../lib/search/escapeHtml';
import {drawingId} from './drawings.mjs';
import committed from './drawings.json';

/** An element that MDX takes as it is. */
interface Figure {
  type: 'mdxJsxFlowElement';
  name: 'figure';
  attributes: (InnerHtml | {type: 'mdxJsxAttribute'; name: string; value: string})[];
  children: never[];
  data: {_mdxExplicitJsx: true};
}

/**
 * Puts the drawing of a fence ```mermaid into the page where `npm run diagrams` has made one of this very text: one SVG
 * for both color modes, shown without JavaScript and without a library to load. The text of the diagram is hidden beside
 * it, for the search and the page's Markdown twin. Any other fence is left to @docusaurus/theme-mermaid.
 *
 * The drawings are imported, not read: so the bundler knows that its cached pages depend on them.
 * @param drawings SVG by the ID of the text that it draws
 */
export default function diagrams(drawings: Record<string, string> = committed) {
  return (tree: Root): void =>
    visit(tree, {type: 'code', lang: 'mermaid'}, (node: Code, index, parent?: Parents) => {
      const svg = drawings[drawingId(node.value)];
      // The nodes of JSX that MDX knows are not part of the types of Markdown.
      if (svg && parent && index !== undefined) parent.children[index] = createFigure(node, svg) as never;
    });
}

function createFigure({value}: Code, svg: string): Figure {
  const source = `<pre hidden class="language-mermaid"><code>${escapeHtml(value)}</code></pre>`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'diagram'}, createInnerHtml(svg + source)],
    children: [],
    data: {_mdxExplicitJsx: true},
  };
}
