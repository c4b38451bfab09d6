import type {Root, RootContent} from 'mdast';
import {readChapters} from '../../data/grel/chapters';
import {parseMarkdown} from '../../build/pageBlocks';
import {renderFunction} from './renderFunction';

const PAGES = /docs\/manual\/grelfunctions\/([\w-]+)\.md$/;

const isMarker = (node: RootContent): boolean => node.type === 'html' && node.value === '<!-- functions -->';

/** Replaces `<!-- functions -->` on a page of the reference with the functions of the data file of the same name. */
export default function grelFunctions() {
  return (root: Root, file: {path?: string}): void => {
    const name = PAGES.exec(file.path ?? '')?.[1];
    if (name === undefined) return;
    const page = `docs/manual/grelfunctions/${name}.md`;
    const chapter = readChapters().find((one) => one.file === name);
    if (!chapter) {
      throw new Error(
        `${page}: src/data/grel/functions/${name}.json is missing. Add it to src/data/grel/chapters.ts, or remove the page.`,
      );
    }
    const place = root.children.findIndex(isMarker);
    if (place < 0) throw new Error(`${page} lacks "<!-- functions -->". Write it on a separate line.`);
    const markdown = chapter.functions.map(renderFunction).join('\n\n');
    root.children.splice(place, 1, ...parseMarkdown(markdown).children);
  };
}
