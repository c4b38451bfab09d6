import {expect, test} from 'vitest';
import type {SearchManifest} from '../../lib/search/manifest';
import type {SearchablePage} from '../../lib/search/types';
import {createSearchFiles} from './createSearchFiles';

const page = (text: string): SearchablePage => ({
  route: '/docs',
  kind: 'doc',
  lvl0: 'Manual',
  language: 'en',
  tag: 'docs-default-current',
  sections: [
    {level: 1, title: 'Manual', anchor: null, text, aliases: []},
    {level: 2, title: 'Long', anchor: 'long', text: 'word '.repeat(1000), aliases: []},
    {level: 2, title: 'Short', anchor: 'short', text: 'end', aliases: []},
  ],
});

const create = (text = 'Start here.') => createSearchFiles([page(text)], 'https://openrefine.org');

test('leads from the manifest to the index and to the texts of each page', () => {
  const files = new Map(create().map(({path, content}) => [path, JSON.parse(content)]));
  const manifest = files.get('search-index.json') as SearchManifest;
  expect(files.get(manifest.index)).toMatchObject({
    pages: [{route: '/docs', sections: [{1: 'Manual'}, {1: 'Long'}, {1: 'Short'}]}],
  });
  expect(files.get(`${manifest.texts}0.json`)).toEqual(['Start here.', 'word '.repeat(1000), 'end']);
  expect(files.size).toBe(3);
});

test('renames all files when a text changes, so that no cache mixes two builds', () => {
  const [before, after] = [create(), create('Start here!')].map((files) => files.map(({path}) => path).slice(1));
  for (const path of after ?? []) expect(before).not.toContain(path);
});
