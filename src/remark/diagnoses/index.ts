import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {COMMENT} from '../../build/diagnoses';

/** Leaves the comments "diagnose" out of the page: a pattern in one can end a comment of JavaScript. */
export default function diagnoses() {
  return (root: Root): void => {
    visit(root, 'html', ({value}, index, parent) => {
      if (index === undefined || !COMMENT.test(value)) return undefined;
      parent?.children.splice(index, 1);
      return index;
    });
  };
}
