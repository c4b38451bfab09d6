import {readChapters} from '../../data/grel/chapters';
import type {FunctionTexts} from '../../lib/grel/functionTexts';
import exampleMarks from '../exampleMarks';
import type {Node} from './nodes';
import {leadsAway, renderBlocks} from './renderBlocks';
import {renderChapter, renderFunction, renderIndex, type FunctionNodes} from './renderChapter';

const marker = /^\/\*\s*functions:\s*([\w-]+)\s*\*\/$/;

/** A link to another page has to be one that the site follows without loading the page again: such texts stay Markdown. */
const isText = ({body}: FunctionNodes): boolean => !body.some(leadsAway);

/**
 * The texts below the headings of the functions, for `@generated/function-texts`: a hundred kilobytes that a visitor
 * already has as HTML, and that need not come as a script once more. src/components/FunctionText shows them.
 */
export function createFunctionTexts(): FunctionTexts {
  const sections = readChapters()
    .flatMap((chapter) => chapter.functions)
    .map(renderFunction)
    .filter(isText);
  return Object.fromEntries(
    sections.map(({name, body}) => {
      const root: Node = {type: 'root', children: body};
      exampleMarks({asHtml: true})(root);
      return [name, renderBlocks(root.children ?? [])];
    }),
  );
}

/**
 * Puts the reference of GREL's functions into a page: `{/* functions: index *\/}` becomes the list of all names,
 * `{/* functions: text *\/}` the chapter of that file. Headings are Markdown like any other, for the table of contents;
 * below them stands `<FunctionText name="…" />`, or Markdown where a function's text leads to other pages.
 */
export default function grelFunctions() {
  return (root: Node, file?: {path?: string}): void => {
    const asked = (root.children ?? []).flatMap((node) => nameOf(node) ?? []);
    if (asked.length === 0) return;
    const chapters = readChapters();
    const names = ['index', ...chapters.map((chapter) => chapter.file)];
    const faults = [
      ...asked.filter((name, index) => asked.indexOf(name) < index).map((name) => `asks for "${name}" twice`),
      ...asked.filter((name) => !names.includes(name)).map((name) => `asks for "${name}", which is not a group`),
      ...names.filter((name) => !asked.includes(name)).map((name) => `does not ask for "${name}"`),
    ];
    if (faults.length > 0) {
      throw new Error(`${file?.path ?? 'A page'} ${faults.join(', ')}. The groups are in src/data/grel/groups.json.`);
    }
    const place = (section: FunctionNodes): Node[] => [
      ...section.heading,
      ...(isText(section) ? [createFunctionText(section.name)] : section.body),
    ];
    root.children = root.children?.flatMap((node) => {
      const name = nameOf(node);
      if (name === undefined) return [node];
      if (name === 'index') return [renderIndex(chapters)];
      return chapters.filter((chapter) => chapter.file === name).flatMap((chapter) => renderChapter(chapter, place));
    });
  };
}

const createFunctionText = (name: string): Node => ({
  type: 'mdxJsxFlowElement',
  name: 'FunctionText',
  attributes: [{type: 'mdxJsxAttribute', name: 'name', value: name}],
  children: [],
});

function nameOf(node: Node): string | undefined {
  return node.type === 'mdxFlowExpression' ? marker.exec(node.value?.trim() ?? '')?.[1] : undefined;
}
