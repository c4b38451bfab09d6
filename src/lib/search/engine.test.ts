import {beforeAll, describe, expect, test} from 'vitest';
import {page, section} from '../../../tests/searchablePages';
import {createSearchEngine, type LoadTexts, type SearchEngine} from './engine';
import {createIndexFile} from './indexFile';
import type {SearchablePage, SearchHit, SearchRequest} from './types';

const pages = [
  page('/blog/clusters', 'post', 'Blog', [
    section(1, 'Clusters win a prize', null, 'Clustering was praised. Text facets too.'),
  ]),
  page('/docs/manual/cells', 'doc', 'Clean <and> transform', [
    section(1, 'Cell editing', null, 'Change the cells of a column.'),
    section(2, 'Cluster and edit', 'cluster-and-edit', 'Finds spellings that belong together, such as duplicates.'),
    section(3, 'Nearest neighbor', 'nearest-neighbor', 'Compares pairs by the Levenshtein distance, up to 65536.'),
    section(2, 'To titlecase, To uppercase, To lowercase', 'case-transforms', 'Changes capital letters.'),
    section(2, 'Join multi-valued cells', 'join', 'Puts a separator between the values.'),
  ]),
  page('/docs/manual/grel', 'doc', 'Expressions', [
    section(1, 'GREL', null, 'The expression language.'),
    section(2, 'forEach(array, v, e)', 'foreache1-v-e2', 'Evaluates e for each element, as in value.split(",").'),
    section(2, 'isBlank(e), isNonBlank(e)', 'isblank', 'Tests for a blank cell.'),
    {...section(2, 'Remainder', 'modulus', 'The operator % with a < b & "c".'), aliases: ['integer-division']},
    section(
      2,
      'Text facet',
      'text-facet',
      `${'Filler words stand here. '.repeat(20)}A histogram <img src=x onerror=alert(1)> shows it. ${'More words follow. '.repeat(20)}`,
    ),
  ]),
  page('/download', 'page', 'OpenRefine', [section(1, 'Get it', null, 'For Windows, version 3.10.1.')]),
];

const index = createIndexFile(pages, 'https://openrefine.org/base');
/** Reads the texts of pages as a browser does, by the number of the page. */
function createTextLoader(ofPages: SearchablePage[]): LoadTexts {
  return async (page) => ofPages[page]?.sections.map(({text}) => text) ?? [];
}
const loadTexts = createTextLoader(pages);

let engine: SearchEngine;
beforeAll(() => {
  engine = createSearchEngine(index, loadTexts);
});

const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  hitsPerPage: 20,
  page: 0,
  snippetWords: 10,
  tags: [],
  ...more,
});
const ask = async (query: string, more?: Partial<SearchRequest>): Promise<SearchHit[]> =>
  (await engine.search(request(query, more))).hits;
const first = async (query: string): Promise<string | undefined> => (await ask(query))[0]?.url.slice(27);

describe('A search finds', () => {
  test.each([
    ['a number, however its digits are grouped', '65,536', '/docs/manual/cells#nearest-neighbor'],
    ['the words around the name of a file', 'duplicates in list2024_final.csv', '/docs/manual/cells#cluster-and-edit'],
    ['a synonym', 'delimiter', '/docs/manual/cells#join'],
    ['a synonym of a misspelled word', 'upercase', '/docs/manual/cells#case-transforms'],
    ['the older name of a part', 'integer division', '/docs/manual/grel#modulus'],
    ['a page by its address', 'download', '/download'],
  ])('%s: %s', async (_, query, url) => {
    expect(await first(query)).toBe(url);
  });

  test.each([
    ['one in quotation marks', '"refused the page"'],
    ['one with a name of the reader in it', 'Error: the server refused the page "Jane"'],
  ])('first the section that has the words one after another: %s', async (_, query) => {
    const apart = section(1, 'Server page', null, 'The page of a server. An error that refused the server.');
    const two = [
      page('/a', 'doc', 'Site', [{...apart, phrasings: ['error: server refused']}]),
      page('/b', 'doc', 'Site', [section(1, 'T', null, 'The server refused the page with an error.')]),
    ];
    const {search} = createSearchEngine(createIndexFile(two, ''), createTextLoader(two));
    expect((await search(request(query))).hits[0]?.url).toBe('/b');
  });

  test('only what carries one of the tags', async () => {
    expect((await ask('cluster')).length).toBeGreaterThan(1);
    const hits = await ask('cluster', {tags: ['default']});
    expect(hits.map(({url}) => url)).toEqual(['https://openrefine.org/base/blog/clusters']);
  });

  test('only what is in the part of the site that is asked for, and counts what is in each', async () => {
    const answer = await engine.search(request('cluster', {part: 'blog'}));
    expect(answer.hits.map(({url}) => url)).toEqual(['https://openrefine.org/base/blog/clusters']);
    expect(answer).toMatchObject({nbHits: 1, counts: {blog: 1, technical: 0, pages: 0}});
    expect((await engine.search(request('windows'))).counts).toEqual({manual: 0, technical: 0, blog: 0, pages: 1});
    expect(answer.counts?.manual).toBe((await ask('cluster', {part: 'manual'})).length);
  });

  test.each(['', '   ', '…', '<>', '🙂'])('nothing for %j, and suggests nothing', async (query) => {
    expect(await engine.search(request(query))).toMatchObject({hits: [], nbHits: 0, nbPages: 0, suggestions: []});
  });
});

