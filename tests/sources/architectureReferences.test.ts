import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import list from '../../src/data/architectureReferences.json';

interface Reference {
  page: string;
  path: string;
  /** Where it differs from the tag of the list. */
  tag?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const links = /https:\/\/github\.com\/OpenRefine\/OpenRefine\/(?:blob|tree)\/([^/\s)]+)\/([^\s)#"]+)/g;
const references = (list.references as Reference[]).map(({page, path, tag}) => ({page, path, tag: tag ?? list.tag}));
const pages = [...new Set(references.map(({page}) => page))];
const byPathAndTag = (a: {path: string; tag: string}, b: {path: string; tag: string}) =>
  a.path === b.path ? (a.tag < b.tag ? -1 : 1) : a.path < b.path ? -1 : 1;

describe('references to the source of OpenRefine', () => {
  it.each(pages)('are listed as %s links them', (page) => {
    const found = [...fs.readFileSync(`${root}${page.slice(1)}.md`, 'utf8').matchAll(links)];
    const linked = new Map(found.map(([, tag = '', path = '']) => [`${tag}:${path}`, {page, path, tag}]));
    expect(references.filter((reference) => reference.page === page)).toEqual([...linked.values()].sort(byPathAndTag));
  });

  // A clone of https://github.com/OpenRefine/OpenRefine with its tags, wherever it lies.
  const source = process.env.OPENREFINE_SOURCE;
  it.skipIf(!source)('name files that exist (needs a clone of the tool in OPENREFINE_SOURCE)', () => {
    const existing = new Map(
      [...new Set(references.map(({tag}) => tag))].map((tag) => {
        const files = execFileSync('git', ['-C', source ?? '', 'ls-tree', '-r', '-t', '--name-only', tag], {
          encoding: 'utf8',
          maxBuffer: 1 << 26,
        });
        return [tag, new Set(files.split('\n'))];
      }),
    );
    expect(references.filter(({path, tag}) => !existing.get(tag)?.has(path.replace(/\/$/, '')))).toEqual([]);
  });
});
