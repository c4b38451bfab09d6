import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The files below a folder whose names end so, tests left out. */
function filesBelow(folder: string, ending: RegExp): string[] {
  return fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file));
}

/** The keys of the page's table, in its order. */
const described = [...read('src/pages/privacy.md').matchAll(/^\| (`[^|]+?) +\|/gm)].flatMap(([, cell]) =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key ?? ''),
);

/** Every key under which the parts of the site that are loaded by a browser keep something. */
function collectKeys(): string[] {
  const keys = new Set<string>();
  for (const part of ['theme-common', 'theme-classic', 'plugin-content-docs', 'core']) {
    const folder = `node_modules/@docusaurus/${part}/lib${part === 'core' ? '/client' : ''}`;
    for (const file of filesBelow(folder, /\.js$/)) {
      const text = read(file);
      for (const [, key] of text.matchAll(/createStorageSlot\('([^']+)'/g)) keys.add(key ?? '');
      for (const [, key] of text.matchAll(/StorageKey = '([^']+)'/g)) keys.add(key ?? '');
      if (text.includes('`docs-preferred-version-${pluginId}`')) keys.add('docs-preferred-version-default');
    }
  }
  const index = /provider\.indexName : '(\w+)'/.exec(read('src/components/SearchModal/index.tsx'))?.[1];
  if (!index) throw new Error('The name under which searches are kept is no longer in SearchModal. Fix this test.');
  const names = /__[A-Z]+(?:_[A-Z]+)*(?:__)?/g;
  const docSearch = read('node_modules/@docsearch/react/dist/esm/index.js').match(/"__[A-Z_]+__"/g) ?? [];
  for (const name of [...docSearch, ...(read('src/search/storedSearches.ts').match(names) ?? [])]) {
    const plain = name.replaceAll('"', '');
    keys.add(plain.startsWith('__DOCSEARCH_') ? plain + index : plain);
  }
  return [...keys].sort();
}

describe('the page on privacy', () => {
  it('lists every key that something is stored under, and no other', () => {
    expect([...described].sort()).toEqual(collectKeys());
  });

  it('may say that nothing else of the site stores anything', () => {
    const storing = filesBelow('src', /\.tsx?$/).filter((file) =>
      /localStorage\.|window\.localStorage|sessionStorage\.|document\.cookie|indexedDB|serviceWorker|caches\.open/.test(
        read(file),
      ),
    );
    expect(storing, 'describe what these store on src/pages/privacy.md').toEqual([
      'src/client/offline.ts',
      // Only reads, to find out whether anything can be stored.
      'src/client/probeStorage.ts',
      'src/config/announcementBar.ts',
      'src/search/storedSearches.ts',
      'src/pages/offline/_components/readStoredPages.ts',
    ]);
    // What src/plugins/offline stores has a separate paragraph.
    expect(read('src/lib/offlineCaches.ts')).toContain('`openrefine:${baseUrl}:`');
    expect(read('src/pages/privacy.md')).toContain('cache storage under `openrefine:`');
    expect(read('static/js/fix-location.js')).not.toMatch(/Storage|cookie/);
  });

  it('may leave out tabs, which are remembered only where they have a group', () => {
    const grouped = [
      ...filesBelow('docs', /\.mdx?$/),
      ...filesBelow('blog', /\.mdx?$/),
      ...filesBelow('src', /\.(mdx|tsx)$/),
    ];
    expect(
      grouped.filter((file) => /\bgroupId=/.test(read(file))),
      'add `docusaurus.tab.…` to src/pages/privacy.md',
    ).toEqual([]);
  });
});
