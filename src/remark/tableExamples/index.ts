import fs from 'node:fs';
import {collectTableExamples, findTableExamples} from '../../lib/tableExamples';
import {readBlock, renderTableExample, type MarkdownNode} from './renderTableExample';

/**
 * Shows each table example of a page (see src/lib/tableExamples.ts) as two tables and the folded steps between them.
 * An example that cannot be read stops the build with its file and line.
 */
export default function tableExamples() {
  return (root: MarkdownNode, file: {path: string}): void => {
    replaceExamples(root, file.path);
  };
}

function replaceExamples(parent: MarkdownNode, path: string): void {
  if (!parent.children) return;
  const blocks = parent.children.map(readBlock);
  const {found, problems} = findTableExamples(blocks);
  if (problems.length) throw new Error(renderProblems(path) ?? `${path}: ${problems[0]?.message}`);
  // From the last on, so that the indexes of the others keep their meaning.
  for (const {index, example} of found.reverse()) {
    const steps = parent.children[index + 1];
    if (steps) parent.children.splice(index, 3, renderTableExample(example, steps));
  }
  for (const child of parent.children) replaceExamples(child, path);
}

/** The problems with the lines of the file itself: the lines of the tree are counted without the front matter. */
function renderProblems(path: string): string | undefined {
  const {problems} = fs.existsSync(path) ? collectTableExamples(path, fs.readFileSync(path, 'utf8')) : {problems: []};
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`).join('\n') || undefined;
}
