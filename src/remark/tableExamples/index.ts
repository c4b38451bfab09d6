import type {Root} from 'mdast';
import {visitBlocks} from '../../build/pageBlocks';
import {findTableExamples} from '../../build/tableExamples';
import {placeOf} from '../placeOf';
import {renderTableExample} from './renderTableExample';

/**
 * Shows each table example of a page (see src/build/tableExamples.ts) as two tables and the folded steps between them.
 * An example that cannot be read stops the build with its file and line.
 */
export default function tableExamples() {
  return (root: Root, {path}: {path: string}): void =>
    visitBlocks(root, (blocks, parent) => {
      const {found, problems} = findTableExamples(blocks);
      if (problems.length) {
        throw new Error(problems.map(({line, message}) => `${placeOf({path}, line)}: ${message}`).join('\n'));
      }
      // From the last on, so that the indexes of the others keep their meaning.
      for (const {index, example} of found.reverse()) {
        const steps = parent.children[index + 1];
        if (steps?.type === 'code') parent.children.splice(index, 3, renderTableExample(example, steps));
      }
    });
}
