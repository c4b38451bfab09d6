import type {Root} from 'mdast';
import {readChapters} from '../../build/grelFunctions';
import {parseMarkdown} from '../../build/pageBlocks';
import {renderFunction} from './renderFunction';

const PAGES = /docs\/manual\/grelfunctions\/([\w-]+)\.md$/;

/**
 * Replaces a comment such as `<!-- functions: src/data/grel/functions/text.json -->` on a page of the reference with the
 * functions of the data file of the same name. Whoever edits the page reads there where they are.
 */
export default function grelFunctions() {
  return (root: Root, file: {path?: string}): void => {
    const name = PAGES.exec(file.path ?? '')?.[1];
    if (name === undefined) return;
    const page = `docs/manual/grelfunctions/${name}.md`;
    const data = `src/data/grel/functions/${name}.json`;
    const chapter = readChapters().find((one) => one.file === name);
    if (!chapter) {
      throw new Error(`${page}: ${data} is missing. Add it, or remove the page.`);
    }
    const comment = `<!-- functions: ${data} -->`;
    const place = root.children.findIndex((node) => node.type === 'html' && node.value === comment);
    if (place < 0) throw new Error(`${page} lacks "${comment}". Write it on a separate line.`);
    const markdown = chapter.functions.map(renderFunction).join('\n\n');
    root.children.splice(place, 1, ...parseMarkdown(markdown).children);
  };
}