describe('A hit', () => {
  test('of a heading has its type, its place, its headings marked, and the first sentence of the section [3.12]', async () => {
    const [hit] = await ask('nearest', {snippetWords: 3});
    const [lvl0, lvl1, lvl2] = ['Clean &lt;and&gt; transform', 'Cell editing', 'Cluster and edit'].map((value) => ({
      value,
    }));
    const none = {lvl4: null, lvl5: null, lvl6: null};
    expect(hit).toEqual({
      objectID: '3:/docs/manual/cells#nearest-neighbor',
      url: 'https://openrefine.org/base/docs/manual/cells#nearest-neighbor',
      type: 'lvl3',
      hierarchy: {
        lvl0: 'Clean <and> transform',
        lvl1: lvl1?.value,
        lvl2: lvl2?.value,
        lvl3: 'Nearest neighbor',
        ...none,
      },
      content: 'Compares pairs by…',
      _highlightResult: {hierarchy: {lvl0, lvl1, lvl2, lvl3: {value: '<mark>Nearest</mark> neighbor'}}},
      _snippetResult: {content: {value: 'Compares pairs by…'}},
    });
  });

  test('comes with the texts of as many pages as are asked for, and with those that are there already', async () => {
    const asked = new Set<number>();
    const counting = createSearchEngine(index, async (page) => {
      asked.add(page);
      return loadTexts(page);
    });
    const textsOf = async (textPages: number) =>
      (await counting.search(request('cells', {textPages}))).hits.map(({content}) => content);
    expect(await textsOf(1)).toContain(null);
    expect(asked.size).toBe(1);
    const all = await textsOf(9);
    expect(all).not.toContain(null);
    expect(await textsOf(1)).toEqual(all);
  });

  test('has the words around the match, or no text when that cannot be loaded', async () => {
    const offline = createSearchEngine(index, () => Promise.reject(new Error('offline')));
    const [bare] = (await offline.search(request('histogram'))).hits;
    expect(bare).toMatchObject({type: 'lvl2', content: null});
    expect(bare?._snippetResult.content).toBeUndefined();
    const [hit] = await ask('histogram', {snippetWords: 5});
    expect(hit?.type).toBe('content');
    expect(hit?._snippetResult.content?.value).toBe('…A <mark>histogram</mark> &lt;img src=x…');
  });
});

test('Pages of hits follow each other without gaps and repetitions', async () => {
  const all = await ask('cell');
  const parts = await Promise.all([0, 1, 2].map((one) => engine.search(request('cell', {hitsPerPage: 2, page: one}))));
  expect(all.length).toBeGreaterThan(4);
  expect(parts.flatMap(({hits}) => hits.map(({url}) => url))).toEqual(all.slice(0, 6).map(({url}) => url));
  expect(parts[0]).toMatchObject({nbHits: all.length, nbPages: Math.ceil(all.length / 2)});
  const {nbPages} = await engine.search(request('cell', {hitsPerPage: all.length - 1}));
  expect(nbPages).toBe(2);
});

test('An answer says what it is one to, and suggests others that give hits under the same tags if there is none', async () => {
  expect(await engine.search(request('nieghbor'))).toMatchObject({
    corrected: 'neighbor',
    isGuess: true,
    suggestions: [],
  });
  expect((await engine.search(request('nieghbor', {tags: ['default']}))).corrected).toBeUndefined();
  const {suggestions, nbHits} = await engine.search(request('clusterification', {tags: ['default']}));
  expect({suggestions, nbHits}).toEqual({suggestions: ['clustering'], nbHits: 0});
  expect(await ask('clustering', {tags: ['default']})).toHaveLength(1);
  expect((await engine.search(request('grelification', {tags: ['default']}))).suggestions).toEqual([]);
});

describe('An index file', () => {
  test('has each term with its sections, and what readers say, as characters; common terms come first', () => {
    const first = [
      section(1, 'A', null, 'sea with x0y 404 harbor'),
      {...section(2, 'B c!', 'b-c', 'Sea'), phrasings: ['sea harbor', 'harbor', 'quay']},
      {...section(3, 'D', 'd2', ''), aliases: ['mole']},
    ];
    const more = Array.from({length: 9}, (_, place) => section(2, `S${place}`, null, 'Pier of stone 404'));
    expect(createIndexFile([page('/a', 'doc', 'A', first), page('/b', 'post', 'B', more)], '/base')).toEqual({
      version: 7,
      base: '/base',
      pages: [
        {
          route: '/a',
          kind: 'doc',
          lvl0: 'A',
          tag: 'docs-default-current',
          sections: [
            [1, 'A'],
            [2, 'B c!'],
            [3, 'D', 'd2'],
          ],
        },
        {route: '/b', kind: 'post', lvl0: 'B', tag: 'default', sections: more.map(({title}) => [2, title, null])},
      ],
      terms: 'pier stone sea x0y 404 harbor mole quay',
      holders: ['&$$$$$$$$', '#$$$$$$$$', ',$', '#', '#', '#', '%', ''].join('\n'),
      phrasings: `\n%( ( *${'\n'.repeat(10)}`,
    });
  });

  test('of another version is refused', () => {
    const other = {...index, version: 99} as unknown as typeof index;
    expect(() => createSearchEngine(other, loadTexts)).toThrow('The search index has version 99');
  });
});
