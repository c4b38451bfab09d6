import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import {parseMarkdown} from '../../src/build/pageBlocks';

const trees = new Map<string, Root>();

/** The tree of a page, parsed once for all kinds of examples: none may change it. */
export function parsePage(markdown: string): Root {
  const tree = trees.get(markdown) ?? parseMarkdown(markdown);
  trees.set(markdown, tree);
  return tree;
}

/** The pages of the docs in the order of their paths, each with its path and its Markdown. */
export const readPages = (): [file: string, markdown: string][] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => [join('docs', name), readFileSync(join('docs', name), 'utf8')]);
