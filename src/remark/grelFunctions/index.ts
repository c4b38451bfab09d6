import {readChapters} from '../../data/grel/chapters';
import type {Node} from './nodes';
import {renderChapter, renderIndex} from './renderChapter';

const marker = /^\/\*\s*functions:\s*([\w-]+)\s*\*\/$/;

/**
 * Puts the reference of GREL's functions into a page: `{/* functions: index *\/}` becomes the list of all names,
 * `{/* functions: text *\/}` the chapter of that file. What comes out is Markdown like any other, so that headings,
 * table of contents, search and printing need nothing of their own.
 */
export default function grelFunctions() {
  return (root: Node, file?: {path?: string}): void => {
    const asked = (root.children ?? []).flatMap((node) => nameOf(node) ?? []);
    if (asked.length === 0) return;
    const chapters = readChapters();
    const names = ['index', ...chapters.map((chapter) => chapter.file)];
    const faults = [
      ...asked.filter((name, index) => asked.indexOf(name) < index).map((name) => `asks for "${name}" twice`),
      ...asked.filter((name) => !names.includes(name)).map((name) => `asks for "${name}", which is no group`),
      ...names.filter((name) => !asked.includes(name)).map((name) => `does not ask for "${name}"`),
    ];
    if (faults.length > 0) {
      throw new Error(`${file?.path ?? 'A page'} ${faults.join(', ')}. The groups stand in src/data/grel/groups.json.`);
    }
    root.children = root.children?.flatMap((node) => {
      const name = nameOf(node);
      if (name === undefined) return [node];
      if (name === 'index') return [renderIndex(chapters)];
      return chapters.filter((chapter) => chapter.file === name).flatMap(renderChapter);
    });
  };
}

function nameOf(node: Node): string | undefined {
  return node.type === 'mdxFlowExpression' ? marker.exec(node.value?.trim() ?? '')?.[1] : undefined;
}
