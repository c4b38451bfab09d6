import {findTableExamples} from '../../lib/tableExamples';
import {placeOf} from '../placeOf';
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
  if (problems.length)
    throw new Error(problems.map((one) => `${placeOf({path}, one.line)}: ${one.message}`).join('\n'));
  // From the last on, so that the indexes of the others keep their meaning.
  for (const {index, example} of found.reverse()) {
    const steps = parent.children[index + 1];
    if (steps) parent.children.splice(index, 3, renderTableExample(example, steps));
  }
  for (const child of parent.children) replaceExamples(child, path);
}
