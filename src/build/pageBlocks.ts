import type {Nodes, Parents, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A piece of a page, as far as its examples care. */
export type PageBlock =
  | {kind: 'fence'; line: number; language: string; meta: string; text: string}
  | {kind: 'unchecked'; line: number; reason: string}
  | {kind: 'other'; line: number};

export type Fence = Extract<PageBlock, {kind: 'fence'}>;

const UNCHECKED = /^(?:<!--|\{?\/\*)\s*unchecked:(.*?)(?:-->|\*\/\}?)\s*$/;

/** A folded part of the page shows the same blocks in the same order. */
const isFold = (node: Nodes) => node.type === 'html' && /^<\/?details\b/.test(node.value);

/** The tree of a page. MDX is read as Markdown, too: what its comments say is text. */
export const parseMarkdown = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);

export function readBlock(node: Nodes): PageBlock {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'code') {
    // An editor on Windows may save a page with the line ends of that system.
    const text = node.value.replaceAll('\r\n', '\n');
    return {kind: 'fence', line, language: node.lang ?? '', meta: node.meta ?? '', text};
  }
  const reason = UNCHECKED.exec(toString(node) || ('value' in node ? node.value : ''))?.[1];
  return reason === undefined ? {kind: 'other', line} : {kind: 'unchecked', line, reason: reason.trim()};
}

/** Calls back for each row of blocks that follow each other: the page itself, then its list items, callouts and so on. */
export function visitBlocks(root: Root, read: (blocks: PageBlock[], parent: Parents) => void): void {
  visit(root, (node) => {
    if ('children' in node) read(node.children.filter((child) => !isFold(child)).map(readBlock), node);
  });
}
