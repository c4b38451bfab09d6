import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The pages of the docs in the order of their paths, each with its path and its Markdown. */
export const readPages = (): [file: string, markdown: string][] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => [join('docs', name), readFileSync(join('docs', name), 'utf8')]);
