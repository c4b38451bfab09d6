import {expect, test} from 'vitest';
import type {SearchManifest} from '../../lib/search/manifest';
import {page, section} from '../../../tests/searchablePages';
import {createSearchFiles} from './createSearchFiles';

const sectionsWith = (text: string) => [
  section(1, 'Manual', null, text),
  section(2, 'Long', 'long', 'word '.repeat(1000)),
  section(2, 'Short', 'short', 'end'),
];
const create = (text = 'Start here.') =>
  createSearchFiles([page('/docs', 'doc', 'Manual', sectionsWith(text))], 'https://openrefine.org');

test('leads from the manifest to the index and to the texts of each page', () => {
  const files = new Map(create().map(({path, content}) => [path, JSON.parse(content)]));
  const manifest = files.get('search-index.json') as SearchManifest;
  const [, hash] = /^assets\/search\/index-([\da-f]{10})\.json$/.exec(manifest.index) ?? [];
  expect(manifest.texts).toBe(`assets/search/texts-${hash}-`);
  expect(files.get(manifest.index)).toMatchObject({
    base: 'https://openrefine.org',
    pages: [{route: '/docs', sections: [{1: 'Manual'}, {1: 'Long'}, {1: 'Short'}]}],
  });
  expect(files.get(`${manifest.texts}0.json`)).toEqual(['Start here.', 'word '.repeat(1000), 'end']);
  expect(files.size).toBe(3);
});

test('renames all files when a text changes, so that no cache mixes two builds', () => {
  const [before, after] = [create(), create('Start here!')].map((files) => files.map(({path}) => path).slice(1));
  for (const path of after ?? []) expect(before).not.toContain(path);
});
