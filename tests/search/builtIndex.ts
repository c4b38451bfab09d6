import fs from 'node:fs';
import type {LoadTexts} from '../../src/lib/search/engine';
import type {IndexFile} from '../../src/lib/search/indexFile';
import {createTextPath, manifestName, type SearchManifest} from '../../src/lib/search/manifest';

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(`build/${file}`, 'utf8')) as T;

/** The index of the built site, and what reads the texts of its pages. */
export function readBuiltIndex(): {index: IndexFile; loadTexts: LoadTexts} {
  const manifest = readJson<SearchManifest>(manifestName);
  const index = readJson<IndexFile>(manifest.index);
  const texts = index.pages.map((_, page) => readJson<string[]>(createTextPath(manifest, page)));
  return {index, loadTexts: async (page) => texts[page] ?? []};
}
