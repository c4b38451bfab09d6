import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import {createInnerHtml, type InnerHtml} from './innerHtml';
import {escapeHtml} from '../../lib/search/escapeHtml';
import {placeOf} from '../placeOf';
import {DRAWINGS, drawingId} from './drawings.mjs';

/** An element that MDX takes as it is. */
interface Figure {
  type: 'mdxJsxFlowElement';
  name: 'figure';
  attributes: (InnerHtml | {type: 'mdxJsxAttribute'; name: string; value: string})[];
  children: never[];
  data: {_mdxExplicitJsx: true};
}

/**
 * Puts the drawing of every fence ```mermaid into the page: one SVG for both colour modes, made by `npm run diagrams`.
 * The text of the diagram stands beside it, hidden, for the search and the page's Markdown twin.
 * @param folder where the drawings lie, from the project's folder
 */
export default function diagrams(folder: string = DRAWINGS) {
  return (tree: Root, file: VFile): void => {
    const visit = (parent: Parents): void => {
      parent.children.forEach((node, index) => {
        // The nodes of JSX that MDX knows are no part of the types of Markdown.
        if (node.type === 'code' && node.lang === 'mermaid') parent.children[index] = draw(node, file, folder) as never;
        else if ('children' in node) visit(node);
      });
    };
    visit(tree);
  };
}

function draw({value, position}: Code, file: VFile, folder: string): Figure {
  const drawing = path.join(file.cwd, folder, `${drawingId(value)}.svg`);
  if (!existsSync(drawing)) {
    throw new Error(
      `${placeOf(file, position?.start.line)}: this diagram is new or was changed, and ${folder} has no drawing of it. ` +
        'Draw it: npm run diagrams',
    );
  }
  const svg = readFileSync(drawing, 'utf8').trim();
  const source = `<pre hidden class="language-mermaid"><code>${escapeHtml(value)}</code></pre>`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'diagram'}, createInnerHtml(svg + source)],
    children: [],
    data: {_mdxExplicitJsx: true},
  };
}
