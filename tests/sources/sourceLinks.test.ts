import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {Globby} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';

/** The links of the docs to files and folders of OpenRefine's source, by tag. */
const links = new Map<string, {page: string; path: string}[]>();
for (const page of Globby.sync('docs/**/*.{md,mdx}')) {
  const text = fs.readFileSync(page, 'utf8');
  for (const [, tag = '', path = ''] of text.matchAll(
    /https:\/\/github\.com\/OpenRefine\/OpenRefine\/(?:blob|tree)\/(\d[^/\s)]*)\/([^\s)#"<>`]+)/g,
  )) {
    links.set(tag, [...(links.get(tag) ?? []), {page, path: decodeURI(path).replace(/\/$/, '')}]);
  }
}

// A clone of https://github.com/OpenRefine/OpenRefine with its tags.
const source = process.env.OPENREFINE_SOURCE;

describe.skipIf(!source)('links to the source of OpenRefine (needs a clone of it in OPENREFINE_SOURCE)', () => {
  it.each([...links])('with the tag %s name files that exist', (tag, found) => {
    const files = execFileSync('git', ['-C', source ?? '', 'ls-tree', '-r', '-t', '--name-only', `refs/tags/${tag}`], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const existing = new Set(files.split('\n'));
    expect(
      found.filter(({path}) => !existing.has(path)).map(({page, path}) => `${page}: ${tag} has no ${path}`),
    ).toEqual([]);
  });
});
