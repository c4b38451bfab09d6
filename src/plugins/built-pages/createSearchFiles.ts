import {createHash} from 'node:crypto';
import {createIndexFile} from '../../lib/search/indexFile';
import {createTextPath, manifestName, type SearchManifest} from '../../lib/search/manifest';
import type {SearchablePage} from '../../lib/search/types';

/** A file of the built site: its path in the output folder, and its text. */
export interface OutputFile {
  path: string;
  content: string;
}

/**
 * Creates the files that the browser searches. The names of the index and the texts contain a hash of both, so browsers
 * keep them and never mix two builds. Browsers request the manifest, which has a fixed name and 100 bytes, each time.
 */
export function createSearchFiles(pages: SearchablePage[], base: string): OutputFile[] {
  const content = JSON.stringify(createIndexFile(pages, base));
  const texts = pages.map(({sections}) => JSON.stringify(sections.map(({text}) => text)));
  const hash = createHash('sha256');
  for (const one of [content, ...texts]) hash.update(one).update('\n');
  const name = hash.digest('hex').slice(0, 10);
  const manifest: SearchManifest = {
    index: `assets/search/index-${name}.json`,
    texts: `assets/search/texts-${name}-`,
  };
  return [
    {path: manifestName, content: JSON.stringify(manifest)},
    {path: manifest.index, content},
    ...texts.map((ofPage, page) => ({path: createTextPath(manifest, page), content: ofPage})),
  ];
}
