import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The file that `npm run diagrams` writes, by its path from the project's folder. */
export const DRAWINGS = 'src/remark/diagrams/drawings.json';

/**
 * Names the drawing of a diagram after its text: a diagram that was changed has none until it is drawn.
 * @param {string} source what is between the lines of the fence
 */
export function drawingId(source) {
  return `diagram-${createHash('sha256').update(source.trim()).digest('hex').slice(0, 10)}`;
}

/**
 * Every diagram in a Markdown file, in order, with the line on which its fence begins.
 * @param {string} markdown
 * @returns {{source: string, line: number}[]}
 */
export function findDiagrams(markdown) {
  const fences = markdown.matchAll(/^( *)```mermaid\n([^]*?)^\1```$/gm);
  return Array.from(fences, ({1: indent = '', 2: source = '', index}) => ({
    source: source.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: markdown.slice(0, index).split('\n').length,
  }));
}

/**
 * Every diagram of the pages by the name of its drawing, with its file and line.
 * @param {string} root the project's folder
 * @returns {Map<string, {source: string, file: string, line: number}>}
 */
export function readDiagrams(root) {
  const files = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const found = files
    .sort()
    .flatMap((file) => findDiagrams(readFileSync(path.join(root, file), 'utf8')).map((found) => ({...found, file})));
  return new Map(found.map((diagram) => [drawingId(diagram.source), diagram]));
}
