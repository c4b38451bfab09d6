import type {Root} from 'mdast';
import {COMMENT} from '../../build/diagnoses';

/** Leaves the comments "diagnose" out of the page: a pattern in one can end a comment of JavaScript. */
export default function diagnoses() {
  return (root: Root): void => {
    root.children = root.children.filter((node) => node.type !== 'html' || !COMMENT.test(node.value));
  };
}
