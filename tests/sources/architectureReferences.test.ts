import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import list from '../../src/data/architectureReferences.json';

const root = fileURLToPath(new URL('../../', import.meta.url));
const links = /https:\/\/github\.com\/OpenRefine\/OpenRefine\/(?:blob|tree)\/([^/\s)]+)\/([^\s)#"]+)/g;
const pages = [...new Set(list.references.map(({page}) => page))];

describe('references to the source of OpenRefine', () => {
  it.each(pages)('are listed as %s links them, at one tag', (page) => {
    const found = [...fs.readFileSync(`${root}${page.slice(1)}.md`, 'utf8').matchAll(links)];
    expect([...new Set(found.map(([, tag]) => tag))]).toEqual([list.tag]);
    const listed = list.references.filter((reference) => reference.page === page).map(({path}) => path);
    expect(listed).toEqual([...new Set(found.map(([, , path]) => path))].sort());
  });

  // A clone of https://github.com/OpenRefine/OpenRefine with its tags, wherever it lies.
  const source = process.env.OPENREFINE_SOURCE;
  it.skipIf(!source)('name files that exist (needs a clone of the tool in OPENREFINE_SOURCE)', () => {
    const files = execFileSync('git', ['-C', source ?? '', 'ls-tree', '-r', '-t', '--name-only', list.tag], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    }).split('\n');
    const existing = new Set(files);
    expect(list.references.filter(({path}) => !existing.has(path.replace(/\/$/, '')))).toEqual([]);
  });
});
